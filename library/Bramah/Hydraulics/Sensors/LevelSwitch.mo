// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model LevelSwitch "Switches when the oil in a tank falls below a level"
  extends Interfaces.OilComponent;
  parameter Units.AbsolutePressure p_0 = fluid.p_ambient "Pressure over the oil in the tank";
  parameter Units.Length level_on(min=0) = 0.2 "Level below which it switches on";
  parameter Units.Length level_off(min=level_on) = 0.22 "Level above which it switches off; above level_on";
  parameter Boolean y_start = false "State at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Port of a tank with useLevel" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Blocks.Interfaces.BooleanOutput y "true: the level is low" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  Units.Length level "Height of the oil over the port";
initial equation
  pre(y) = y_start;
equation
  A.m_flow = 0;
  level = (A.p - p_0)/(oil.rho_0*fluid.g);
  y = level < level_on or pre(y) and level <= level_off;
  annotation(
    __Bramah(setting="%{level_on:mm} / %{level_off}", productClass="BL", technicalData="%{level_on:mm} / %{level_off}", rule="Fluid level switch (X11880 with one contact): level indicator, beside it a box 3 M with a contact."),
    defaultComponentName="levelSwitch",
    Icon(coordinateSystem(extent={{-40,-80},{120,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{-40,0},{40,0}}),
      Polygon(points={{-13,7},{-7,11.5},{0,13.5},{7,11.5},{13,7},{7,2.5},{0,0.5},{-7,2.5},{-13,7}}),
      Line(points={{0,13.5},{0,27}}),
      Rectangle(extent={{40,-30},{100,30}}),
      Ellipse(extent={{51,-3},{57,3}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{46,0},{54,0},{82,14}}),
      Ellipse(extent={{83,-3},{89,3}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{86,0},{100,0}}),
      Line(points={{100,0},{120,0}}, color={168,60,160}),
      Text(extent={{46,34},{186,64}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Takes no oil: <b>A.m_flow = 0</b>. It switches on below <code>level_on</code> and off above <code>level_off</code>: <b>y = level &lt; level_on or
pre(y) and level &lt;= level_off</b>, level = (A.p - p_0)/(rho_0*g). Join it to the port of a
<a href='modelica://Bramah.Hydraulics.Sources.Tank'>Tank</a> that has <code>useLevel</code>.</p>
<p>Assumptions: ideal: no lag, the oil at rest, no bounce of the contact. Valid: while the tank has oil. Typical: stops the pump 30 to 60 mm over
its suction line, back 10 to 20 mm higher. Source: hydrostatics (Pascal). Example: <a
href='modelica://Bramah.Examples.Conditioning.ReservoirWatched'>ReservoirWatched</a>.</p>
</html>"));
end LevelSwitch;
