<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="panes" tilewidth="16" tileheight="16" tilecount="24" columns="8">
 <image source="panes.png" width="128" height="48" />
 <tile id="0">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="2" probability="3">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="3" probability="2">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="solid" type="bool" value="true" />
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
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="ground" value="stone" />
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="solid" type="bool" value="true" />
  </properties>
 </tile>
</tileset>
