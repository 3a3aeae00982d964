<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="cave" tilewidth="16" tileheight="16" tilecount="864" columns="16">
 <image source="cave.png" width="256" height="864" />
 <tile id="0" probability="12">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="1" probability="3">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="2" probability="2">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="4" probability="0.6">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="5" probability="0.8">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="6" probability="0.3">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="7" probability="0.1">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="16" probability="2">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="16" duration="250" />
   <frame tileid="32" duration="250" />
   <frame tileid="48" duration="250" />
   <frame tileid="64" duration="250" />
  </animation>
 </tile>
 <tile id="17" probability="2">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="17" duration="250" />
   <frame tileid="33" duration="250" />
   <frame tileid="49" duration="250" />
   <frame tileid="65" duration="250" />
  </animation>
 </tile>
 <tile id="18" probability="2">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="18" duration="250" />
   <frame tileid="34" duration="250" />
   <frame tileid="50" duration="250" />
   <frame tileid="66" duration="250" />
  </animation>
 </tile>
 <tile id="19" probability="2">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="19" duration="250" />
   <frame tileid="35" duration="250" />
   <frame tileid="51" duration="250" />
   <frame tileid="67" duration="250" />
  </animation>
 </tile>
 <tile id="20" probability="2">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="20" duration="250" />
   <frame tileid="36" duration="250" />
   <frame tileid="52" duration="250" />
   <frame tileid="68" duration="250" />
  </animation>
 </tile>
 <tile id="21" probability="2">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="21" duration="250" />
   <frame tileid="37" duration="250" />
   <frame tileid="53" duration="250" />
   <frame tileid="69" duration="250" />
  </animation>
 </tile>
 <tile id="22" probability="2">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="22" duration="250" />
   <frame tileid="38" duration="250" />
   <frame tileid="54" duration="250" />
   <frame tileid="70" duration="250" />
  </animation>
 </tile>
 <tile id="23" probability="2">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="23" duration="250" />
   <frame tileid="39" duration="250" />
   <frame tileid="55" duration="250" />
   <frame tileid="71" duration="250" />
  </animation>
 </tile>
 <tile id="32">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="ground" value="cave" />
  </properties>
  <animation>
   <frame tileid="82" duration="250" />
   <frame tileid="83" duration="250" />
   <frame tileid="84" duration="250" />
   <frame tileid="85" duration="250" />
  </animation>
 </tile>
 <tile id="86">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="89" duration="250" />
   <frame tileid="90" duration="250" />
   <frame tileid="91" duration="250" />
   <frame tileid="92" duration="250" />
  </animation>
 </tile>
 <tile id="90">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="95">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="96" duration="250" />
   <frame tileid="97" duration="250" />
   <frame tileid="98" duration="250" />
   <frame tileid="99" duration="250" />
  </animation>
 </tile>
 <tile id="97">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="ground" value="cave" />
  </properties>
  <animation>
   <frame tileid="100" duration="250" />
   <frame tileid="101" duration="250" />
   <frame tileid="102" duration="250" />
   <frame tileid="103" duration="250" />
  </animation>
 </tile>
 <tile id="104">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="104" duration="250" />
   <frame tileid="105" duration="250" />
   <frame tileid="106" duration="250" />
   <frame tileid="107" duration="250" />
  </animation>
 </tile>
 <tile id="105">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="108" duration="250" />
   <frame tileid="109" duration="250" />
   <frame tileid="110" duration="250" />
   <frame tileid="111" duration="250" />
  </animation>
 </tile>
 <tile id="109">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="111">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="112" duration="250" />
   <frame tileid="113" duration="250" />
   <frame tileid="114" duration="250" />
   <frame tileid="115" duration="250" />
  </animation>
 </tile>
 <tile id="113">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="119" duration="250" />
   <frame tileid="120" duration="250" />
   <frame tileid="121" duration="250" />
   <frame tileid="122" duration="250" />
  </animation>
 </tile>
 <tile id="120">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="126" duration="250" />
   <frame tileid="127" duration="250" />
   <frame tileid="128" duration="250" />
   <frame tileid="129" duration="250" />
  </animation>
 </tile>
 <tile id="127">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="130">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="131">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="133">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="133" duration="250" />
   <frame tileid="134" duration="250" />
   <frame tileid="135" duration="250" />
   <frame tileid="136" duration="250" />
  </animation>
 </tile>
 <tile id="134">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="135">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="136">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="137">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="137" duration="250" />
   <frame tileid="138" duration="250" />
   <frame tileid="139" duration="250" />
   <frame tileid="140" duration="250" />
  </animation>
 </tile>
 <tile id="138">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="139">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="140">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="141">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="141" duration="250" />
   <frame tileid="142" duration="250" />
   <frame tileid="143" duration="250" />
   <frame tileid="144" duration="250" />
  </animation>
 </tile>
 <tile id="142">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="143">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="145">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="145" duration="250" />
   <frame tileid="146" duration="250" />
   <frame tileid="147" duration="250" />
   <frame tileid="148" duration="250" />
  </animation>
 </tile>
 <tile id="146">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="147">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="148">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="149">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="149" duration="250" />
   <frame tileid="150" duration="250" />
   <frame tileid="151" duration="250" />
   <frame tileid="152" duration="250" />
  </animation>
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
 <tile id="152">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="153">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="154">
  <properties>
   <property name="ground" value="cave" />
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
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="156" duration="250" />
   <frame tileid="157" duration="250" />
   <frame tileid="158" duration="250" />
   <frame tileid="159" duration="250" />
  </animation>
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
 <tile id="160">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="161">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="162">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="163">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="163" duration="250" />
   <frame tileid="164" duration="250" />
   <frame tileid="165" duration="250" />
   <frame tileid="166" duration="250" />
  </animation>
 </tile>
 <tile id="164">
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
 <tile id="168">
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
  <animation>
   <frame tileid="170" duration="250" />
   <frame tileid="171" duration="250" />
   <frame tileid="172" duration="250" />
   <frame tileid="173" duration="250" />
  </animation>
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
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="174" duration="250" />
   <frame tileid="175" duration="250" />
   <frame tileid="176" duration="250" />
   <frame tileid="177" duration="250" />
  </animation>
 </tile>
 <tile id="175">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="176">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="177">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="178">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="178" duration="250" />
   <frame tileid="179" duration="250" />
   <frame tileid="180" duration="250" />
   <frame tileid="181" duration="250" />
  </animation>
 </tile>
 <tile id="179">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="180">
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
  <animation>
   <frame tileid="182" duration="250" />
   <frame tileid="183" duration="250" />
   <frame tileid="184" duration="250" />
   <frame tileid="185" duration="250" />
  </animation>
 </tile>
 <tile id="183">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="184">
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
  <animation>
   <frame tileid="186" duration="250" />
   <frame tileid="187" duration="250" />
   <frame tileid="188" duration="250" />
   <frame tileid="189" duration="250" />
  </animation>
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
   <property name="ground" value="cave" />
  </properties>
  <animation>
   <frame tileid="190" duration="250" />
   <frame tileid="191" duration="250" />
   <frame tileid="192" duration="250" />
   <frame tileid="193" duration="250" />
  </animation>
 </tile>
 <tile id="194">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="194" duration="250" />
   <frame tileid="195" duration="250" />
   <frame tileid="196" duration="250" />
   <frame tileid="197" duration="250" />
  </animation>
 </tile>
 <tile id="195">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="196">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="197">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="198">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="198" duration="250" />
   <frame tileid="199" duration="250" />
   <frame tileid="200" duration="250" />
   <frame tileid="201" duration="250" />
  </animation>
 </tile>
 <tile id="199">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="200">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="201">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="202">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="202" duration="250" />
   <frame tileid="203" duration="250" />
   <frame tileid="204" duration="250" />
   <frame tileid="205" duration="250" />
  </animation>
 </tile>
 <tile id="203">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="204">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="205">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="206">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="206" duration="250" />
   <frame tileid="207" duration="250" />
   <frame tileid="208" duration="250" />
   <frame tileid="209" duration="250" />
  </animation>
 </tile>
 <tile id="207">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
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
  <animation>
   <frame tileid="210" duration="250" />
   <frame tileid="211" duration="250" />
   <frame tileid="212" duration="250" />
   <frame tileid="213" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="214" duration="250" />
   <frame tileid="215" duration="250" />
   <frame tileid="216" duration="250" />
   <frame tileid="217" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="218" duration="250" />
   <frame tileid="219" duration="250" />
   <frame tileid="220" duration="250" />
   <frame tileid="221" duration="250" />
  </animation>
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
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="222" duration="250" />
   <frame tileid="223" duration="250" />
   <frame tileid="224" duration="250" />
   <frame tileid="225" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="226" duration="250" />
   <frame tileid="227" duration="250" />
   <frame tileid="228" duration="250" />
   <frame tileid="229" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="230" duration="250" />
   <frame tileid="231" duration="250" />
   <frame tileid="232" duration="250" />
   <frame tileid="233" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="234" duration="250" />
   <frame tileid="235" duration="250" />
   <frame tileid="236" duration="250" />
   <frame tileid="237" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="238" duration="250" />
   <frame tileid="239" duration="250" />
   <frame tileid="240" duration="250" />
   <frame tileid="241" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="242" duration="250" />
   <frame tileid="243" duration="250" />
   <frame tileid="244" duration="250" />
   <frame tileid="245" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="246" duration="250" />
   <frame tileid="247" duration="250" />
   <frame tileid="248" duration="250" />
   <frame tileid="249" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="250" duration="250" />
   <frame tileid="251" duration="250" />
   <frame tileid="252" duration="250" />
   <frame tileid="253" duration="250" />
  </animation>
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
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="255">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="256">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="257">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="257" duration="250" />
   <frame tileid="258" duration="250" />
   <frame tileid="259" duration="250" />
   <frame tileid="260" duration="250" />
  </animation>
 </tile>
 <tile id="258">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="259">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="260">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="261">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="262">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="263">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="264">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="264" duration="250" />
   <frame tileid="265" duration="250" />
   <frame tileid="266" duration="250" />
   <frame tileid="267" duration="250" />
  </animation>
 </tile>
 <tile id="265">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="266">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="267">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="268">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="269">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="270">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="271">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="271" duration="250" />
   <frame tileid="272" duration="250" />
   <frame tileid="273" duration="250" />
   <frame tileid="274" duration="250" />
  </animation>
 </tile>
 <tile id="272">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="273">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="274">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="275">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="275" duration="250" />
   <frame tileid="276" duration="250" />
   <frame tileid="277" duration="250" />
   <frame tileid="278" duration="250" />
  </animation>
 </tile>
 <tile id="276">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="277">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="278">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="279">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="279" duration="250" />
   <frame tileid="280" duration="250" />
   <frame tileid="281" duration="250" />
   <frame tileid="282" duration="250" />
  </animation>
 </tile>
 <tile id="280">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="281">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="282">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="283">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="283" duration="250" />
   <frame tileid="284" duration="250" />
   <frame tileid="285" duration="250" />
   <frame tileid="286" duration="250" />
  </animation>
 </tile>
 <tile id="284">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="285">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="286">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="287">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="287" duration="250" />
   <frame tileid="288" duration="250" />
   <frame tileid="289" duration="250" />
   <frame tileid="290" duration="250" />
  </animation>
 </tile>
 <tile id="288">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="289">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="290">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="291">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="292">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="293">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="294">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="294" duration="250" />
   <frame tileid="295" duration="250" />
   <frame tileid="296" duration="250" />
   <frame tileid="297" duration="250" />
  </animation>
 </tile>
 <tile id="295">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="296">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="297">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="298">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="299">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="300">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="300" duration="250" />
   <frame tileid="301" duration="250" />
   <frame tileid="302" duration="250" />
   <frame tileid="303" duration="250" />
  </animation>
 </tile>
 <tile id="301">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="302">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="303">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="304">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="305">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="306">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="307">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="307" duration="250" />
   <frame tileid="308" duration="250" />
   <frame tileid="309" duration="250" />
   <frame tileid="310" duration="250" />
  </animation>
 </tile>
 <tile id="308">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="309">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="310">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="311">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="311" duration="250" />
   <frame tileid="312" duration="250" />
   <frame tileid="313" duration="250" />
   <frame tileid="314" duration="250" />
  </animation>
 </tile>
 <tile id="312">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="313">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="314">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="315">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="315" duration="250" />
   <frame tileid="316" duration="250" />
   <frame tileid="317" duration="250" />
   <frame tileid="318" duration="250" />
  </animation>
 </tile>
 <tile id="316">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="317">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="318">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="319">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="319" duration="250" />
   <frame tileid="320" duration="250" />
   <frame tileid="321" duration="250" />
   <frame tileid="322" duration="250" />
  </animation>
 </tile>
 <tile id="320">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="321">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="322">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="323">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="323" duration="250" />
   <frame tileid="324" duration="250" />
   <frame tileid="325" duration="250" />
   <frame tileid="326" duration="250" />
  </animation>
 </tile>
 <tile id="324">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="325">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="326">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="327">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="328">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="329">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="330">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="330" duration="250" />
   <frame tileid="331" duration="250" />
   <frame tileid="332" duration="250" />
   <frame tileid="333" duration="250" />
  </animation>
 </tile>
 <tile id="331">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="332">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="333">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="334">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="335">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="336">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="337">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="337" duration="250" />
   <frame tileid="338" duration="250" />
   <frame tileid="339" duration="250" />
   <frame tileid="340" duration="250" />
  </animation>
 </tile>
 <tile id="338">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="339">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="340">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="341">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="342">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="343">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="344">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="344" duration="250" />
   <frame tileid="345" duration="250" />
   <frame tileid="346" duration="250" />
   <frame tileid="347" duration="250" />
  </animation>
 </tile>
 <tile id="345">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="346">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="347">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="348">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="348" duration="250" />
   <frame tileid="349" duration="250" />
   <frame tileid="350" duration="250" />
   <frame tileid="351" duration="250" />
  </animation>
 </tile>
 <tile id="349">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="350">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="351">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="352">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="352" duration="250" />
   <frame tileid="353" duration="250" />
   <frame tileid="354" duration="250" />
   <frame tileid="355" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="356" duration="250" />
   <frame tileid="357" duration="250" />
   <frame tileid="358" duration="250" />
   <frame tileid="359" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="360" duration="250" />
   <frame tileid="361" duration="250" />
   <frame tileid="362" duration="250" />
   <frame tileid="363" duration="250" />
  </animation>
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
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="364" duration="250" />
   <frame tileid="365" duration="250" />
   <frame tileid="366" duration="250" />
   <frame tileid="367" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="368" duration="250" />
   <frame tileid="369" duration="250" />
   <frame tileid="370" duration="250" />
   <frame tileid="371" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="372" duration="250" />
   <frame tileid="373" duration="250" />
   <frame tileid="374" duration="250" />
   <frame tileid="375" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="376" duration="250" />
   <frame tileid="377" duration="250" />
   <frame tileid="378" duration="250" />
   <frame tileid="379" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="380" duration="250" />
   <frame tileid="381" duration="250" />
   <frame tileid="382" duration="250" />
   <frame tileid="383" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="384" duration="250" />
   <frame tileid="385" duration="250" />
   <frame tileid="386" duration="250" />
   <frame tileid="387" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="388" duration="250" />
   <frame tileid="389" duration="250" />
   <frame tileid="390" duration="250" />
   <frame tileid="391" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="392" duration="250" />
   <frame tileid="393" duration="250" />
   <frame tileid="394" duration="250" />
   <frame tileid="395" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="396" duration="250" />
   <frame tileid="397" duration="250" />
   <frame tileid="398" duration="250" />
   <frame tileid="399" duration="250" />
  </animation>
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
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="400" duration="250" />
   <frame tileid="401" duration="250" />
   <frame tileid="402" duration="250" />
   <frame tileid="403" duration="250" />
  </animation>
 </tile>
 <tile id="401">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="402">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="403">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="404">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="404" duration="250" />
   <frame tileid="405" duration="250" />
   <frame tileid="406" duration="250" />
   <frame tileid="407" duration="250" />
  </animation>
 </tile>
 <tile id="405">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="406">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="407">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="408">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="408" duration="250" />
   <frame tileid="409" duration="250" />
   <frame tileid="410" duration="250" />
   <frame tileid="411" duration="250" />
  </animation>
 </tile>
 <tile id="409">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="410">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="411">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="412">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="412" duration="250" />
   <frame tileid="413" duration="250" />
   <frame tileid="414" duration="250" />
   <frame tileid="415" duration="250" />
  </animation>
 </tile>
 <tile id="413">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="414">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="415">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="416">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="416" duration="250" />
   <frame tileid="417" duration="250" />
   <frame tileid="418" duration="250" />
   <frame tileid="419" duration="250" />
  </animation>
 </tile>
 <tile id="417">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="418">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="419">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="420">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="420" duration="250" />
   <frame tileid="421" duration="250" />
   <frame tileid="422" duration="250" />
   <frame tileid="423" duration="250" />
  </animation>
 </tile>
 <tile id="421">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="422">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="423">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="424">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="424" duration="250" />
   <frame tileid="425" duration="250" />
   <frame tileid="426" duration="250" />
   <frame tileid="427" duration="250" />
  </animation>
 </tile>
 <tile id="425">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="426">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="427">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="428">
  <properties>
   <property name="ground" value="cave" />
  </properties>
 </tile>
 <tile id="429">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="430">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="431">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="431" duration="250" />
   <frame tileid="432" duration="250" />
   <frame tileid="433" duration="250" />
   <frame tileid="434" duration="250" />
  </animation>
 </tile>
 <tile id="432">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="433">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="434">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="435">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="436">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="437">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="438">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="438" duration="250" />
   <frame tileid="439" duration="250" />
   <frame tileid="440" duration="250" />
   <frame tileid="441" duration="250" />
  </animation>
 </tile>
 <tile id="439">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="440">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="441">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="442">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="443">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="444">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="445">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="445" duration="250" />
   <frame tileid="446" duration="250" />
   <frame tileid="447" duration="250" />
   <frame tileid="448" duration="250" />
  </animation>
 </tile>
 <tile id="446">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="447">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="448">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="449">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="449" duration="250" />
   <frame tileid="450" duration="250" />
   <frame tileid="451" duration="250" />
   <frame tileid="452" duration="250" />
  </animation>
 </tile>
 <tile id="450">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="451">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="452">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="453">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="453" duration="250" />
   <frame tileid="454" duration="250" />
   <frame tileid="455" duration="250" />
   <frame tileid="456" duration="250" />
  </animation>
 </tile>
 <tile id="454">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="455">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="456">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="457">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="457" duration="250" />
   <frame tileid="458" duration="250" />
   <frame tileid="459" duration="250" />
   <frame tileid="460" duration="250" />
  </animation>
 </tile>
 <tile id="458">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="459">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="460">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="461">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="461" duration="250" />
   <frame tileid="462" duration="250" />
   <frame tileid="463" duration="250" />
   <frame tileid="464" duration="250" />
  </animation>
 </tile>
 <tile id="462">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="463">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="464">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="465">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="466">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="467">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="468">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="468" duration="250" />
   <frame tileid="469" duration="250" />
   <frame tileid="470" duration="250" />
   <frame tileid="471" duration="250" />
  </animation>
 </tile>
 <tile id="469">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="470">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="471">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="472">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="473">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="474">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="475">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="475" duration="250" />
   <frame tileid="476" duration="250" />
   <frame tileid="477" duration="250" />
   <frame tileid="478" duration="250" />
  </animation>
 </tile>
 <tile id="476">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="477">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="478">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="479">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="480">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="481">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="482">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="482" duration="250" />
   <frame tileid="483" duration="250" />
   <frame tileid="484" duration="250" />
   <frame tileid="485" duration="250" />
  </animation>
 </tile>
 <tile id="483">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="484">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="485">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="486">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="486" duration="250" />
   <frame tileid="487" duration="250" />
   <frame tileid="488" duration="250" />
   <frame tileid="489" duration="250" />
  </animation>
 </tile>
 <tile id="487">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="488">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="489">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="490">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="490" duration="250" />
   <frame tileid="491" duration="250" />
   <frame tileid="492" duration="250" />
   <frame tileid="493" duration="250" />
  </animation>
 </tile>
 <tile id="491">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="492">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="493">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="494">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="494" duration="250" />
   <frame tileid="495" duration="250" />
   <frame tileid="496" duration="250" />
   <frame tileid="497" duration="250" />
  </animation>
 </tile>
 <tile id="495">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
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
  <animation>
   <frame tileid="498" duration="250" />
   <frame tileid="499" duration="250" />
   <frame tileid="500" duration="250" />
   <frame tileid="501" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="505" duration="250" />
   <frame tileid="506" duration="250" />
   <frame tileid="507" duration="250" />
   <frame tileid="508" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="512" duration="250" />
   <frame tileid="513" duration="250" />
   <frame tileid="514" duration="250" />
   <frame tileid="515" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="519" duration="250" />
   <frame tileid="520" duration="250" />
   <frame tileid="521" duration="250" />
   <frame tileid="522" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="523" duration="250" />
   <frame tileid="524" duration="250" />
   <frame tileid="525" duration="250" />
   <frame tileid="526" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="527" duration="250" />
   <frame tileid="528" duration="250" />
   <frame tileid="529" duration="250" />
   <frame tileid="530" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="531" duration="250" />
   <frame tileid="532" duration="250" />
   <frame tileid="533" duration="250" />
   <frame tileid="534" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="535" duration="250" />
   <frame tileid="536" duration="250" />
   <frame tileid="537" duration="250" />
   <frame tileid="538" duration="250" />
  </animation>
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
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="539" duration="250" />
   <frame tileid="540" duration="250" />
   <frame tileid="541" duration="250" />
   <frame tileid="542" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="543" duration="250" />
   <frame tileid="544" duration="250" />
   <frame tileid="545" duration="250" />
   <frame tileid="546" duration="250" />
  </animation>
 </tile>
 <tile id="544">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="545">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="546">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="547">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="547" duration="250" />
   <frame tileid="548" duration="250" />
   <frame tileid="549" duration="250" />
   <frame tileid="550" duration="250" />
  </animation>
 </tile>
 <tile id="548">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="549">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="550">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="551">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="551" duration="250" />
   <frame tileid="552" duration="250" />
   <frame tileid="553" duration="250" />
   <frame tileid="554" duration="250" />
  </animation>
 </tile>
 <tile id="552">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="553">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="554">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="555">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="555" duration="250" />
   <frame tileid="556" duration="250" />
   <frame tileid="557" duration="250" />
   <frame tileid="558" duration="250" />
  </animation>
 </tile>
 <tile id="556">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="557">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="558">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="559">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="559" duration="250" />
   <frame tileid="560" duration="250" />
   <frame tileid="561" duration="250" />
   <frame tileid="562" duration="250" />
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
  <animation>
   <frame tileid="563" duration="250" />
   <frame tileid="564" duration="250" />
   <frame tileid="565" duration="250" />
   <frame tileid="566" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="567" duration="250" />
   <frame tileid="568" duration="250" />
   <frame tileid="569" duration="250" />
   <frame tileid="570" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="571" duration="250" />
   <frame tileid="572" duration="250" />
   <frame tileid="573" duration="250" />
   <frame tileid="574" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="575" duration="250" />
   <frame tileid="576" duration="250" />
   <frame tileid="577" duration="250" />
   <frame tileid="578" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="579" duration="250" />
   <frame tileid="580" duration="250" />
   <frame tileid="581" duration="250" />
   <frame tileid="582" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="583" duration="250" />
   <frame tileid="584" duration="250" />
   <frame tileid="585" duration="250" />
   <frame tileid="586" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="587" duration="250" />
   <frame tileid="588" duration="250" />
   <frame tileid="589" duration="250" />
   <frame tileid="590" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="591" duration="250" />
   <frame tileid="592" duration="250" />
   <frame tileid="593" duration="250" />
   <frame tileid="594" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="595" duration="250" />
   <frame tileid="596" duration="250" />
   <frame tileid="597" duration="250" />
   <frame tileid="598" duration="250" />
  </animation>
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
  <animation>
   <frame tileid="599" duration="250" />
   <frame tileid="600" duration="250" />
   <frame tileid="601" duration="250" />
   <frame tileid="602" duration="250" />
  </animation>
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
   <property name="ground" value="cave" />
  </properties>
  <animation>
   <frame tileid="603" duration="250" />
   <frame tileid="604" duration="250" />
   <frame tileid="605" duration="250" />
   <frame tileid="606" duration="250" />
  </animation>
 </tile>
 <tile id="607">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="607" duration="250" />
   <frame tileid="608" duration="250" />
   <frame tileid="609" duration="250" />
   <frame tileid="610" duration="250" />
  </animation>
 </tile>
 <tile id="608">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="609">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="610">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="611">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="611" duration="250" />
   <frame tileid="612" duration="250" />
   <frame tileid="613" duration="250" />
   <frame tileid="614" duration="250" />
  </animation>
 </tile>
 <tile id="612">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="613">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="614">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="615">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="615" duration="250" />
   <frame tileid="616" duration="250" />
   <frame tileid="617" duration="250" />
   <frame tileid="618" duration="250" />
  </animation>
 </tile>
 <tile id="616">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="617">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="618">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="619">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="619" duration="250" />
   <frame tileid="620" duration="250" />
   <frame tileid="621" duration="250" />
   <frame tileid="622" duration="250" />
  </animation>
 </tile>
 <tile id="620">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="621">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="622">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="623">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="623" duration="250" />
   <frame tileid="624" duration="250" />
   <frame tileid="625" duration="250" />
   <frame tileid="626" duration="250" />
  </animation>
 </tile>
 <tile id="624">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="625">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="626">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="627">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="627" duration="250" />
   <frame tileid="628" duration="250" />
   <frame tileid="629" duration="250" />
   <frame tileid="630" duration="250" />
  </animation>
 </tile>
 <tile id="628">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="629">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="630">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="631">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="631" duration="250" />
   <frame tileid="632" duration="250" />
   <frame tileid="633" duration="250" />
   <frame tileid="634" duration="250" />
  </animation>
 </tile>
 <tile id="632">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="633">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="634">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="635">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="635" duration="250" />
   <frame tileid="636" duration="250" />
   <frame tileid="637" duration="250" />
   <frame tileid="638" duration="250" />
  </animation>
 </tile>
 <tile id="636">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="637">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="638">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="639">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="639" duration="250" />
   <frame tileid="640" duration="250" />
   <frame tileid="641" duration="250" />
   <frame tileid="642" duration="250" />
  </animation>
 </tile>
 <tile id="640">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="641">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="642">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="643">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="643" duration="250" />
   <frame tileid="644" duration="250" />
   <frame tileid="645" duration="250" />
   <frame tileid="646" duration="250" />
  </animation>
 </tile>
 <tile id="644">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="645">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="646">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="647">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="647" duration="250" />
   <frame tileid="648" duration="250" />
   <frame tileid="649" duration="250" />
   <frame tileid="650" duration="250" />
  </animation>
 </tile>
 <tile id="648">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="649">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="650">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="651">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="651" duration="250" />
   <frame tileid="652" duration="250" />
   <frame tileid="653" duration="250" />
   <frame tileid="654" duration="250" />
  </animation>
 </tile>
 <tile id="652">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="653">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="654">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="655">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="655" duration="250" />
   <frame tileid="656" duration="250" />
   <frame tileid="657" duration="250" />
   <frame tileid="658" duration="250" />
  </animation>
 </tile>
 <tile id="656">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="657">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="658">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="659">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="659" duration="250" />
   <frame tileid="660" duration="250" />
   <frame tileid="661" duration="250" />
   <frame tileid="662" duration="250" />
  </animation>
 </tile>
 <tile id="660">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="661">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="662">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="663">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="663" duration="250" />
   <frame tileid="664" duration="250" />
   <frame tileid="665" duration="250" />
   <frame tileid="666" duration="250" />
  </animation>
 </tile>
 <tile id="664">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="665">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="666">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="667">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="667" duration="250" />
   <frame tileid="668" duration="250" />
   <frame tileid="669" duration="250" />
   <frame tileid="670" duration="250" />
  </animation>
 </tile>
 <tile id="668">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="669">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="670">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="671">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="671" duration="250" />
   <frame tileid="672" duration="250" />
   <frame tileid="673" duration="250" />
   <frame tileid="674" duration="250" />
  </animation>
 </tile>
 <tile id="672">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="673">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="674">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="675">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="675" duration="250" />
   <frame tileid="676" duration="250" />
   <frame tileid="677" duration="250" />
   <frame tileid="678" duration="250" />
  </animation>
 </tile>
 <tile id="676">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="677">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="678">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="679">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="679" duration="250" />
   <frame tileid="680" duration="250" />
   <frame tileid="681" duration="250" />
   <frame tileid="682" duration="250" />
  </animation>
 </tile>
 <tile id="680">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="681">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="682">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="683">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="683" duration="250" />
   <frame tileid="684" duration="250" />
   <frame tileid="685" duration="250" />
   <frame tileid="686" duration="250" />
  </animation>
 </tile>
 <tile id="684">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="685">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="686">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="687">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="687" duration="250" />
   <frame tileid="688" duration="250" />
   <frame tileid="689" duration="250" />
   <frame tileid="690" duration="250" />
  </animation>
 </tile>
 <tile id="688">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="689">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="690">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="691">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="691" duration="250" />
   <frame tileid="692" duration="250" />
   <frame tileid="693" duration="250" />
   <frame tileid="694" duration="250" />
  </animation>
 </tile>
 <tile id="692">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="693">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="694">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="695">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="695" duration="250" />
   <frame tileid="696" duration="250" />
   <frame tileid="697" duration="250" />
   <frame tileid="698" duration="250" />
  </animation>
 </tile>
 <tile id="696">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="697">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="698">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="699">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="699" duration="250" />
   <frame tileid="700" duration="250" />
   <frame tileid="701" duration="250" />
   <frame tileid="702" duration="250" />
  </animation>
 </tile>
 <tile id="700">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="701">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="702">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="703">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="703" duration="250" />
   <frame tileid="704" duration="250" />
   <frame tileid="705" duration="250" />
   <frame tileid="706" duration="250" />
  </animation>
 </tile>
 <tile id="704">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="705">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="706">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="707">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="707" duration="250" />
   <frame tileid="708" duration="250" />
   <frame tileid="709" duration="250" />
   <frame tileid="710" duration="250" />
  </animation>
 </tile>
 <tile id="708">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="709">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="710">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="711">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="711" duration="250" />
   <frame tileid="712" duration="250" />
   <frame tileid="713" duration="250" />
   <frame tileid="714" duration="250" />
  </animation>
 </tile>
 <tile id="712">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="713">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="714">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="715">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="715" duration="250" />
   <frame tileid="716" duration="250" />
   <frame tileid="717" duration="250" />
   <frame tileid="718" duration="250" />
  </animation>
 </tile>
 <tile id="716">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="717">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="718">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="719">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="719" duration="250" />
   <frame tileid="720" duration="250" />
   <frame tileid="721" duration="250" />
   <frame tileid="722" duration="250" />
  </animation>
 </tile>
 <tile id="720">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="721">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="722">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="723">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="723" duration="250" />
   <frame tileid="724" duration="250" />
   <frame tileid="725" duration="250" />
   <frame tileid="726" duration="250" />
  </animation>
 </tile>
 <tile id="724">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="725">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="726">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="727">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="727" duration="250" />
   <frame tileid="728" duration="250" />
   <frame tileid="729" duration="250" />
   <frame tileid="730" duration="250" />
  </animation>
 </tile>
 <tile id="728">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="729">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="730">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="731">
  <properties>
   <property name="ground" value="cave" />
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="731" duration="250" />
   <frame tileid="732" duration="250" />
   <frame tileid="733" duration="250" />
   <frame tileid="734" duration="250" />
  </animation>
 </tile>
 <tile id="732">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="733">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="734">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="735">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="735" duration="250" />
   <frame tileid="736" duration="250" />
   <frame tileid="737" duration="250" />
   <frame tileid="738" duration="250" />
  </animation>
 </tile>
 <tile id="736">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="737">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="738">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="739">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="739" duration="250" />
   <frame tileid="740" duration="250" />
   <frame tileid="741" duration="250" />
   <frame tileid="742" duration="250" />
  </animation>
 </tile>
 <tile id="740">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="741">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="742">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="743">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="743" duration="250" />
   <frame tileid="744" duration="250" />
   <frame tileid="745" duration="250" />
   <frame tileid="746" duration="250" />
  </animation>
 </tile>
 <tile id="744">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="745">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="746">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="747">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="747" duration="250" />
   <frame tileid="748" duration="250" />
   <frame tileid="749" duration="250" />
   <frame tileid="750" duration="250" />
  </animation>
 </tile>
 <tile id="748">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="749">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="750">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="751">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="751" duration="250" />
   <frame tileid="752" duration="250" />
   <frame tileid="753" duration="250" />
   <frame tileid="754" duration="250" />
  </animation>
 </tile>
 <tile id="752">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="753">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="754">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="755">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="755" duration="250" />
   <frame tileid="756" duration="250" />
   <frame tileid="757" duration="250" />
   <frame tileid="758" duration="250" />
  </animation>
 </tile>
 <tile id="756">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="757">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="758">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="759">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="759" duration="250" />
   <frame tileid="760" duration="250" />
   <frame tileid="761" duration="250" />
   <frame tileid="762" duration="250" />
  </animation>
 </tile>
 <tile id="760">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="761">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="762">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="763">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="763" duration="250" />
   <frame tileid="764" duration="250" />
   <frame tileid="765" duration="250" />
   <frame tileid="766" duration="250" />
  </animation>
 </tile>
 <tile id="764">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="765">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="766">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="767">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="767" duration="250" />
   <frame tileid="768" duration="250" />
   <frame tileid="769" duration="250" />
   <frame tileid="770" duration="250" />
  </animation>
 </tile>
 <tile id="768">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="769">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="770">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="771">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="771" duration="250" />
   <frame tileid="772" duration="250" />
   <frame tileid="773" duration="250" />
   <frame tileid="774" duration="250" />
  </animation>
 </tile>
 <tile id="772">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="773">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="774">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="775">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="775" duration="250" />
   <frame tileid="776" duration="250" />
   <frame tileid="777" duration="250" />
   <frame tileid="778" duration="250" />
  </animation>
 </tile>
 <tile id="776">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="777">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="778">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="779">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="779" duration="250" />
   <frame tileid="780" duration="250" />
   <frame tileid="781" duration="250" />
   <frame tileid="782" duration="250" />
  </animation>
 </tile>
 <tile id="780">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="781">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="782">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="783">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="783" duration="250" />
   <frame tileid="784" duration="250" />
   <frame tileid="785" duration="250" />
   <frame tileid="786" duration="250" />
  </animation>
 </tile>
 <tile id="784">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="785">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="786">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="787">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="787" duration="250" />
   <frame tileid="788" duration="250" />
   <frame tileid="789" duration="250" />
   <frame tileid="790" duration="250" />
  </animation>
 </tile>
 <tile id="788">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="789">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="790">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="791">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="791" duration="250" />
   <frame tileid="792" duration="250" />
   <frame tileid="793" duration="250" />
   <frame tileid="794" duration="250" />
  </animation>
 </tile>
 <tile id="792">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="793">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="794">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="795">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="795" duration="250" />
   <frame tileid="796" duration="250" />
   <frame tileid="797" duration="250" />
   <frame tileid="798" duration="250" />
  </animation>
 </tile>
 <tile id="796">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="797">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="798">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="799">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="799" duration="250" />
   <frame tileid="800" duration="250" />
   <frame tileid="801" duration="250" />
   <frame tileid="802" duration="250" />
  </animation>
 </tile>
 <tile id="800">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="801">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="802">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="803">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="803" duration="250" />
   <frame tileid="804" duration="250" />
   <frame tileid="805" duration="250" />
   <frame tileid="806" duration="250" />
  </animation>
 </tile>
 <tile id="804">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="805">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="806">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="807">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="807" duration="250" />
   <frame tileid="808" duration="250" />
   <frame tileid="809" duration="250" />
   <frame tileid="810" duration="250" />
  </animation>
 </tile>
 <tile id="808">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="809">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="810">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="811">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="811" duration="250" />
   <frame tileid="812" duration="250" />
   <frame tileid="813" duration="250" />
   <frame tileid="814" duration="250" />
  </animation>
 </tile>
 <tile id="812">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="813">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="814">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="815">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="815" duration="250" />
   <frame tileid="816" duration="250" />
   <frame tileid="817" duration="250" />
   <frame tileid="818" duration="250" />
  </animation>
 </tile>
 <tile id="816">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="817">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="818">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="819">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="819" duration="250" />
   <frame tileid="820" duration="250" />
   <frame tileid="821" duration="250" />
   <frame tileid="822" duration="250" />
  </animation>
 </tile>
 <tile id="820">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="821">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="822">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="823">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="823" duration="250" />
   <frame tileid="824" duration="250" />
   <frame tileid="825" duration="250" />
   <frame tileid="826" duration="250" />
  </animation>
 </tile>
 <tile id="824">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="825">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="826">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="827">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="827" duration="250" />
   <frame tileid="828" duration="250" />
   <frame tileid="829" duration="250" />
   <frame tileid="830" duration="250" />
  </animation>
 </tile>
 <tile id="828">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="829">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="830">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="831">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="831" duration="250" />
   <frame tileid="832" duration="250" />
   <frame tileid="833" duration="250" />
   <frame tileid="834" duration="250" />
  </animation>
 </tile>
 <tile id="832">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="833">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="834">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="835">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="835" duration="250" />
   <frame tileid="836" duration="250" />
   <frame tileid="837" duration="250" />
   <frame tileid="838" duration="250" />
  </animation>
 </tile>
 <tile id="836">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="837">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="838">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="839">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="839" duration="250" />
   <frame tileid="840" duration="250" />
   <frame tileid="841" duration="250" />
   <frame tileid="842" duration="250" />
  </animation>
 </tile>
 <tile id="840">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="841">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="842">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="843">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="843" duration="250" />
   <frame tileid="844" duration="250" />
   <frame tileid="845" duration="250" />
   <frame tileid="846" duration="250" />
  </animation>
 </tile>
 <tile id="844">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="845">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="846">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="847">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="847" duration="250" />
   <frame tileid="848" duration="250" />
   <frame tileid="849" duration="250" />
   <frame tileid="850" duration="250" />
  </animation>
 </tile>
 <tile id="848">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="849">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="850">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="851">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
  <animation>
   <frame tileid="851" duration="250" />
   <frame tileid="852" duration="250" />
   <frame tileid="853" duration="250" />
   <frame tileid="854" duration="250" />
  </animation>
 </tile>
 <tile id="852">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="853">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="854">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <wangsets>
  <wangset name="cave" type="corner" tile="-1">
   <wangcolor name="floor" color="#4b4c72" tile="-1" probability="1" />
   <wangcolor name="wall" color="#70768f" tile="-1" probability="1" />
   <wangcolor name="roof" color="#1b1728" tile="-1" probability="1" />
   <wangcolor name="water" color="#28487c" tile="-1" probability="1" />
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="1" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="2" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="3" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="4" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="5" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="6" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="7" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="8" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="9" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="10" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="11" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="12" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="13" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="14" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="15" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="16" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="17" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="18" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="19" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="20" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="21" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="22" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="23" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="80" wangid="0,1,0,2,0,1,0,1" />
   <wangtile tileid="81" wangid="0,1,0,3,0,1,0,1" />
   <wangtile tileid="82" wangid="0,1,0,4,0,1,0,1" />
   <wangtile tileid="86" wangid="0,1,0,1,0,2,0,1" />
   <wangtile tileid="87" wangid="0,1,0,2,0,2,0,1" />
   <wangtile tileid="88" wangid="0,1,0,3,0,2,0,1" />
   <wangtile tileid="89" wangid="0,1,0,4,0,2,0,1" />
   <wangtile tileid="93" wangid="0,1,0,1,0,3,0,1" />
   <wangtile tileid="94" wangid="0,1,0,2,0,3,0,1" />
   <wangtile tileid="95" wangid="0,1,0,3,0,3,0,1" />
   <wangtile tileid="96" wangid="0,1,0,4,0,3,0,1" />
   <wangtile tileid="100" wangid="0,1,0,1,0,4,0,1" />
   <wangtile tileid="104" wangid="0,1,0,2,0,4,0,1" />
   <wangtile tileid="108" wangid="0,1,0,3,0,4,0,1" />
   <wangtile tileid="112" wangid="0,1,0,4,0,4,0,1" />
   <wangtile tileid="116" wangid="0,2,0,1,0,1,0,1" />
   <wangtile tileid="117" wangid="0,2,0,2,0,1,0,1" />
   <wangtile tileid="118" wangid="0,2,0,3,0,1,0,1" />
   <wangtile tileid="119" wangid="0,2,0,4,0,1,0,1" />
   <wangtile tileid="123" wangid="0,2,0,1,0,2,0,1" />
   <wangtile tileid="124" wangid="0,2,0,2,0,2,0,1" />
   <wangtile tileid="125" wangid="0,2,0,3,0,2,0,1" />
   <wangtile tileid="126" wangid="0,2,0,4,0,2,0,1" />
   <wangtile tileid="130" wangid="0,2,0,1,0,3,0,1" />
   <wangtile tileid="131" wangid="0,2,0,2,0,3,0,1" />
   <wangtile tileid="132" wangid="0,2,0,3,0,3,0,1" />
   <wangtile tileid="133" wangid="0,2,0,4,0,3,0,1" />
   <wangtile tileid="137" wangid="0,2,0,1,0,4,0,1" />
   <wangtile tileid="141" wangid="0,2,0,2,0,4,0,1" />
   <wangtile tileid="145" wangid="0,2,0,3,0,4,0,1" />
   <wangtile tileid="149" wangid="0,2,0,4,0,4,0,1" />
   <wangtile tileid="153" wangid="0,3,0,1,0,1,0,1" />
   <wangtile tileid="154" wangid="0,3,0,2,0,1,0,1" />
   <wangtile tileid="155" wangid="0,3,0,3,0,1,0,1" />
   <wangtile tileid="156" wangid="0,3,0,4,0,1,0,1" />
   <wangtile tileid="160" wangid="0,3,0,1,0,2,0,1" />
   <wangtile tileid="161" wangid="0,3,0,2,0,2,0,1" />
   <wangtile tileid="162" wangid="0,3,0,3,0,2,0,1" />
   <wangtile tileid="163" wangid="0,3,0,4,0,2,0,1" />
   <wangtile tileid="167" wangid="0,3,0,1,0,3,0,1" />
   <wangtile tileid="168" wangid="0,3,0,2,0,3,0,1" />
   <wangtile tileid="169" wangid="0,3,0,3,0,3,0,1" />
   <wangtile tileid="170" wangid="0,3,0,4,0,3,0,1" />
   <wangtile tileid="174" wangid="0,3,0,1,0,4,0,1" />
   <wangtile tileid="178" wangid="0,3,0,2,0,4,0,1" />
   <wangtile tileid="182" wangid="0,3,0,3,0,4,0,1" />
   <wangtile tileid="186" wangid="0,3,0,4,0,4,0,1" />
   <wangtile tileid="190" wangid="0,4,0,1,0,1,0,1" />
   <wangtile tileid="194" wangid="0,4,0,2,0,1,0,1" />
   <wangtile tileid="198" wangid="0,4,0,3,0,1,0,1" />
   <wangtile tileid="202" wangid="0,4,0,4,0,1,0,1" />
   <wangtile tileid="206" wangid="0,4,0,1,0,2,0,1" />
   <wangtile tileid="210" wangid="0,4,0,2,0,2,0,1" />
   <wangtile tileid="214" wangid="0,4,0,3,0,2,0,1" />
   <wangtile tileid="218" wangid="0,4,0,4,0,2,0,1" />
   <wangtile tileid="222" wangid="0,4,0,1,0,3,0,1" />
   <wangtile tileid="226" wangid="0,4,0,2,0,3,0,1" />
   <wangtile tileid="230" wangid="0,4,0,3,0,3,0,1" />
   <wangtile tileid="234" wangid="0,4,0,4,0,3,0,1" />
   <wangtile tileid="238" wangid="0,4,0,1,0,4,0,1" />
   <wangtile tileid="242" wangid="0,4,0,2,0,4,0,1" />
   <wangtile tileid="246" wangid="0,4,0,3,0,4,0,1" />
   <wangtile tileid="250" wangid="0,4,0,4,0,4,0,1" />
   <wangtile tileid="254" wangid="0,1,0,1,0,1,0,2" />
   <wangtile tileid="255" wangid="0,1,0,2,0,1,0,2" />
   <wangtile tileid="256" wangid="0,1,0,3,0,1,0,2" />
   <wangtile tileid="257" wangid="0,1,0,4,0,1,0,2" />
   <wangtile tileid="261" wangid="0,1,0,1,0,2,0,2" />
   <wangtile tileid="262" wangid="0,1,0,2,0,2,0,2" />
   <wangtile tileid="263" wangid="0,1,0,3,0,2,0,2" />
   <wangtile tileid="264" wangid="0,1,0,4,0,2,0,2" />
   <wangtile tileid="268" wangid="0,1,0,1,0,3,0,2" />
   <wangtile tileid="269" wangid="0,1,0,2,0,3,0,2" />
   <wangtile tileid="270" wangid="0,1,0,3,0,3,0,2" />
   <wangtile tileid="271" wangid="0,1,0,4,0,3,0,2" />
   <wangtile tileid="275" wangid="0,1,0,1,0,4,0,2" />
   <wangtile tileid="279" wangid="0,1,0,2,0,4,0,2" />
   <wangtile tileid="283" wangid="0,1,0,3,0,4,0,2" />
   <wangtile tileid="287" wangid="0,1,0,4,0,4,0,2" />
   <wangtile tileid="291" wangid="0,2,0,1,0,1,0,2" />
   <wangtile tileid="292" wangid="0,2,0,2,0,1,0,2" />
   <wangtile tileid="293" wangid="0,2,0,3,0,1,0,2" />
   <wangtile tileid="294" wangid="0,2,0,4,0,1,0,2" />
   <wangtile tileid="298" wangid="0,2,0,1,0,2,0,2" />
   <wangtile tileid="299" wangid="0,2,0,3,0,2,0,2" />
   <wangtile tileid="300" wangid="0,2,0,4,0,2,0,2" />
   <wangtile tileid="304" wangid="0,2,0,1,0,3,0,2" />
   <wangtile tileid="305" wangid="0,2,0,2,0,3,0,2" />
   <wangtile tileid="306" wangid="0,2,0,3,0,3,0,2" />
   <wangtile tileid="307" wangid="0,2,0,4,0,3,0,2" />
   <wangtile tileid="311" wangid="0,2,0,1,0,4,0,2" />
   <wangtile tileid="315" wangid="0,2,0,2,0,4,0,2" />
   <wangtile tileid="319" wangid="0,2,0,3,0,4,0,2" />
   <wangtile tileid="323" wangid="0,2,0,4,0,4,0,2" />
   <wangtile tileid="327" wangid="0,3,0,1,0,1,0,2" />
   <wangtile tileid="328" wangid="0,3,0,2,0,1,0,2" />
   <wangtile tileid="329" wangid="0,3,0,3,0,1,0,2" />
   <wangtile tileid="330" wangid="0,3,0,4,0,1,0,2" />
   <wangtile tileid="334" wangid="0,3,0,1,0,2,0,2" />
   <wangtile tileid="335" wangid="0,3,0,2,0,2,0,2" />
   <wangtile tileid="336" wangid="0,3,0,3,0,2,0,2" />
   <wangtile tileid="337" wangid="0,3,0,4,0,2,0,2" />
   <wangtile tileid="341" wangid="0,3,0,1,0,3,0,2" />
   <wangtile tileid="342" wangid="0,3,0,2,0,3,0,2" />
   <wangtile tileid="343" wangid="0,3,0,3,0,3,0,2" />
   <wangtile tileid="344" wangid="0,3,0,4,0,3,0,2" />
   <wangtile tileid="348" wangid="0,3,0,1,0,4,0,2" />
   <wangtile tileid="352" wangid="0,3,0,2,0,4,0,2" />
   <wangtile tileid="356" wangid="0,3,0,3,0,4,0,2" />
   <wangtile tileid="360" wangid="0,3,0,4,0,4,0,2" />
   <wangtile tileid="364" wangid="0,4,0,1,0,1,0,2" />
   <wangtile tileid="368" wangid="0,4,0,2,0,1,0,2" />
   <wangtile tileid="372" wangid="0,4,0,3,0,1,0,2" />
   <wangtile tileid="376" wangid="0,4,0,4,0,1,0,2" />
   <wangtile tileid="380" wangid="0,4,0,1,0,2,0,2" />
   <wangtile tileid="384" wangid="0,4,0,2,0,2,0,2" />
   <wangtile tileid="388" wangid="0,4,0,3,0,2,0,2" />
   <wangtile tileid="392" wangid="0,4,0,4,0,2,0,2" />
   <wangtile tileid="396" wangid="0,4,0,1,0,3,0,2" />
   <wangtile tileid="400" wangid="0,4,0,2,0,3,0,2" />
   <wangtile tileid="404" wangid="0,4,0,3,0,3,0,2" />
   <wangtile tileid="408" wangid="0,4,0,4,0,3,0,2" />
   <wangtile tileid="412" wangid="0,4,0,1,0,4,0,2" />
   <wangtile tileid="416" wangid="0,4,0,2,0,4,0,2" />
   <wangtile tileid="420" wangid="0,4,0,3,0,4,0,2" />
   <wangtile tileid="424" wangid="0,4,0,4,0,4,0,2" />
   <wangtile tileid="428" wangid="0,1,0,1,0,1,0,3" />
   <wangtile tileid="429" wangid="0,1,0,2,0,1,0,3" />
   <wangtile tileid="430" wangid="0,1,0,3,0,1,0,3" />
   <wangtile tileid="431" wangid="0,1,0,4,0,1,0,3" />
   <wangtile tileid="435" wangid="0,1,0,1,0,2,0,3" />
   <wangtile tileid="436" wangid="0,1,0,2,0,2,0,3" />
   <wangtile tileid="437" wangid="0,1,0,3,0,2,0,3" />
   <wangtile tileid="438" wangid="0,1,0,4,0,2,0,3" />
   <wangtile tileid="442" wangid="0,1,0,1,0,3,0,3" />
   <wangtile tileid="443" wangid="0,1,0,2,0,3,0,3" />
   <wangtile tileid="444" wangid="0,1,0,3,0,3,0,3" />
   <wangtile tileid="445" wangid="0,1,0,4,0,3,0,3" />
   <wangtile tileid="449" wangid="0,1,0,1,0,4,0,3" />
   <wangtile tileid="453" wangid="0,1,0,2,0,4,0,3" />
   <wangtile tileid="457" wangid="0,1,0,3,0,4,0,3" />
   <wangtile tileid="461" wangid="0,1,0,4,0,4,0,3" />
   <wangtile tileid="465" wangid="0,2,0,1,0,1,0,3" />
   <wangtile tileid="466" wangid="0,2,0,2,0,1,0,3" />
   <wangtile tileid="467" wangid="0,2,0,3,0,1,0,3" />
   <wangtile tileid="468" wangid="0,2,0,4,0,1,0,3" />
   <wangtile tileid="472" wangid="0,2,0,1,0,2,0,3" />
   <wangtile tileid="473" wangid="0,2,0,2,0,2,0,3" />
   <wangtile tileid="474" wangid="0,2,0,3,0,2,0,3" />
   <wangtile tileid="475" wangid="0,2,0,4,0,2,0,3" />
   <wangtile tileid="479" wangid="0,2,0,1,0,3,0,3" />
   <wangtile tileid="480" wangid="0,2,0,2,0,3,0,3" />
   <wangtile tileid="481" wangid="0,2,0,3,0,3,0,3" />
   <wangtile tileid="482" wangid="0,2,0,4,0,3,0,3" />
   <wangtile tileid="486" wangid="0,2,0,1,0,4,0,3" />
   <wangtile tileid="490" wangid="0,2,0,2,0,4,0,3" />
   <wangtile tileid="494" wangid="0,2,0,3,0,4,0,3" />
   <wangtile tileid="498" wangid="0,2,0,4,0,4,0,3" />
   <wangtile tileid="502" wangid="0,3,0,1,0,1,0,3" />
   <wangtile tileid="503" wangid="0,3,0,2,0,1,0,3" />
   <wangtile tileid="504" wangid="0,3,0,3,0,1,0,3" />
   <wangtile tileid="505" wangid="0,3,0,4,0,1,0,3" />
   <wangtile tileid="509" wangid="0,3,0,1,0,2,0,3" />
   <wangtile tileid="510" wangid="0,3,0,2,0,2,0,3" />
   <wangtile tileid="511" wangid="0,3,0,3,0,2,0,3" />
   <wangtile tileid="512" wangid="0,3,0,4,0,2,0,3" />
   <wangtile tileid="516" wangid="0,3,0,1,0,3,0,3" />
   <wangtile tileid="517" wangid="0,3,0,2,0,3,0,3" />
   <wangtile tileid="518" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="519" wangid="0,3,0,4,0,3,0,3" />
   <wangtile tileid="523" wangid="0,3,0,1,0,4,0,3" />
   <wangtile tileid="527" wangid="0,3,0,2,0,4,0,3" />
   <wangtile tileid="531" wangid="0,3,0,3,0,4,0,3" />
   <wangtile tileid="535" wangid="0,3,0,4,0,4,0,3" />
   <wangtile tileid="539" wangid="0,4,0,1,0,1,0,3" />
   <wangtile tileid="543" wangid="0,4,0,2,0,1,0,3" />
   <wangtile tileid="547" wangid="0,4,0,3,0,1,0,3" />
   <wangtile tileid="551" wangid="0,4,0,4,0,1,0,3" />
   <wangtile tileid="555" wangid="0,4,0,1,0,2,0,3" />
   <wangtile tileid="559" wangid="0,4,0,2,0,2,0,3" />
   <wangtile tileid="563" wangid="0,4,0,3,0,2,0,3" />
   <wangtile tileid="567" wangid="0,4,0,4,0,2,0,3" />
   <wangtile tileid="571" wangid="0,4,0,1,0,3,0,3" />
   <wangtile tileid="575" wangid="0,4,0,2,0,3,0,3" />
   <wangtile tileid="579" wangid="0,4,0,3,0,3,0,3" />
   <wangtile tileid="583" wangid="0,4,0,4,0,3,0,3" />
   <wangtile tileid="587" wangid="0,4,0,1,0,4,0,3" />
   <wangtile tileid="591" wangid="0,4,0,2,0,4,0,3" />
   <wangtile tileid="595" wangid="0,4,0,3,0,4,0,3" />
   <wangtile tileid="599" wangid="0,4,0,4,0,4,0,3" />
   <wangtile tileid="603" wangid="0,1,0,1,0,1,0,4" />
   <wangtile tileid="607" wangid="0,1,0,2,0,1,0,4" />
   <wangtile tileid="611" wangid="0,1,0,3,0,1,0,4" />
   <wangtile tileid="615" wangid="0,1,0,4,0,1,0,4" />
   <wangtile tileid="619" wangid="0,1,0,1,0,2,0,4" />
   <wangtile tileid="623" wangid="0,1,0,2,0,2,0,4" />
   <wangtile tileid="627" wangid="0,1,0,3,0,2,0,4" />
   <wangtile tileid="631" wangid="0,1,0,4,0,2,0,4" />
   <wangtile tileid="635" wangid="0,1,0,1,0,3,0,4" />
   <wangtile tileid="639" wangid="0,1,0,2,0,3,0,4" />
   <wangtile tileid="643" wangid="0,1,0,3,0,3,0,4" />
   <wangtile tileid="647" wangid="0,1,0,4,0,3,0,4" />
   <wangtile tileid="651" wangid="0,1,0,1,0,4,0,4" />
   <wangtile tileid="655" wangid="0,1,0,2,0,4,0,4" />
   <wangtile tileid="659" wangid="0,1,0,3,0,4,0,4" />
   <wangtile tileid="663" wangid="0,1,0,4,0,4,0,4" />
   <wangtile tileid="667" wangid="0,2,0,1,0,1,0,4" />
   <wangtile tileid="671" wangid="0,2,0,2,0,1,0,4" />
   <wangtile tileid="675" wangid="0,2,0,3,0,1,0,4" />
   <wangtile tileid="679" wangid="0,2,0,4,0,1,0,4" />
   <wangtile tileid="683" wangid="0,2,0,1,0,2,0,4" />
   <wangtile tileid="687" wangid="0,2,0,2,0,2,0,4" />
   <wangtile tileid="691" wangid="0,2,0,3,0,2,0,4" />
   <wangtile tileid="695" wangid="0,2,0,4,0,2,0,4" />
   <wangtile tileid="699" wangid="0,2,0,1,0,3,0,4" />
   <wangtile tileid="703" wangid="0,2,0,2,0,3,0,4" />
   <wangtile tileid="707" wangid="0,2,0,3,0,3,0,4" />
   <wangtile tileid="711" wangid="0,2,0,4,0,3,0,4" />
   <wangtile tileid="715" wangid="0,2,0,1,0,4,0,4" />
   <wangtile tileid="719" wangid="0,2,0,2,0,4,0,4" />
   <wangtile tileid="723" wangid="0,2,0,3,0,4,0,4" />
   <wangtile tileid="727" wangid="0,2,0,4,0,4,0,4" />
   <wangtile tileid="731" wangid="0,3,0,1,0,1,0,4" />
   <wangtile tileid="735" wangid="0,3,0,2,0,1,0,4" />
   <wangtile tileid="739" wangid="0,3,0,3,0,1,0,4" />
   <wangtile tileid="743" wangid="0,3,0,4,0,1,0,4" />
   <wangtile tileid="747" wangid="0,3,0,1,0,2,0,4" />
   <wangtile tileid="751" wangid="0,3,0,2,0,2,0,4" />
   <wangtile tileid="755" wangid="0,3,0,3,0,2,0,4" />
   <wangtile tileid="759" wangid="0,3,0,4,0,2,0,4" />
   <wangtile tileid="763" wangid="0,3,0,1,0,3,0,4" />
   <wangtile tileid="767" wangid="0,3,0,2,0,3,0,4" />
   <wangtile tileid="771" wangid="0,3,0,3,0,3,0,4" />
   <wangtile tileid="775" wangid="0,3,0,4,0,3,0,4" />
   <wangtile tileid="779" wangid="0,3,0,1,0,4,0,4" />
   <wangtile tileid="783" wangid="0,3,0,2,0,4,0,4" />
   <wangtile tileid="787" wangid="0,3,0,3,0,4,0,4" />
   <wangtile tileid="791" wangid="0,3,0,4,0,4,0,4" />
   <wangtile tileid="795" wangid="0,4,0,1,0,1,0,4" />
   <wangtile tileid="799" wangid="0,4,0,2,0,1,0,4" />
   <wangtile tileid="803" wangid="0,4,0,3,0,1,0,4" />
   <wangtile tileid="807" wangid="0,4,0,4,0,1,0,4" />
   <wangtile tileid="811" wangid="0,4,0,1,0,2,0,4" />
   <wangtile tileid="815" wangid="0,4,0,2,0,2,0,4" />
   <wangtile tileid="819" wangid="0,4,0,3,0,2,0,4" />
   <wangtile tileid="823" wangid="0,4,0,4,0,2,0,4" />
   <wangtile tileid="827" wangid="0,4,0,1,0,3,0,4" />
   <wangtile tileid="831" wangid="0,4,0,2,0,3,0,4" />
   <wangtile tileid="835" wangid="0,4,0,3,0,3,0,4" />
   <wangtile tileid="839" wangid="0,4,0,4,0,3,0,4" />
   <wangtile tileid="843" wangid="0,4,0,1,0,4,0,4" />
   <wangtile tileid="847" wangid="0,4,0,2,0,4,0,4" />
   <wangtile tileid="851" wangid="0,4,0,3,0,4,0,4" />
  </wangset>
 </wangsets>
</tileset>
