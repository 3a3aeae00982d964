<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="indoors" tilewidth="16" tileheight="16" tilecount="48" columns="8">
 <image source="indoors.png" width="128" height="96" />
 <tile id="0">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="1" probability="3" />
 <tile id="2" probability="2" />
 <tile id="6" probability="0.3" />
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
 <tile id="20">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="31">
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
</tileset>
