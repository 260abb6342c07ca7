// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model LevelTemperatureSwitch "Level and temperature switch of a reservoir, in one"
  extends Interfaces.OilComponent;
  parameter Units.AbsolutePressure p_0 = fluid.p_ambient "Pressure over the oil in the tank" annotation(Dialog(group="Level"));
  parameter Units.Length level_on(min=0) = 0.2 "Level below which y_L switches on" annotation(Dialog(group="Level"));
  parameter Units.Length level_off(min=level_on) = 0.22 "Level above which y_L switches off; above level_on" annotation(Dialog(group="Level"));
  parameter Units.Temperature T_on(displayUnit="degC") = 338.15 "Temperature at which y_T switches on" annotation(Dialog(group="Temperature"));
  parameter Units.Temperature T_off(displayUnit="degC", max=T_on) = 333.15 "Temperature at which y_T switches off; below T_on" annotation(Dialog(group="Temperature"));
  Interfaces.Port A "Port of a tank with useLevel" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Blocks.Interfaces.BooleanOutput y_L "true: the level is low" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,40})));
  Blocks.Interfaces.BooleanOutput y_T "true: the oil is hot" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,-20})));
  Units.Length level "Height of the oil over the port";
  Units.Temperature T(displayUnit="degC") "Temperature of the oil";
protected
  LevelSwitch ofLevel(final oil=oil, final densityModel=densityModel, final p_0=p_0, final level_on=level_on, final level_off=level_off) "Level";
  TemperatureSwitch ofTemperature(final oil=oil, final densityModel=densityModel, final T_on=T_on, final T_off=T_off) "Temperature";
equation
  connect(A, ofLevel.A);
  connect(A, ofTemperature.A);
  connect(ofLevel.y, y_L);
  connect(ofTemperature.y, y_T);
  level = ofLevel.level;
  T = ofTemperature.T;
  annotation(
    __Bramah(setting="%{level_on:mm} / %{level_off}, %{T_on:degC} / %{T_off}", productClass="BL", technicalData="%{level_on:mm} / %{level_off}\n%{T_on:degC} / %{T_off}", rule="Level and temperature switch (X11880 and X11860 in one): level indicator, beside it a box of 3 M for each contact, L and T."),
    defaultComponentName="levelTemperature",
    Icon(coordinateSystem(extent={{-40,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{-40,0},{40,0}}),
      Polygon(points={{-13,7},{-7,11.5},{0,13.5},{7,11.5},{13,7},{7,2.5},{0,0.5},{-7,2.5},{-13,7}}),
      Line(points={{0,13.5},{0,27}}),
      Rectangle(extent={{40,10},{100,70}}),
      Rectangle(extent={{40,-50},{100,10}}),
      Ellipse(extent={{51,37},{57,43}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{46,40},{54,40},{82,54}}),
      Ellipse(extent={{83,37},{89,43}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{86,40},{100,40}}),
      Ellipse(extent={{51,-23},{57,-17}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{46,-20},{54,-20},{82,-6}}),
      Ellipse(extent={{83,-23},{89,-17}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{86,-20},{100,-20}}),
      Text(extent={{60,12},{80,32}}, textString="L"),
      Text(extent={{60,-48},{80,-28}}, textString="T"),
      Line(points={{100,40},{120,40}}, color={168,60,160}),
      Line(points={{100,-20},{120,-20}}, color={168,60,160}),
      Text(extent={{46,74},{186,104}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A <a href='modelica://Bramah.Hydraulics.Sensors.LevelSwitch'>LevelSwitch</a> and a
<a href='modelica://Bramah.Hydraulics.Sensors.TemperatureSwitch'>TemperatureSwitch</a> on one rod, as reservoirs have them:
<b>y_L = level &lt; level_on or pre(y_L) and level &lt;= level_off</b>, <b>y_T = T &gt; T_on or pre(y_T) and T &gt;= T_off</b>,
level = (A.p - p_0)/(rho_0*g), T = oil.T. Takes no oil. Join it to the port of a <a href='modelica://Bramah.Hydraulics.Sources.Tank'>Tank</a> with
its level.</p>
<p>Assumptions: ideal: no lag, no bounce of the contacts; the oil keeps its temperature. Valid: changes slower than a float. Typical: the level a
third of the reservoir over its suction line, 60 to 70 degC for a warning. Source: hydrostatics (Pascal); ISO 5598 (2020) for the terms. Example: <a
href='modelica://Bramah.Examples.Conditioning.ReservoirWatched'>ReservoirWatched</a>.</p>
</html>"));
end LevelTemperatureSwitch;
