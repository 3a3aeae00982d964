<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="props" tilewidth="120" tileheight="182" tilecount="131" columns="0">
 <grid orientation="orthogonal" width="1" height="1" />
 <tile id="0">
  <properties>
   <property name="lights" value="46,40,3;23,60,8;71,60,8" />
   <property name="lit" value="house_red_lit" />
   <property name="name" value="house_red" />
   <property name="smoke" value="70,1" />
  </properties>
  <image source="props/house_red.png" width="96" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="82" height="28" />
  </objectgroup>
 </tile>
 <tile id="1">
  <properties>
   <property name="lights" value="50,40,3;23,60,8;79,60,8" />
   <property name="lit" value="house_slate_lit" />
   <property name="name" value="house_slate" />
   <property name="smoke" value="76,1" />
  </properties>
  <image source="props/house_slate.png" width="104" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="90" height="28" />
  </objectgroup>
 </tile>
 <tile id="2">
  <properties>
   <property name="lights" value="46,40,3;23,60,8;71,60,8" />
   <property name="lit" value="house_scholar_lit" />
   <property name="name" value="house_scholar" />
   <property name="smoke" value="70,1" />
  </properties>
  <image source="props/house_scholar.png" width="96" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="82" height="28" />
  </objectgroup>
 </tile>
 <tile id="3">
  <properties>
   <property name="lights" value="51,60,8" />
   <property name="lit" value="cottage_red_lit" />
   <property name="name" value="cottage_red" />
   <property name="smoke" value="51,1" />
  </properties>
  <image source="props/cottage_red.png" width="72" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="58" height="28" />
  </objectgroup>
 </tile>
 <tile id="4">
  <properties>
   <property name="lights" value="18,60,8" />
   <property name="lit" value="cottage_slate_lit" />
   <property name="name" value="cottage_slate" />
   <property name="smoke" value="51,1" />
  </properties>
  <image source="props/cottage_slate.png" width="72" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="58" height="28" />
  </objectgroup>
 </tile>
 <tile id="5">
  <properties>
   <property name="lights" value="46,40,3;23,60,8;71,60,8" />
   <property name="name" value="house_red_lit" />
   <property name="smoke" value="70,1" />
  </properties>
  <image source="props/house_red_lit.png" width="96" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="82" height="28" />
  </objectgroup>
 </tile>
 <tile id="6">
  <properties>
   <property name="lights" value="50,40,3;23,60,8;79,60,8" />
   <property name="name" value="house_slate_lit" />
   <property name="smoke" value="76,1" />
  </properties>
  <image source="props/house_slate_lit.png" width="104" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="90" height="28" />
  </objectgroup>
 </tile>
 <tile id="7">
  <properties>
   <property name="lights" value="46,40,3;23,60,8;71,60,8" />
   <property name="name" value="house_scholar_lit" />
   <property name="smoke" value="70,1" />
  </properties>
  <image source="props/house_scholar_lit.png" width="96" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="82" height="28" />
  </objectgroup>
 </tile>
 <tile id="8">
  <properties>
   <property name="lights" value="51,60,8" />
   <property name="name" value="cottage_red_lit" />
   <property name="smoke" value="51,1" />
  </properties>
  <image source="props/cottage_red_lit.png" width="72" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="58" height="28" />
  </objectgroup>
 </tile>
 <tile id="9">
  <properties>
   <property name="lights" value="18,60,8" />
   <property name="name" value="cottage_slate_lit" />
   <property name="smoke" value="51,1" />
  </properties>
  <image source="props/cottage_slate_lit.png" width="72" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="58" height="28" />
  </objectgroup>
 </tile>
 <tile id="10">
  <properties>
   <property name="cloth" value="15,44,10,21;95,44,10,21" />
   <property name="lights" value="30,48,10;90,48,10" />
   <property name="lit" value="gate_shut_lit" />
   <property name="name" value="gate_shut" />
  </properties>
  <image source="props/gate_shut.png" width="120" height="82" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="60" width="118" height="20" />
  </objectgroup>
 </tile>
 <tile id="11">
  <properties>
   <property name="cloth" value="15,44,10,21;95,44,10,21" />
   <property name="lights" value="30,48,10;90,48,10" />
   <property name="lit" value="gate_open_lit" />
   <property name="name" value="gate_open" />
  </properties>
  <image source="props/gate_open.png" width="120" height="82" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="60" width="41" height="20" />
   <object id="2" x="78" y="60" width="41" height="20" />
  </objectgroup>
 </tile>
 <tile id="12">
  <properties>
   <property name="name" value="wall_plain" />
  </properties>
  <image source="props/wall_plain.png" width="48" height="51" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="33" width="48" height="16" />
  </objectgroup>
 </tile>
 <tile id="13">
  <properties>
   <property name="name" value="wall_ivy" />
  </properties>
  <image source="props/wall_ivy.png" width="48" height="51" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="33" width="48" height="16" />
  </objectgroup>
 </tile>
 <tile id="14">
  <properties>
   <property name="name" value="wall_thin_ivy" />
  </properties>
  <image source="props/wall_thin_ivy.png" width="48" height="51" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="33" width="48" height="16" />
  </objectgroup>
 </tile>
 <tile id="15">
  <properties>
   <property name="name" value="wall_short" />
  </properties>
  <image source="props/wall_short.png" width="24" height="51" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="33" width="24" height="16" />
  </objectgroup>
 </tile>
 <tile id="16">
  <properties>
   <property name="name" value="lighthouse" />
  </properties>
  <image source="props/lighthouse.png" width="72" height="118" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="8" y="96" width="56" height="18" />
  </objectgroup>
 </tile>
 <tile id="17">
  <properties>
   <property name="lights" value="36,16,16" />
   <property name="motion" value="turn" />
   <property name="name" value="lighthouse_burning" />
  </properties>
  <image source="props/lighthouse_burning.png" width="72" height="118" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="8" y="96" width="56" height="18" />
  </objectgroup>
 </tile>
 <tile id="18">
  <properties>
   <property name="cloth" value="1,14,54,5" />
   <property name="name" value="stall_fruit" />
  </properties>
  <image source="props/stall_fruit.png" width="56" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="28" width="48" height="18" />
  </objectgroup>
 </tile>
 <tile id="19">
  <properties>
   <property name="cloth" value="1,14,54,5" />
   <property name="name" value="stall_fish" />
  </properties>
  <image source="props/stall_fish.png" width="56" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="28" width="48" height="18" />
  </objectgroup>
 </tile>
 <tile id="20">
  <properties>
   <property name="name" value="fountain" />
  </properties>
  <image source="props/fountain.png" width="54" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="20" width="46" height="24" />
  </objectgroup>
  <animation>
   <frame tileid="20" duration="250" />
   <frame tileid="21" duration="250" />
   <frame tileid="22" duration="250" />
   <frame tileid="23" duration="250" />
  </animation>
 </tile>
 <tile id="21">
  <properties>
   <property name="name" value="fountain_2" />
  </properties>
  <image source="props/fountain_2.png" width="54" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="20" width="46" height="24" />
  </objectgroup>
 </tile>
 <tile id="22">
  <properties>
   <property name="name" value="fountain_3" />
  </properties>
  <image source="props/fountain_3.png" width="54" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="20" width="46" height="24" />
  </objectgroup>
 </tile>
 <tile id="23">
  <properties>
   <property name="name" value="fountain_4" />
  </properties>
  <image source="props/fountain_4.png" width="54" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="20" width="46" height="24" />
  </objectgroup>
 </tile>
 <tile id="24">
  <properties>
   <property name="lights" value="7,10,15" />
   <property name="lit" value="lamp_lit" />
   <property name="name" value="lamp" />
  </properties>
  <image source="props/lamp.png" width="18" height="46" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="35" width="8" height="8" />
  </objectgroup>
 </tile>
 <tile id="25">
  <properties>
   <property name="lights" value="7,10,15" />
   <property name="name" value="lamp_lit" />
  </properties>
  <image source="props/lamp_lit.png" width="18" height="46" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="35" width="8" height="8" />
  </objectgroup>
 </tile>
 <tile id="26">
  <properties>
   <property name="lights" value="4,6,10" />
   <property name="lit" value="torch_lit" />
   <property name="name" value="torch" />
  </properties>
  <image source="props/torch.png" width="8" height="20" />
 </tile>
 <tile id="27">
  <properties>
   <property name="lights" value="4,6,10" />
   <property name="name" value="torch_lit" />
  </properties>
  <image source="props/torch_lit.png" width="8" height="20" />
 </tile>
 <tile id="28">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="oak_1" />
  </properties>
  <image source="props/oak_1.png" width="46" height="54" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="15" y="40" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="29">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="oak_2" />
  </properties>
  <image source="props/oak_2.png" width="46" height="54" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="15" y="40" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="30">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="oak_3" />
  </properties>
  <image source="props/oak_3.png" width="46" height="54" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="15" y="40" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="31">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="amber_1" />
  </properties>
  <image source="props/amber_1.png" width="46" height="54" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="15" y="40" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="32">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="amber_2" />
  </properties>
  <image source="props/amber_2.png" width="46" height="54" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="15" y="40" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="33">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="pine_1" />
  </properties>
  <image source="props/pine_1.png" width="32" height="52" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="8" y="38" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="34">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="pine_2" />
  </properties>
  <image source="props/pine_2.png" width="32" height="52" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="8" y="38" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="35">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="pine_3" />
  </properties>
  <image source="props/pine_3.png" width="32" height="52" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="8" y="38" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="36">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="bush_1" />
  </properties>
  <image source="props/bush_1.png" width="24" height="20" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="7" width="18" height="11" />
  </objectgroup>
 </tile>
 <tile id="37">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="bush_2" />
  </properties>
  <image source="props/bush_2.png" width="24" height="20" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="7" width="18" height="11" />
  </objectgroup>
 </tile>
 <tile id="38">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="bush_3" />
  </properties>
  <image source="props/bush_3.png" width="24" height="20" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="7" width="18" height="11" />
  </objectgroup>
 </tile>
 <tile id="39">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="bush_4" />
  </properties>
  <image source="props/bush_4.png" width="24" height="20" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="7" width="18" height="11" />
  </objectgroup>
 </tile>
 <tile id="40">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="flowers_1" />
  </properties>
  <image source="props/flowers_1.png" width="16" height="10" />
 </tile>
 <tile id="41">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="flowers_2" />
  </properties>
  <image source="props/flowers_2.png" width="16" height="10" />
 </tile>
 <tile id="42">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="flowers_3" />
  </properties>
  <image source="props/flowers_3.png" width="16" height="10" />
 </tile>
 <tile id="43">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="flowers_4" />
  </properties>
  <image source="props/flowers_4.png" width="16" height="10" />
 </tile>
 <tile id="44">
  <properties>
   <property name="name" value="barrel" />
  </properties>
  <image source="props/barrel.png" width="16" height="19" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="7" width="12" height="10" />
  </objectgroup>
 </tile>
 <tile id="45">
  <properties>
   <property name="name" value="crate" />
  </properties>
  <image source="props/crate.png" width="17" height="17" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="5" width="13" height="10" />
  </objectgroup>
 </tile>
 <tile id="46">
  <properties>
   <property name="name" value="sack" />
  </properties>
  <image source="props/sack.png" width="14" height="14" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="2" width="10" height="10" />
  </objectgroup>
 </tile>
 <tile id="47">
  <properties>
   <property name="name" value="sign" />
  </properties>
  <image source="props/sign.png" width="18" height="20" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="8" width="14" height="10" />
  </objectgroup>
 </tile>
 <tile id="48">
  <properties>
   <property name="name" value="pot" />
  </properties>
  <image source="props/pot.png" width="14" height="13" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="1" width="10" height="10" />
  </objectgroup>
 </tile>
 <tile id="49">
  <properties>
   <property name="name" value="board" />
  </properties>
  <image source="props/board.png" width="22" height="19" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="7" width="18" height="10" />
  </objectgroup>
 </tile>
 <tile id="50">
  <properties>
   <property name="motion" value="bob" />
   <property name="name" value="boat" />
  </properties>
  <image source="props/boat.png" width="54" height="28" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="8" width="46" height="16" />
  </objectgroup>
 </tile>
 <tile id="51">
  <properties>
   <property name="name" value="bookshelf_1" />
  </properties>
  <image source="props/bookshelf_1.png" width="50" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="34" width="48" height="14" />
  </objectgroup>
 </tile>
 <tile id="52">
  <properties>
   <property name="name" value="bookshelf_2" />
  </properties>
  <image source="props/bookshelf_2.png" width="50" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="34" width="48" height="14" />
  </objectgroup>
 </tile>
 <tile id="53">
  <properties>
   <property name="name" value="bookshelf_3" />
  </properties>
  <image source="props/bookshelf_3.png" width="50" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="34" width="48" height="14" />
  </objectgroup>
 </tile>
 <tile id="54">
  <properties>
   <property name="name" value="bookshelf_4" />
  </properties>
  <image source="props/bookshelf_4.png" width="50" height="50" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="34" width="48" height="14" />
  </objectgroup>
 </tile>
 <tile id="55">
  <properties>
   <property name="lights" value="42,3,12" />
   <property name="name" value="desk" />
  </properties>
  <image source="props/desk.png" width="54" height="32" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="12" width="50" height="17" />
  </objectgroup>
 </tile>
 <tile id="56">
  <properties>
   <property name="name" value="globe" />
  </properties>
  <image source="props/globe.png" width="20" height="28" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="16" width="13" height="9" />
  </objectgroup>
 </tile>
 <tile id="57">
  <properties>
   <property name="name" value="window" />
  </properties>
  <image source="props/window.png" width="26" height="28" />
 </tile>
 <tile id="58">
  <properties>
   <property name="lights" value="3,2,10" />
   <property name="name" value="candle" />
  </properties>
  <image source="props/candle.png" width="7" height="11" />
 </tile>
 <tile id="59">
  <properties>
   <property name="name" value="plant" />
  </properties>
  <image source="props/plant.png" width="18" height="20" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="9" width="10" height="9" />
  </objectgroup>
 </tile>
 <tile id="60">
  <properties>
   <property name="name" value="books" />
  </properties>
  <image source="props/books.png" width="16" height="13" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="3" width="12" height="8" />
  </objectgroup>
 </tile>
 <tile id="61">
  <properties>
   <property name="name" value="stool" />
  </properties>
  <image source="props/stool.png" width="14" height="11" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="2" width="10" height="7" />
  </objectgroup>
 </tile>
 <tile id="62">
  <properties>
   <property name="name" value="boat_ashore" />
  </properties>
  <image source="props/boat_ashore.png" width="48" height="26" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="8" width="42" height="14" />
  </objectgroup>
 </tile>
 <tile id="63">
  <properties>
   <property name="name" value="bar" />
  </properties>
  <image source="props/bar.png" width="100" height="36" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="12" width="98" height="20" />
  </objectgroup>
 </tile>
 <tile id="64">
  <properties>
   <property name="name" value="bottles" />
  </properties>
  <image source="props/bottles.png" width="50" height="30" />
 </tile>
 <tile id="65">
  <properties>
   <property name="name" value="kegs" />
  </properties>
  <image source="props/kegs.png" width="48" height="42" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="24" width="46" height="15" />
  </objectgroup>
 </tile>
 <tile id="66">
  <properties>
   <property name="lights" value="17,8,12" />
   <property name="lit" value="table_1_lit" />
   <property name="name" value="table_1" />
  </properties>
  <image source="props/table_1.png" width="38" height="32" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="8" width="30" height="18" />
  </objectgroup>
 </tile>
 <tile id="67">
  <properties>
   <property name="lights" value="17,8,12" />
   <property name="name" value="table_1_lit" />
  </properties>
  <image source="props/table_1_lit.png" width="38" height="32" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="8" width="30" height="18" />
  </objectgroup>
 </tile>
 <tile id="68">
  <properties>
   <property name="lights" value="17,8,12" />
   <property name="lit" value="table_2_lit" />
   <property name="name" value="table_2" />
  </properties>
  <image source="props/table_2.png" width="38" height="32" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="8" width="30" height="18" />
  </objectgroup>
 </tile>
 <tile id="69">
  <properties>
   <property name="lights" value="17,8,12" />
   <property name="name" value="table_2_lit" />
  </properties>
  <image source="props/table_2_lit.png" width="38" height="32" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="8" width="30" height="18" />
  </objectgroup>
 </tile>
 <tile id="70">
  <properties>
   <property name="lights" value="17,8,12" />
   <property name="lit" value="table_3_lit" />
   <property name="name" value="table_3" />
  </properties>
  <image source="props/table_3.png" width="38" height="32" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="8" width="30" height="18" />
  </objectgroup>
 </tile>
 <tile id="71">
  <properties>
   <property name="lights" value="17,8,12" />
   <property name="name" value="table_3_lit" />
  </properties>
  <image source="props/table_3_lit.png" width="38" height="32" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="8" width="30" height="18" />
  </objectgroup>
 </tile>
 <tile id="72">
  <properties>
   <property name="lights" value="31,48,16" />
   <property name="lit" value="hearth_lit" />
   <property name="name" value="hearth" />
  </properties>
  <image source="props/hearth.png" width="64" height="62" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="46" width="62" height="14" />
  </objectgroup>
 </tile>
 <tile id="73">
  <properties>
   <property name="lights" value="31,48,16" />
   <property name="name" value="hearth_lit" />
  </properties>
  <image source="props/hearth_lit.png" width="64" height="62" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="46" width="62" height="14" />
  </objectgroup>
 </tile>
 <tile id="74">
  <properties>
   <property name="name" value="bed_red" />
  </properties>
  <image source="props/bed_red.png" width="30" height="46" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="8" width="28" height="34" />
  </objectgroup>
 </tile>
 <tile id="75">
  <properties>
   <property name="name" value="bed_blue" />
  </properties>
  <image source="props/bed_blue.png" width="30" height="46" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="8" width="28" height="34" />
  </objectgroup>
 </tile>
 <tile id="76">
  <properties>
   <property name="name" value="screen" />
  </properties>
  <image source="props/screen.png" width="42" height="38" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="22" width="40" height="12" />
  </objectgroup>
 </tile>
 <tile id="77">
  <properties>
   <property name="name" value="chalk_board" />
  </properties>
  <image source="props/chalk_board.png" width="18" height="22" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="9" width="14" height="10" />
  </objectgroup>
 </tile>
 <tile id="78">
  <properties>
   <property name="name" value="cave_mouth" />
  </properties>
  <image source="props/cave_mouth.png" width="86" height="68" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="34" width="82" height="31" />
  </objectgroup>
 </tile>
 <tile id="79">
  <properties>
   <property name="name" value="salt_widow" />
  </properties>
  <image source="props/salt_widow.png" width="44" height="58" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="38" width="36" height="17" />
  </objectgroup>
 </tile>
 <tile id="80">
  <properties>
   <property name="name" value="stalagmite_1" />
  </properties>
  <image source="props/stalagmite_1.png" width="28" height="34" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="20" width="22" height="11" />
  </objectgroup>
 </tile>
 <tile id="81">
  <properties>
   <property name="name" value="stalagmite_2" />
  </properties>
  <image source="props/stalagmite_2.png" width="28" height="34" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="20" width="22" height="11" />
  </objectgroup>
 </tile>
 <tile id="82">
  <properties>
   <property name="name" value="stalagmite_3" />
  </properties>
  <image source="props/stalagmite_3.png" width="28" height="34" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="20" width="22" height="11" />
  </objectgroup>
 </tile>
 <tile id="83">
  <properties>
   <property name="lights" value="12,12,14" />
   <property name="lit" value="crystal_blue_lit" />
   <property name="name" value="crystal_blue" />
  </properties>
  <image source="props/crystal_blue.png" width="26" height="26" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="13" width="18" height="10" />
  </objectgroup>
 </tile>
 <tile id="84">
  <properties>
   <property name="lights" value="12,12,14" />
   <property name="name" value="crystal_blue_lit" />
  </properties>
  <image source="props/crystal_blue_lit.png" width="26" height="26" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="13" width="18" height="10" />
  </objectgroup>
 </tile>
 <tile id="85">
  <properties>
   <property name="lights" value="12,12,14" />
   <property name="lit" value="crystal_violet_lit" />
   <property name="name" value="crystal_violet" />
  </properties>
  <image source="props/crystal_violet.png" width="26" height="26" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="13" width="18" height="10" />
  </objectgroup>
 </tile>
 <tile id="86">
  <properties>
   <property name="lights" value="12,12,14" />
   <property name="name" value="crystal_violet_lit" />
  </properties>
  <image source="props/crystal_violet_lit.png" width="26" height="26" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="13" width="18" height="10" />
  </objectgroup>
 </tile>
 <tile id="87">
  <properties>
   <property name="name" value="ladder_hole" />
  </properties>
  <image source="props/ladder_hole.png" width="40" height="40" />
 </tile>
 <tile id="88">
  <properties>
   <property name="name" value="ladder" />
  </properties>
  <image source="props/ladder.png" width="18" height="52" />
 </tile>
 <tile id="89">
  <properties>
   <property name="name" value="cut_stair" />
  </properties>
  <image source="props/cut_stair.png" width="44" height="52" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="30" width="14" height="22" />
   <object id="2" x="30" y="30" width="14" height="22" />
  </objectgroup>
 </tile>
 <tile id="90">
  <properties>
   <property name="lights" value="8,11,10" />
   <property name="lit" value="ledge_lamp_lit" />
   <property name="name" value="ledge_lamp" />
  </properties>
  <image source="props/ledge_lamp.png" width="22" height="30" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="16" width="18" height="11" />
  </objectgroup>
 </tile>
 <tile id="91">
  <properties>
   <property name="lights" value="8,11,10" />
   <property name="name" value="ledge_lamp_lit" />
  </properties>
  <image source="props/ledge_lamp_lit.png" width="22" height="30" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="16" width="18" height="11" />
  </objectgroup>
 </tile>
 <tile id="92">
  <properties>
   <property name="name" value="crosses" />
  </properties>
  <image source="props/crosses.png" width="34" height="14" />
 </tile>
 <tile id="93">
  <properties>
   <property name="name" value="daylight" />
  </properties>
  <image source="props/daylight.png" width="46" height="26" />
 </tile>
 <tile id="94">
  <properties>
   <property name="name" value="driftwood" />
  </properties>
  <image source="props/driftwood.png" width="36" height="20" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="6" width="28" height="11" />
  </objectgroup>
 </tile>
 <tile id="95">
  <properties>
   <property name="name" value="offerings" />
  </properties>
  <image source="props/offerings.png" width="16" height="11" />
 </tile>
 <tile id="96">
  <properties>
   <property name="name" value="nets" />
  </properties>
  <image source="props/nets.png" width="26" height="13" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="4" width="22" height="10" />
  </objectgroup>
 </tile>
 <tile id="97">
  <properties>
   <property name="name" value="boulder_1" />
  </properties>
  <image source="props/boulder_1.png" width="48" height="36" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="14" width="42" height="19" />
  </objectgroup>
 </tile>
 <tile id="98">
  <properties>
   <property name="name" value="boulder_2" />
  </properties>
  <image source="props/boulder_2.png" width="36" height="27" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="10" width="30" height="14" />
  </objectgroup>
 </tile>
 <tile id="99">
  <properties>
   <property name="name" value="boulder_3" />
  </properties>
  <image source="props/boulder_3.png" width="28" height="21" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="7" width="22" height="10" />
  </objectgroup>
 </tile>
 <tile id="100">
  <properties>
   <property name="name" value="boulder_4" />
  </properties>
  <image source="props/boulder_4.png" width="20" height="15" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="5" width="14" height="7" />
  </objectgroup>
 </tile>
 <tile id="101">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="bent_pine_1" />
  </properties>
  <image source="props/bent_pine_1.png" width="48" height="52" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="10" y="38" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="102">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="bent_pine_2" />
  </properties>
  <image source="props/bent_pine_2.png" width="48" height="52" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="10" y="38" width="14" height="11" />
  </objectgroup>
 </tile>
 <tile id="103">
  <properties>
   <property name="name" value="cairn" />
  </properties>
  <image source="props/cairn.png" width="32" height="40" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="22" width="26" height="15" />
  </objectgroup>
 </tile>
 <tile id="104">
  <properties>
   <property name="name" value="milestone" />
  </properties>
  <image source="props/milestone.png" width="18" height="24" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="11" width="14" height="10" />
  </objectgroup>
 </tile>
 <tile id="105">
  <properties>
   <property name="name" value="cart" />
  </properties>
  <image source="props/cart.png" width="58" height="38" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="8" y="14" width="46" height="20" />
  </objectgroup>
 </tile>
 <tile id="106">
  <properties>
   <property name="name" value="cold_fire" />
  </properties>
  <image source="props/cold_fire.png" width="26" height="18" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="4" width="20" height="12" />
  </objectgroup>
 </tile>
 <tile id="107">
  <properties>
   <property name="name" value="cleft" />
  </properties>
  <image source="props/cleft.png" width="42" height="52" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="24" width="12" height="25" />
   <object id="2" x="27" y="24" width="12" height="25" />
  </objectgroup>
 </tile>
 <tile id="108">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="tussock_1" />
  </properties>
  <image source="props/tussock_1.png" width="14" height="10" />
 </tile>
 <tile id="109">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="tussock_2" />
  </properties>
  <image source="props/tussock_2.png" width="14" height="10" />
 </tile>
 <tile id="110">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="tussock_3" />
  </properties>
  <image source="props/tussock_3.png" width="14" height="10" />
 </tile>
 <tile id="111">
  <properties>
   <property name="motion" value="sway" />
   <property name="name" value="tussock_4" />
  </properties>
  <image source="props/tussock_4.png" width="14" height="10" />
 </tile>
 <tile id="112">
  <properties>
   <property name="name" value="lighthouse_tower" />
  </properties>
  <image source="props/lighthouse_tower.png" width="88" height="182" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="7" y="146" width="72" height="33" />
  </objectgroup>
 </tile>
 <tile id="113">
  <properties>
   <property name="lights" value="42,28,26" />
   <property name="lit" value="lighthouse_tower_burning_lit" />
   <property name="motion" value="turn" />
   <property name="name" value="lighthouse_tower_burning" />
  </properties>
  <image source="props/lighthouse_tower_burning.png" width="88" height="182" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="7" y="146" width="72" height="33" />
  </objectgroup>
 </tile>
 <tile id="114">
  <properties>
   <property name="lights" value="42,28,26" />
   <property name="motion" value="turn" />
   <property name="name" value="lighthouse_tower_burning_lit" />
  </properties>
  <image source="props/lighthouse_tower_burning_lit.png" width="88" height="182" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="7" y="146" width="72" height="33" />
  </objectgroup>
 </tile>
 <tile id="115">
  <properties>
   <property name="name" value="oil_shed" />
  </properties>
  <image source="props/oil_shed.png" width="54" height="52" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="3" y="22" width="46" height="27" />
  </objectgroup>
 </tile>
 <tile id="116">
  <properties>
   <property name="name" value="bench" />
  </properties>
  <image source="props/bench.png" width="36" height="20" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="5" width="32" height="12" />
  </objectgroup>
 </tile>
 <tile id="117">
  <properties>
   <property name="name" value="boat_slip" />
  </properties>
  <image source="props/boat_slip.png" width="38" height="58" />
 </tile>
 <tile id="118">
  <properties>
   <property name="name" value="great_lamp" />
  </properties>
  <image source="props/great_lamp.png" width="52" height="74" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="52" width="42" height="18" />
  </objectgroup>
 </tile>
 <tile id="119">
  <properties>
   <property name="lights" value="24,26,30" />
   <property name="lit" value="great_lamp_burning_lit" />
   <property name="name" value="great_lamp_burning" />
  </properties>
  <image source="props/great_lamp_burning.png" width="52" height="74" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="52" width="42" height="18" />
  </objectgroup>
 </tile>
 <tile id="120">
  <properties>
   <property name="lights" value="24,26,30" />
   <property name="name" value="great_lamp_burning_lit" />
  </properties>
  <image source="props/great_lamp_burning_lit.png" width="52" height="74" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="4" y="52" width="42" height="18" />
  </objectgroup>
 </tile>
 <tile id="121">
  <properties>
   <property name="name" value="log_desk" />
  </properties>
  <image source="props/log_desk.png" width="38" height="30" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="10" width="34" height="17" />
  </objectgroup>
 </tile>
 <tile id="122">
  <properties>
   <property name="name" value="bed_roll" />
  </properties>
  <image source="props/bed_roll.png" width="26" height="38" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="3" width="20" height="30" />
  </objectgroup>
 </tile>
 <tile id="123">
  <properties>
   <property name="name" value="sea_rock_1" />
  </properties>
  <image source="props/sea_rock_1.png" width="56" height="38" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="12" width="44" height="18" />
  </objectgroup>
 </tile>
 <tile id="124">
  <properties>
   <property name="name" value="sea_rock_2" />
  </properties>
  <image source="props/sea_rock_2.png" width="46" height="31" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="8" width="34" height="14" />
  </objectgroup>
 </tile>
 <tile id="125">
  <properties>
   <property name="name" value="gull" />
  </properties>
  <image source="props/gull.png" width="14" height="12" />
 </tile>
 <tile id="126">
  <properties>
   <property name="name" value="bell" />
  </properties>
  <image source="props/bell.png" width="16" height="18" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="7" width="12" height="9" />
  </objectgroup>
 </tile>
 <tile id="127">
  <properties>
   <property name="name" value="oil_can" />
  </properties>
  <image source="props/oil_can.png" width="18" height="18" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="4" width="11" height="10" />
  </objectgroup>
 </tile>
 <tile id="128">
  <properties>
   <property name="name" value="keepers_cottage" />
  </properties>
  <image source="props/keepers_cottage.png" width="72" height="84" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="6" y="52" width="58" height="28" />
  </objectgroup>
 </tile>
 <tile id="129">
  <properties>
   <property name="cloth" value="15,44,10,21;95,44,10,21" />
   <property name="lights" value="30,48,10;90,48,10" />
   <property name="name" value="gate_shut_lit" />
  </properties>
  <image source="props/gate_shut_lit.png" width="120" height="82" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="60" width="118" height="20" />
  </objectgroup>
 </tile>
 <tile id="130">
  <properties>
   <property name="cloth" value="15,44,10,21;95,44,10,21" />
   <property name="lights" value="30,48,10;90,48,10" />
   <property name="name" value="gate_open_lit" />
  </properties>
  <image source="props/gate_open_lit.png" width="120" height="82" />
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="60" width="41" height="20" />
   <object id="2" x="78" y="60" width="41" height="20" />
  </objectgroup>
 </tile>
</tileset>
