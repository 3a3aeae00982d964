<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="ground" tilewidth="16" tileheight="16" tilecount="608" columns="16">
 <image source="ground.png" width="256" height="608" />
 <tile id="0" probability="4">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="1" probability="2">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="2" probability="3">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="3" probability="2">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="4" probability="2">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="5" probability="1.5">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="6" probability="1.2">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="8" probability="0.8">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="9" probability="0.6">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="10" probability="0.6">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="11" probability="0.2">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="12" probability="0.15">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="13" probability="0.1">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="14" probability="0.06">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="15" probability="0.06">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="16" probability="2">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="17" probability="2">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="18" probability="2">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="19" probability="2">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="21" probability="0.4">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="22" probability="4">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="23" probability="4">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="24" probability="3">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="25" probability="2">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="26" probability="2">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="27" probability="2">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="28" probability="2">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="29" probability="2">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="32" probability="3">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="33" probability="2">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="34" probability="2">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="36" probability="0.5">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="37" probability="0.08">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="ground" value="wood" />
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="ground" value="wood" />
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="ground" value="wood" />
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="ground" value="wood" />
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="ground" value="wood" />
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="ground" value="wood" />
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="ground" value="wood" />
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="ground" value="wood" />
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="ground" value="wood" />
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="48" probability="0.3">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="63" probability="0.3">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="64" probability="0.3">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="77">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="78">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="79" probability="0.3">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="80" probability="0.3">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="83">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="85">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="86">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="90">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="95" probability="0.3">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="96" probability="0.3">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="97">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="101">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="102">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="103">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="105">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="109">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="111" probability="0.3">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="112" probability="0.3">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="113">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="127" probability="0.3">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="ground" value="sand" />
  </properties>
  <animation>
   <frame tileid="129" duration="250" />
   <frame tileid="145" duration="250" />
   <frame tileid="161" duration="250" />
   <frame tileid="177" duration="250" />
  </animation>
 </tile>
 <tile id="130">
  <properties>
   <property name="ground" value="sand" />
  </properties>
  <animation>
   <frame tileid="130" duration="250" />
   <frame tileid="146" duration="250" />
   <frame tileid="162" duration="250" />
   <frame tileid="178" duration="250" />
  </animation>
 </tile>
 <tile id="131">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="131" duration="250" />
   <frame tileid="147" duration="250" />
   <frame tileid="163" duration="250" />
   <frame tileid="179" duration="250" />
  </animation>
 </tile>
 <tile id="132">
  <properties>
   <property name="ground" value="sand" />
  </properties>
  <animation>
   <frame tileid="132" duration="250" />
   <frame tileid="148" duration="250" />
   <frame tileid="164" duration="250" />
   <frame tileid="180" duration="250" />
  </animation>
 </tile>
 <tile id="133">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="133" duration="250" />
   <frame tileid="149" duration="250" />
   <frame tileid="165" duration="250" />
   <frame tileid="181" duration="250" />
  </animation>
 </tile>
 <tile id="134">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="134" duration="250" />
   <frame tileid="150" duration="250" />
   <frame tileid="166" duration="250" />
   <frame tileid="182" duration="250" />
  </animation>
 </tile>
 <tile id="135">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="135" duration="250" />
   <frame tileid="151" duration="250" />
   <frame tileid="167" duration="250" />
   <frame tileid="183" duration="250" />
  </animation>
 </tile>
 <tile id="136">
  <properties>
   <property name="ground" value="sand" />
  </properties>
  <animation>
   <frame tileid="136" duration="250" />
   <frame tileid="152" duration="250" />
   <frame tileid="168" duration="250" />
   <frame tileid="184" duration="250" />
  </animation>
 </tile>
 <tile id="137">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="137" duration="250" />
   <frame tileid="153" duration="250" />
   <frame tileid="169" duration="250" />
   <frame tileid="185" duration="250" />
  </animation>
 </tile>
 <tile id="138">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="138" duration="250" />
   <frame tileid="154" duration="250" />
   <frame tileid="170" duration="250" />
   <frame tileid="186" duration="250" />
  </animation>
 </tile>
 <tile id="139">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="139" duration="250" />
   <frame tileid="155" duration="250" />
   <frame tileid="171" duration="250" />
   <frame tileid="187" duration="250" />
  </animation>
 </tile>
 <tile id="140">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="140" duration="250" />
   <frame tileid="156" duration="250" />
   <frame tileid="172" duration="250" />
   <frame tileid="188" duration="250" />
  </animation>
 </tile>
 <tile id="141">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="141" duration="250" />
   <frame tileid="157" duration="250" />
   <frame tileid="173" duration="250" />
   <frame tileid="189" duration="250" />
  </animation>
 </tile>
 <tile id="142">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="142" duration="250" />
   <frame tileid="158" duration="250" />
   <frame tileid="174" duration="250" />
   <frame tileid="190" duration="250" />
  </animation>
 </tile>
 <tile id="143">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="143" duration="250" />
   <frame tileid="159" duration="250" />
   <frame tileid="175" duration="250" />
   <frame tileid="191" duration="250" />
  </animation>
 </tile>
 <tile id="147">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="149">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="150">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="151">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="153">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="154">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="155">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="156">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="157">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="158">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="159">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="163">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="165">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="166">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="167">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="169">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="170">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="171">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="172">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="173">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="174">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="175">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="179">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="181">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="182">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="183">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="185">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="186">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="187">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="188">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="189">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="190">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="191">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="192">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="192" duration="250" />
   <frame tileid="208" duration="250" />
   <frame tileid="224" duration="250" />
   <frame tileid="240" duration="250" />
  </animation>
 </tile>
 <tile id="193">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="193" duration="250" />
   <frame tileid="209" duration="250" />
   <frame tileid="225" duration="250" />
   <frame tileid="241" duration="250" />
  </animation>
 </tile>
 <tile id="194">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="194" duration="250" />
   <frame tileid="210" duration="250" />
   <frame tileid="226" duration="250" />
   <frame tileid="242" duration="250" />
  </animation>
 </tile>
 <tile id="195">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="195" duration="250" />
   <frame tileid="211" duration="250" />
   <frame tileid="227" duration="250" />
   <frame tileid="243" duration="250" />
  </animation>
 </tile>
 <tile id="196">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="196" duration="250" />
   <frame tileid="212" duration="250" />
   <frame tileid="228" duration="250" />
   <frame tileid="244" duration="250" />
  </animation>
 </tile>
 <tile id="197">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="197" duration="250" />
   <frame tileid="213" duration="250" />
   <frame tileid="229" duration="250" />
   <frame tileid="245" duration="250" />
  </animation>
 </tile>
 <tile id="198">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="198" duration="250" />
   <frame tileid="214" duration="250" />
   <frame tileid="230" duration="250" />
   <frame tileid="246" duration="250" />
  </animation>
 </tile>
 <tile id="199">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="199" duration="250" />
   <frame tileid="215" duration="250" />
   <frame tileid="231" duration="250" />
   <frame tileid="247" duration="250" />
  </animation>
 </tile>
 <tile id="200">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="200" duration="250" />
   <frame tileid="216" duration="250" />
   <frame tileid="232" duration="250" />
   <frame tileid="248" duration="250" />
  </animation>
 </tile>
 <tile id="201">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="201" duration="250" />
   <frame tileid="217" duration="250" />
   <frame tileid="233" duration="250" />
   <frame tileid="249" duration="250" />
  </animation>
 </tile>
 <tile id="202">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="202" duration="250" />
   <frame tileid="218" duration="250" />
   <frame tileid="234" duration="250" />
   <frame tileid="250" duration="250" />
  </animation>
 </tile>
 <tile id="203">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="203" duration="250" />
   <frame tileid="219" duration="250" />
   <frame tileid="235" duration="250" />
   <frame tileid="251" duration="250" />
  </animation>
 </tile>
 <tile id="204">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="204" duration="250" />
   <frame tileid="220" duration="250" />
   <frame tileid="236" duration="250" />
   <frame tileid="252" duration="250" />
  </animation>
 </tile>
 <tile id="205">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="205" duration="250" />
   <frame tileid="221" duration="250" />
   <frame tileid="237" duration="250" />
   <frame tileid="253" duration="250" />
  </animation>
 </tile>
 <tile id="206">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="206" duration="250" />
   <frame tileid="222" duration="250" />
   <frame tileid="238" duration="250" />
   <frame tileid="254" duration="250" />
  </animation>
 </tile>
 <tile id="207">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="207" duration="250" />
   <frame tileid="223" duration="250" />
   <frame tileid="239" duration="250" />
   <frame tileid="255" duration="250" />
  </animation>
 </tile>
 <tile id="208">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="209">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="210">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="211">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="212">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="213">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="214">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="215">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="216">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="217">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="218">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="219">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="220">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="221">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="222">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="223">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="224">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="225">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="226">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="227">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="228">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="229">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="230">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="231">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="232">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="233">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="234">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="235">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="236">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="237">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="238">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="239">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="240">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="241">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="242">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="243">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="244">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="245">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="246">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="247">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="248">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="249">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="250">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="251">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="252">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="253">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="254">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="255">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="256">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="257">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="258">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="259">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="260">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="261">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="262">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="263">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="264">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="265">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="266">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="267">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="268">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="269">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="270">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="271">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="272">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="273">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="274">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="275">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="276">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="277">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="278">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="279">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="280">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="281">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="282">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="283">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="284">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="285">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="286">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="287">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="288">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="289">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="290">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="291">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="292">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="293">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="294">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="295">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="296">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="297">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="298">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="299">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="300">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="301">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="302">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="303">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="304">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="305">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="306">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="307">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="308">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="309">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="310">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="311">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="312">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="313">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="314">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="315">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="316">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="317">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="318">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="319">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="320">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="321">
  <properties>
   <property name="ground" value="grass" />
  </properties>
 </tile>
 <tile id="322">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="323">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="324">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="325">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="326">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="327">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="336" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="336" duration="250" />
   <frame tileid="352" duration="250" />
   <frame tileid="368" duration="250" />
   <frame tileid="384" duration="250" />
  </animation>
 </tile>
 <tile id="337" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="337" duration="250" />
   <frame tileid="353" duration="250" />
   <frame tileid="369" duration="250" />
   <frame tileid="385" duration="250" />
  </animation>
 </tile>
 <tile id="338" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="338" duration="250" />
   <frame tileid="354" duration="250" />
   <frame tileid="370" duration="250" />
   <frame tileid="386" duration="250" />
  </animation>
 </tile>
 <tile id="339" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="339" duration="250" />
   <frame tileid="355" duration="250" />
   <frame tileid="371" duration="250" />
   <frame tileid="387" duration="250" />
  </animation>
 </tile>
 <tile id="340" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="340" duration="250" />
   <frame tileid="356" duration="250" />
   <frame tileid="372" duration="250" />
   <frame tileid="388" duration="250" />
  </animation>
 </tile>
 <tile id="341" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="341" duration="250" />
   <frame tileid="357" duration="250" />
   <frame tileid="373" duration="250" />
   <frame tileid="389" duration="250" />
  </animation>
 </tile>
 <tile id="342" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="342" duration="250" />
   <frame tileid="358" duration="250" />
   <frame tileid="374" duration="250" />
   <frame tileid="390" duration="250" />
  </animation>
 </tile>
 <tile id="343" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="343" duration="250" />
   <frame tileid="359" duration="250" />
   <frame tileid="375" duration="250" />
   <frame tileid="391" duration="250" />
  </animation>
 </tile>
 <tile id="344" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="344" duration="250" />
   <frame tileid="360" duration="250" />
   <frame tileid="376" duration="250" />
   <frame tileid="392" duration="250" />
  </animation>
 </tile>
 <tile id="345" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="345" duration="250" />
   <frame tileid="361" duration="250" />
   <frame tileid="377" duration="250" />
   <frame tileid="393" duration="250" />
  </animation>
 </tile>
 <tile id="346" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="346" duration="250" />
   <frame tileid="362" duration="250" />
   <frame tileid="378" duration="250" />
   <frame tileid="394" duration="250" />
  </animation>
 </tile>
 <tile id="347" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="347" duration="250" />
   <frame tileid="363" duration="250" />
   <frame tileid="379" duration="250" />
   <frame tileid="395" duration="250" />
  </animation>
 </tile>
 <tile id="348" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="348" duration="250" />
   <frame tileid="364" duration="250" />
   <frame tileid="380" duration="250" />
   <frame tileid="396" duration="250" />
  </animation>
 </tile>
 <tile id="349" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="349" duration="250" />
   <frame tileid="365" duration="250" />
   <frame tileid="381" duration="250" />
   <frame tileid="397" duration="250" />
  </animation>
 </tile>
 <tile id="350" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="350" duration="250" />
   <frame tileid="366" duration="250" />
   <frame tileid="382" duration="250" />
   <frame tileid="398" duration="250" />
  </animation>
 </tile>
 <tile id="351" probability="2">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="351" duration="250" />
   <frame tileid="367" duration="250" />
   <frame tileid="383" duration="250" />
   <frame tileid="399" duration="250" />
  </animation>
 </tile>
 <tile id="352">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="353">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="354">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="355">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="356">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="357">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="358">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="359">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="360">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="361">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="362">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="363">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="364">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="365">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="366">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="367">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="368">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="369">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="370">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="371">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="372">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="373">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="374">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="375">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="376">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="377">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="378">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="379">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="380">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="381">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="382">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="383">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="384">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="385">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="386">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="387">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="388">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="389">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="390">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="391">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="392">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="393">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="394">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="395">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="396">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="397">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="398">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="399">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="400">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="401">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="402">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="403">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="404">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="405">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="406">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="407">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="408">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="409">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="410">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="411">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="412">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="413">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="414">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="415">
  <properties>
   <property name="ground" value="path" />
  </properties>
 </tile>
 <tile id="416">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="417">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="418">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="419">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="420">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="421">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="422">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="423">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="424">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="425">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="426">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="427">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="428">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="429">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="430">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="431">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="432">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="433">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="434">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="435">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="436">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="437">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="438">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="439">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="440">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="441">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="442">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="443">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="444">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="445">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="446">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="447">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="448">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="449">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="450">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="451">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="452">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="453">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="454">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="455">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="456">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="457">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="458">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="459">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="460">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="461">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="462">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="463">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="464">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="465">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="466">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="467">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="468">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="469">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="470">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="471">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="472">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="473">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="474">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="475">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="476">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="477">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="478">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="479">
  <properties>
   <property name="ground" value="sand" />
  </properties>
 </tile>
 <tile id="480">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="480" duration="250" />
   <frame tileid="496" duration="250" />
   <frame tileid="512" duration="250" />
   <frame tileid="528" duration="250" />
  </animation>
 </tile>
 <tile id="481">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="481" duration="250" />
   <frame tileid="497" duration="250" />
   <frame tileid="513" duration="250" />
   <frame tileid="529" duration="250" />
  </animation>
 </tile>
 <tile id="482">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="482" duration="250" />
   <frame tileid="498" duration="250" />
   <frame tileid="514" duration="250" />
   <frame tileid="530" duration="250" />
  </animation>
 </tile>
 <tile id="483">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="483" duration="250" />
   <frame tileid="499" duration="250" />
   <frame tileid="515" duration="250" />
   <frame tileid="531" duration="250" />
  </animation>
 </tile>
 <tile id="484">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="484" duration="250" />
   <frame tileid="500" duration="250" />
   <frame tileid="516" duration="250" />
   <frame tileid="532" duration="250" />
  </animation>
 </tile>
 <tile id="485">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="485" duration="250" />
   <frame tileid="501" duration="250" />
   <frame tileid="517" duration="250" />
   <frame tileid="533" duration="250" />
  </animation>
 </tile>
 <tile id="486">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="486" duration="250" />
   <frame tileid="502" duration="250" />
   <frame tileid="518" duration="250" />
   <frame tileid="534" duration="250" />
  </animation>
 </tile>
 <tile id="487">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="487" duration="250" />
   <frame tileid="503" duration="250" />
   <frame tileid="519" duration="250" />
   <frame tileid="535" duration="250" />
  </animation>
 </tile>
 <tile id="488">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="488" duration="250" />
   <frame tileid="504" duration="250" />
   <frame tileid="520" duration="250" />
   <frame tileid="536" duration="250" />
  </animation>
 </tile>
 <tile id="489">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="489" duration="250" />
   <frame tileid="505" duration="250" />
   <frame tileid="521" duration="250" />
   <frame tileid="537" duration="250" />
  </animation>
 </tile>
 <tile id="490">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="490" duration="250" />
   <frame tileid="506" duration="250" />
   <frame tileid="522" duration="250" />
   <frame tileid="538" duration="250" />
  </animation>
 </tile>
 <tile id="491">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="491" duration="250" />
   <frame tileid="507" duration="250" />
   <frame tileid="523" duration="250" />
   <frame tileid="539" duration="250" />
  </animation>
 </tile>
 <tile id="492">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="492" duration="250" />
   <frame tileid="508" duration="250" />
   <frame tileid="524" duration="250" />
   <frame tileid="540" duration="250" />
  </animation>
 </tile>
 <tile id="493">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="493" duration="250" />
   <frame tileid="509" duration="250" />
   <frame tileid="525" duration="250" />
   <frame tileid="541" duration="250" />
  </animation>
 </tile>
 <tile id="494">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="494" duration="250" />
   <frame tileid="510" duration="250" />
   <frame tileid="526" duration="250" />
   <frame tileid="542" duration="250" />
  </animation>
 </tile>
 <tile id="495">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="495" duration="250" />
   <frame tileid="511" duration="250" />
   <frame tileid="527" duration="250" />
   <frame tileid="543" duration="250" />
  </animation>
 </tile>
 <tile id="496">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="497">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="498">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="499">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="500">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="501">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="502">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="503">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="504">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="505">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="506">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="507">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="508">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="509">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="510">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="511">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="512">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="513">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="514">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="515">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="516">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="517">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="518">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="519">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="520">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="521">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="522">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="523">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="524">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="525">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="526">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="527">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="528">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="529">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="530">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="531">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="532">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="533">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="534">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="535">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="536">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="537">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="538">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="539">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="540">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="541">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="542">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="543">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="544">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="544" duration="250" />
   <frame tileid="560" duration="250" />
   <frame tileid="576" duration="250" />
   <frame tileid="592" duration="250" />
  </animation>
 </tile>
 <tile id="545">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="545" duration="250" />
   <frame tileid="561" duration="250" />
   <frame tileid="577" duration="250" />
   <frame tileid="593" duration="250" />
  </animation>
 </tile>
 <tile id="546">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="546" duration="250" />
   <frame tileid="562" duration="250" />
   <frame tileid="578" duration="250" />
   <frame tileid="594" duration="250" />
  </animation>
 </tile>
 <tile id="547">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="547" duration="250" />
   <frame tileid="563" duration="250" />
   <frame tileid="579" duration="250" />
   <frame tileid="595" duration="250" />
  </animation>
 </tile>
 <tile id="548">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="548" duration="250" />
   <frame tileid="564" duration="250" />
   <frame tileid="580" duration="250" />
   <frame tileid="596" duration="250" />
  </animation>
 </tile>
 <tile id="549">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="549" duration="250" />
   <frame tileid="565" duration="250" />
   <frame tileid="581" duration="250" />
   <frame tileid="597" duration="250" />
  </animation>
 </tile>
 <tile id="550">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="550" duration="250" />
   <frame tileid="566" duration="250" />
   <frame tileid="582" duration="250" />
   <frame tileid="598" duration="250" />
  </animation>
 </tile>
 <tile id="551">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="551" duration="250" />
   <frame tileid="567" duration="250" />
   <frame tileid="583" duration="250" />
   <frame tileid="599" duration="250" />
  </animation>
 </tile>
 <tile id="552">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="552" duration="250" />
   <frame tileid="568" duration="250" />
   <frame tileid="584" duration="250" />
   <frame tileid="600" duration="250" />
  </animation>
 </tile>
 <tile id="553">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="553" duration="250" />
   <frame tileid="569" duration="250" />
   <frame tileid="585" duration="250" />
   <frame tileid="601" duration="250" />
  </animation>
 </tile>
 <tile id="554">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="554" duration="250" />
   <frame tileid="570" duration="250" />
   <frame tileid="586" duration="250" />
   <frame tileid="602" duration="250" />
  </animation>
 </tile>
 <tile id="555">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="555" duration="250" />
   <frame tileid="571" duration="250" />
   <frame tileid="587" duration="250" />
   <frame tileid="603" duration="250" />
  </animation>
 </tile>
 <tile id="556">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="556" duration="250" />
   <frame tileid="572" duration="250" />
   <frame tileid="588" duration="250" />
   <frame tileid="604" duration="250" />
  </animation>
 </tile>
 <tile id="557">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="557" duration="250" />
   <frame tileid="573" duration="250" />
   <frame tileid="589" duration="250" />
   <frame tileid="605" duration="250" />
  </animation>
 </tile>
 <tile id="558">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="558" duration="250" />
   <frame tileid="574" duration="250" />
   <frame tileid="590" duration="250" />
   <frame tileid="606" duration="250" />
  </animation>
 </tile>
 <tile id="559">
  <properties>
   <property name="ground" value="water" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="559" duration="250" />
   <frame tileid="575" duration="250" />
   <frame tileid="591" duration="250" />
   <frame tileid="607" duration="250" />
  </animation>
 </tile>
 <tile id="560">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="561">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="562">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="563">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="564">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="565">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="566">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="567">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="568">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="569">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="570">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="571">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="572">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="573">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="574">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="575">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="576">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="577">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="578">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="579">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="580">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="581">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="582">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="583">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="584">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="585">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="586">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="587">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="588">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="589">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="590">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="591">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="592">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="593">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="594">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="595">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="596">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="597">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="598">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="599">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="600">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="601">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="602">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="603">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="604">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="605">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="606">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="607">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <wangsets>
  <wangset name="ground" type="corner" tile="-1">
   <wangcolor name="grass" color="#72a84e" tile="-1" probability="1" />
   <wangcolor name="path" color="#ddb27a" tile="-1" probability="1" />
   <wangcolor name="cobbles" color="#9aa0ae" tile="-1" probability="1" />
   <wangcolor name="sand" color="#f2dea8" tile="-1" probability="1" />
   <wangcolor name="water" color="#2f79a8" tile="-1" probability="1" />
   <wangcolor name="deep" color="#28487c" tile="-1" probability="1" />
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="1" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="2" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="3" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="4" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="5" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="6" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="7" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="8" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="9" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="10" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="11" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="12" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="13" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="14" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="15" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="16" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="17" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="18" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="19" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="20" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="21" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="22" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="23" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="24" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="25" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="26" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="27" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="28" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="29" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="32" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="33" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="34" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="35" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="36" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="37" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="48" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="49" wangid="0,1,0,2,0,1,0,1" />
   <wangtile tileid="50" wangid="0,1,0,1,0,2,0,1" />
   <wangtile tileid="51" wangid="0,1,0,2,0,2,0,1" />
   <wangtile tileid="52" wangid="0,2,0,1,0,1,0,1" />
   <wangtile tileid="53" wangid="0,2,0,2,0,1,0,1" />
   <wangtile tileid="54" wangid="0,2,0,1,0,2,0,1" />
   <wangtile tileid="55" wangid="0,2,0,2,0,2,0,1" />
   <wangtile tileid="56" wangid="0,1,0,1,0,1,0,2" />
   <wangtile tileid="57" wangid="0,1,0,2,0,1,0,2" />
   <wangtile tileid="58" wangid="0,1,0,1,0,2,0,2" />
   <wangtile tileid="59" wangid="0,1,0,2,0,2,0,2" />
   <wangtile tileid="60" wangid="0,2,0,1,0,1,0,2" />
   <wangtile tileid="61" wangid="0,2,0,2,0,1,0,2" />
   <wangtile tileid="62" wangid="0,2,0,1,0,2,0,2" />
   <wangtile tileid="63" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="64" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="65" wangid="0,1,0,3,0,1,0,1" />
   <wangtile tileid="66" wangid="0,1,0,1,0,3,0,1" />
   <wangtile tileid="67" wangid="0,1,0,3,0,3,0,1" />
   <wangtile tileid="68" wangid="0,3,0,1,0,1,0,1" />
   <wangtile tileid="69" wangid="0,3,0,3,0,1,0,1" />
   <wangtile tileid="70" wangid="0,3,0,1,0,3,0,1" />
   <wangtile tileid="71" wangid="0,3,0,3,0,3,0,1" />
   <wangtile tileid="72" wangid="0,1,0,1,0,1,0,3" />
   <wangtile tileid="73" wangid="0,1,0,3,0,1,0,3" />
   <wangtile tileid="74" wangid="0,1,0,1,0,3,0,3" />
   <wangtile tileid="75" wangid="0,1,0,3,0,3,0,3" />
   <wangtile tileid="76" wangid="0,3,0,1,0,1,0,3" />
   <wangtile tileid="77" wangid="0,3,0,3,0,1,0,3" />
   <wangtile tileid="78" wangid="0,3,0,1,0,3,0,3" />
   <wangtile tileid="79" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="80" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="81" wangid="0,1,0,4,0,1,0,1" />
   <wangtile tileid="82" wangid="0,1,0,1,0,4,0,1" />
   <wangtile tileid="83" wangid="0,1,0,4,0,4,0,1" />
   <wangtile tileid="84" wangid="0,4,0,1,0,1,0,1" />
   <wangtile tileid="85" wangid="0,4,0,4,0,1,0,1" />
   <wangtile tileid="86" wangid="0,4,0,1,0,4,0,1" />
   <wangtile tileid="87" wangid="0,4,0,4,0,4,0,1" />
   <wangtile tileid="88" wangid="0,1,0,1,0,1,0,4" />
   <wangtile tileid="89" wangid="0,1,0,4,0,1,0,4" />
   <wangtile tileid="90" wangid="0,1,0,1,0,4,0,4" />
   <wangtile tileid="91" wangid="0,1,0,4,0,4,0,4" />
   <wangtile tileid="92" wangid="0,4,0,1,0,1,0,4" />
   <wangtile tileid="93" wangid="0,4,0,4,0,1,0,4" />
   <wangtile tileid="94" wangid="0,4,0,1,0,4,0,4" />
   <wangtile tileid="95" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="96" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="97" wangid="0,2,0,3,0,2,0,2" />
   <wangtile tileid="98" wangid="0,2,0,2,0,3,0,2" />
   <wangtile tileid="99" wangid="0,2,0,3,0,3,0,2" />
   <wangtile tileid="100" wangid="0,3,0,2,0,2,0,2" />
   <wangtile tileid="101" wangid="0,3,0,3,0,2,0,2" />
   <wangtile tileid="102" wangid="0,3,0,2,0,3,0,2" />
   <wangtile tileid="103" wangid="0,3,0,3,0,3,0,2" />
   <wangtile tileid="104" wangid="0,2,0,2,0,2,0,3" />
   <wangtile tileid="105" wangid="0,2,0,3,0,2,0,3" />
   <wangtile tileid="106" wangid="0,2,0,2,0,3,0,3" />
   <wangtile tileid="107" wangid="0,2,0,3,0,3,0,3" />
   <wangtile tileid="108" wangid="0,3,0,2,0,2,0,3" />
   <wangtile tileid="109" wangid="0,3,0,3,0,2,0,3" />
   <wangtile tileid="110" wangid="0,3,0,2,0,3,0,3" />
   <wangtile tileid="111" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="112" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="113" wangid="0,4,0,2,0,4,0,4" />
   <wangtile tileid="114" wangid="0,4,0,4,0,2,0,4" />
   <wangtile tileid="115" wangid="0,4,0,2,0,2,0,4" />
   <wangtile tileid="116" wangid="0,2,0,4,0,4,0,4" />
   <wangtile tileid="117" wangid="0,2,0,2,0,4,0,4" />
   <wangtile tileid="118" wangid="0,2,0,4,0,2,0,4" />
   <wangtile tileid="119" wangid="0,2,0,2,0,2,0,4" />
   <wangtile tileid="120" wangid="0,4,0,4,0,4,0,2" />
   <wangtile tileid="121" wangid="0,4,0,2,0,4,0,2" />
   <wangtile tileid="122" wangid="0,4,0,4,0,2,0,2" />
   <wangtile tileid="123" wangid="0,4,0,2,0,2,0,2" />
   <wangtile tileid="124" wangid="0,2,0,4,0,4,0,2" />
   <wangtile tileid="125" wangid="0,2,0,2,0,4,0,2" />
   <wangtile tileid="126" wangid="0,2,0,4,0,2,0,2" />
   <wangtile tileid="127" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="128" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="129" wangid="0,4,0,5,0,4,0,4" />
   <wangtile tileid="130" wangid="0,4,0,4,0,5,0,4" />
   <wangtile tileid="131" wangid="0,4,0,5,0,5,0,4" />
   <wangtile tileid="132" wangid="0,5,0,4,0,4,0,4" />
   <wangtile tileid="133" wangid="0,5,0,5,0,4,0,4" />
   <wangtile tileid="134" wangid="0,5,0,4,0,5,0,4" />
   <wangtile tileid="135" wangid="0,5,0,5,0,5,0,4" />
   <wangtile tileid="136" wangid="0,4,0,4,0,4,0,5" />
   <wangtile tileid="137" wangid="0,4,0,5,0,4,0,5" />
   <wangtile tileid="138" wangid="0,4,0,4,0,5,0,5" />
   <wangtile tileid="139" wangid="0,4,0,5,0,5,0,5" />
   <wangtile tileid="140" wangid="0,5,0,4,0,4,0,5" />
   <wangtile tileid="141" wangid="0,5,0,5,0,4,0,5" />
   <wangtile tileid="142" wangid="0,5,0,4,0,5,0,5" />
   <wangtile tileid="143" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="192" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="193" wangid="0,5,0,6,0,5,0,5" />
   <wangtile tileid="194" wangid="0,5,0,5,0,6,0,5" />
   <wangtile tileid="195" wangid="0,5,0,6,0,6,0,5" />
   <wangtile tileid="196" wangid="0,6,0,5,0,5,0,5" />
   <wangtile tileid="197" wangid="0,6,0,6,0,5,0,5" />
   <wangtile tileid="198" wangid="0,6,0,5,0,6,0,5" />
   <wangtile tileid="199" wangid="0,6,0,6,0,6,0,5" />
   <wangtile tileid="200" wangid="0,5,0,5,0,5,0,6" />
   <wangtile tileid="201" wangid="0,5,0,6,0,5,0,6" />
   <wangtile tileid="202" wangid="0,5,0,5,0,6,0,6" />
   <wangtile tileid="203" wangid="0,5,0,6,0,6,0,6" />
   <wangtile tileid="204" wangid="0,6,0,5,0,5,0,6" />
   <wangtile tileid="205" wangid="0,6,0,6,0,5,0,6" />
   <wangtile tileid="206" wangid="0,6,0,5,0,6,0,6" />
   <wangtile tileid="207" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="256" wangid="0,1,0,3,0,2,0,1" />
   <wangtile tileid="257" wangid="0,1,0,2,0,3,0,1" />
   <wangtile tileid="258" wangid="0,2,0,3,0,1,0,1" />
   <wangtile tileid="259" wangid="0,2,0,3,0,2,0,1" />
   <wangtile tileid="260" wangid="0,2,0,1,0,3,0,1" />
   <wangtile tileid="261" wangid="0,2,0,2,0,3,0,1" />
   <wangtile tileid="262" wangid="0,2,0,3,0,3,0,1" />
   <wangtile tileid="263" wangid="0,3,0,2,0,1,0,1" />
   <wangtile tileid="264" wangid="0,3,0,1,0,2,0,1" />
   <wangtile tileid="265" wangid="0,3,0,2,0,2,0,1" />
   <wangtile tileid="266" wangid="0,3,0,3,0,2,0,1" />
   <wangtile tileid="267" wangid="0,3,0,2,0,3,0,1" />
   <wangtile tileid="268" wangid="0,1,0,3,0,1,0,2" />
   <wangtile tileid="269" wangid="0,1,0,3,0,2,0,2" />
   <wangtile tileid="270" wangid="0,1,0,1,0,3,0,2" />
   <wangtile tileid="271" wangid="0,1,0,2,0,3,0,2" />
   <wangtile tileid="272" wangid="0,1,0,3,0,3,0,2" />
   <wangtile tileid="273" wangid="0,2,0,3,0,1,0,2" />
   <wangtile tileid="274" wangid="0,2,0,1,0,3,0,2" />
   <wangtile tileid="275" wangid="0,3,0,1,0,1,0,2" />
   <wangtile tileid="276" wangid="0,3,0,2,0,1,0,2" />
   <wangtile tileid="277" wangid="0,3,0,3,0,1,0,2" />
   <wangtile tileid="278" wangid="0,3,0,1,0,2,0,2" />
   <wangtile tileid="279" wangid="0,3,0,1,0,3,0,2" />
   <wangtile tileid="280" wangid="0,1,0,2,0,1,0,3" />
   <wangtile tileid="281" wangid="0,1,0,1,0,2,0,3" />
   <wangtile tileid="282" wangid="0,1,0,2,0,2,0,3" />
   <wangtile tileid="283" wangid="0,1,0,3,0,2,0,3" />
   <wangtile tileid="284" wangid="0,1,0,2,0,3,0,3" />
   <wangtile tileid="285" wangid="0,2,0,1,0,1,0,3" />
   <wangtile tileid="286" wangid="0,2,0,2,0,1,0,3" />
   <wangtile tileid="287" wangid="0,2,0,3,0,1,0,3" />
   <wangtile tileid="288" wangid="0,2,0,1,0,2,0,3" />
   <wangtile tileid="289" wangid="0,2,0,1,0,3,0,3" />
   <wangtile tileid="290" wangid="0,3,0,2,0,1,0,3" />
   <wangtile tileid="291" wangid="0,3,0,1,0,2,0,3" />
   <wangtile tileid="292" wangid="0,1,0,2,0,4,0,1" />
   <wangtile tileid="293" wangid="0,1,0,4,0,2,0,1" />
   <wangtile tileid="294" wangid="0,4,0,2,0,1,0,1" />
   <wangtile tileid="295" wangid="0,4,0,2,0,4,0,1" />
   <wangtile tileid="296" wangid="0,4,0,1,0,2,0,1" />
   <wangtile tileid="297" wangid="0,4,0,4,0,2,0,1" />
   <wangtile tileid="298" wangid="0,4,0,2,0,2,0,1" />
   <wangtile tileid="299" wangid="0,2,0,4,0,1,0,1" />
   <wangtile tileid="300" wangid="0,2,0,1,0,4,0,1" />
   <wangtile tileid="301" wangid="0,2,0,4,0,4,0,1" />
   <wangtile tileid="302" wangid="0,2,0,2,0,4,0,1" />
   <wangtile tileid="303" wangid="0,2,0,4,0,2,0,1" />
   <wangtile tileid="304" wangid="0,1,0,2,0,1,0,4" />
   <wangtile tileid="305" wangid="0,1,0,2,0,4,0,4" />
   <wangtile tileid="306" wangid="0,1,0,1,0,2,0,4" />
   <wangtile tileid="307" wangid="0,1,0,4,0,2,0,4" />
   <wangtile tileid="308" wangid="0,1,0,2,0,2,0,4" />
   <wangtile tileid="309" wangid="0,4,0,2,0,1,0,4" />
   <wangtile tileid="310" wangid="0,4,0,1,0,2,0,4" />
   <wangtile tileid="311" wangid="0,2,0,1,0,1,0,4" />
   <wangtile tileid="312" wangid="0,2,0,4,0,1,0,4" />
   <wangtile tileid="313" wangid="0,2,0,2,0,1,0,4" />
   <wangtile tileid="314" wangid="0,2,0,1,0,4,0,4" />
   <wangtile tileid="315" wangid="0,2,0,1,0,2,0,4" />
   <wangtile tileid="316" wangid="0,1,0,4,0,1,0,2" />
   <wangtile tileid="317" wangid="0,1,0,1,0,4,0,2" />
   <wangtile tileid="318" wangid="0,1,0,4,0,4,0,2" />
   <wangtile tileid="319" wangid="0,1,0,2,0,4,0,2" />
   <wangtile tileid="320" wangid="0,1,0,4,0,2,0,2" />
   <wangtile tileid="321" wangid="0,4,0,1,0,1,0,2" />
   <wangtile tileid="322" wangid="0,4,0,4,0,1,0,2" />
   <wangtile tileid="323" wangid="0,4,0,2,0,1,0,2" />
   <wangtile tileid="324" wangid="0,4,0,1,0,4,0,2" />
   <wangtile tileid="325" wangid="0,4,0,1,0,2,0,2" />
   <wangtile tileid="326" wangid="0,2,0,4,0,1,0,2" />
   <wangtile tileid="327" wangid="0,2,0,1,0,4,0,2" />
   <wangtile tileid="336" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="337" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="338" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="339" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="340" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="341" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="342" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="343" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="344" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="345" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="346" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="347" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="348" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="349" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="350" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="351" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="400" wangid="0,1,0,2,0,2,0,1" />
   <wangtile tileid="401" wangid="0,2,0,1,0,1,0,2" />
   <wangtile tileid="402" wangid="0,2,0,2,0,1,0,1" />
   <wangtile tileid="403" wangid="0,1,0,1,0,2,0,2" />
   <wangtile tileid="404" wangid="0,1,0,2,0,2,0,1" />
   <wangtile tileid="405" wangid="0,2,0,1,0,1,0,2" />
   <wangtile tileid="406" wangid="0,2,0,2,0,1,0,1" />
   <wangtile tileid="407" wangid="0,1,0,1,0,2,0,2" />
   <wangtile tileid="408" wangid="0,1,0,2,0,2,0,1" />
   <wangtile tileid="409" wangid="0,2,0,1,0,1,0,2" />
   <wangtile tileid="410" wangid="0,2,0,2,0,1,0,1" />
   <wangtile tileid="411" wangid="0,1,0,1,0,2,0,2" />
   <wangtile tileid="412" wangid="0,1,0,2,0,2,0,1" />
   <wangtile tileid="413" wangid="0,2,0,1,0,1,0,2" />
   <wangtile tileid="414" wangid="0,2,0,2,0,1,0,1" />
   <wangtile tileid="415" wangid="0,1,0,1,0,2,0,2" />
   <wangtile tileid="416" wangid="0,1,0,3,0,3,0,1" />
   <wangtile tileid="417" wangid="0,3,0,1,0,1,0,3" />
   <wangtile tileid="418" wangid="0,3,0,3,0,1,0,1" />
   <wangtile tileid="419" wangid="0,1,0,1,0,3,0,3" />
   <wangtile tileid="420" wangid="0,1,0,3,0,3,0,1" />
   <wangtile tileid="421" wangid="0,3,0,1,0,1,0,3" />
   <wangtile tileid="422" wangid="0,3,0,3,0,1,0,1" />
   <wangtile tileid="423" wangid="0,1,0,1,0,3,0,3" />
   <wangtile tileid="424" wangid="0,1,0,3,0,3,0,1" />
   <wangtile tileid="425" wangid="0,3,0,1,0,1,0,3" />
   <wangtile tileid="426" wangid="0,3,0,3,0,1,0,1" />
   <wangtile tileid="427" wangid="0,1,0,1,0,3,0,3" />
   <wangtile tileid="428" wangid="0,1,0,3,0,3,0,1" />
   <wangtile tileid="429" wangid="0,3,0,1,0,1,0,3" />
   <wangtile tileid="430" wangid="0,3,0,3,0,1,0,1" />
   <wangtile tileid="431" wangid="0,1,0,1,0,3,0,3" />
   <wangtile tileid="432" wangid="0,1,0,4,0,4,0,1" />
   <wangtile tileid="433" wangid="0,4,0,1,0,1,0,4" />
   <wangtile tileid="434" wangid="0,4,0,4,0,1,0,1" />
   <wangtile tileid="435" wangid="0,1,0,1,0,4,0,4" />
   <wangtile tileid="436" wangid="0,1,0,4,0,4,0,1" />
   <wangtile tileid="437" wangid="0,4,0,1,0,1,0,4" />
   <wangtile tileid="438" wangid="0,4,0,4,0,1,0,1" />
   <wangtile tileid="439" wangid="0,1,0,1,0,4,0,4" />
   <wangtile tileid="440" wangid="0,1,0,4,0,4,0,1" />
   <wangtile tileid="441" wangid="0,4,0,1,0,1,0,4" />
   <wangtile tileid="442" wangid="0,4,0,4,0,1,0,1" />
   <wangtile tileid="443" wangid="0,1,0,1,0,4,0,4" />
   <wangtile tileid="444" wangid="0,1,0,4,0,4,0,1" />
   <wangtile tileid="445" wangid="0,4,0,1,0,1,0,4" />
   <wangtile tileid="446" wangid="0,4,0,4,0,1,0,1" />
   <wangtile tileid="447" wangid="0,1,0,1,0,4,0,4" />
   <wangtile tileid="448" wangid="0,2,0,3,0,3,0,2" />
   <wangtile tileid="449" wangid="0,3,0,2,0,2,0,3" />
   <wangtile tileid="450" wangid="0,3,0,3,0,2,0,2" />
   <wangtile tileid="451" wangid="0,2,0,2,0,3,0,3" />
   <wangtile tileid="452" wangid="0,2,0,3,0,3,0,2" />
   <wangtile tileid="453" wangid="0,3,0,2,0,2,0,3" />
   <wangtile tileid="454" wangid="0,3,0,3,0,2,0,2" />
   <wangtile tileid="455" wangid="0,2,0,2,0,3,0,3" />
   <wangtile tileid="456" wangid="0,2,0,3,0,3,0,2" />
   <wangtile tileid="457" wangid="0,3,0,2,0,2,0,3" />
   <wangtile tileid="458" wangid="0,3,0,3,0,2,0,2" />
   <wangtile tileid="459" wangid="0,2,0,2,0,3,0,3" />
   <wangtile tileid="460" wangid="0,2,0,3,0,3,0,2" />
   <wangtile tileid="461" wangid="0,3,0,2,0,2,0,3" />
   <wangtile tileid="462" wangid="0,3,0,3,0,2,0,2" />
   <wangtile tileid="463" wangid="0,2,0,2,0,3,0,3" />
   <wangtile tileid="464" wangid="0,4,0,2,0,2,0,4" />
   <wangtile tileid="465" wangid="0,2,0,4,0,4,0,2" />
   <wangtile tileid="466" wangid="0,2,0,2,0,4,0,4" />
   <wangtile tileid="467" wangid="0,4,0,4,0,2,0,2" />
   <wangtile tileid="468" wangid="0,4,0,2,0,2,0,4" />
   <wangtile tileid="469" wangid="0,2,0,4,0,4,0,2" />
   <wangtile tileid="470" wangid="0,2,0,2,0,4,0,4" />
   <wangtile tileid="471" wangid="0,4,0,4,0,2,0,2" />
   <wangtile tileid="472" wangid="0,4,0,2,0,2,0,4" />
   <wangtile tileid="473" wangid="0,2,0,4,0,4,0,2" />
   <wangtile tileid="474" wangid="0,2,0,2,0,4,0,4" />
   <wangtile tileid="475" wangid="0,4,0,4,0,2,0,2" />
   <wangtile tileid="476" wangid="0,4,0,2,0,2,0,4" />
   <wangtile tileid="477" wangid="0,2,0,4,0,4,0,2" />
   <wangtile tileid="478" wangid="0,2,0,2,0,4,0,4" />
   <wangtile tileid="479" wangid="0,4,0,4,0,2,0,2" />
   <wangtile tileid="480" wangid="0,4,0,5,0,5,0,4" />
   <wangtile tileid="481" wangid="0,5,0,4,0,4,0,5" />
   <wangtile tileid="482" wangid="0,5,0,5,0,4,0,4" />
   <wangtile tileid="483" wangid="0,4,0,4,0,5,0,5" />
   <wangtile tileid="484" wangid="0,4,0,5,0,5,0,4" />
   <wangtile tileid="485" wangid="0,5,0,4,0,4,0,5" />
   <wangtile tileid="486" wangid="0,5,0,5,0,4,0,4" />
   <wangtile tileid="487" wangid="0,4,0,4,0,5,0,5" />
   <wangtile tileid="488" wangid="0,4,0,5,0,5,0,4" />
   <wangtile tileid="489" wangid="0,5,0,4,0,4,0,5" />
   <wangtile tileid="490" wangid="0,5,0,5,0,4,0,4" />
   <wangtile tileid="491" wangid="0,4,0,4,0,5,0,5" />
   <wangtile tileid="492" wangid="0,4,0,5,0,5,0,4" />
   <wangtile tileid="493" wangid="0,5,0,4,0,4,0,5" />
   <wangtile tileid="494" wangid="0,5,0,5,0,4,0,4" />
   <wangtile tileid="495" wangid="0,4,0,4,0,5,0,5" />
   <wangtile tileid="544" wangid="0,5,0,6,0,6,0,5" />
   <wangtile tileid="545" wangid="0,6,0,5,0,5,0,6" />
   <wangtile tileid="546" wangid="0,6,0,6,0,5,0,5" />
   <wangtile tileid="547" wangid="0,5,0,5,0,6,0,6" />
   <wangtile tileid="548" wangid="0,5,0,6,0,6,0,5" />
   <wangtile tileid="549" wangid="0,6,0,5,0,5,0,6" />
   <wangtile tileid="550" wangid="0,6,0,6,0,5,0,5" />
   <wangtile tileid="551" wangid="0,5,0,5,0,6,0,6" />
   <wangtile tileid="552" wangid="0,5,0,6,0,6,0,5" />
   <wangtile tileid="553" wangid="0,6,0,5,0,5,0,6" />
   <wangtile tileid="554" wangid="0,6,0,6,0,5,0,5" />
   <wangtile tileid="555" wangid="0,5,0,5,0,6,0,6" />
   <wangtile tileid="556" wangid="0,5,0,6,0,6,0,5" />
   <wangtile tileid="557" wangid="0,6,0,5,0,5,0,6" />
   <wangtile tileid="558" wangid="0,6,0,6,0,5,0,5" />
   <wangtile tileid="559" wangid="0,5,0,5,0,6,0,6" />
  </wangset>
 </wangsets>
</tileset>
