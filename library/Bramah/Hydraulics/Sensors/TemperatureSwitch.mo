// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model TemperatureSwitch "Switches when the temperature of the oil passes a set value"
  extends Interfaces.OilComponent;
  parameter Units.Temperature T_on(displayUnit="degC") = 338.15 "Temperature at which it switches on";
  parameter Units.Temperature T_off(displayUnit="degC", max=T_on) = 333.15 "Temperature at which it switches off; below T_on";
  parameter Boolean y_start = false "State at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Measured line" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Blocks.Interfaces.BooleanOutput y "true: on" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  Units.Temperature T(displayUnit="degC") "Temperature of the oil";
initial equation
  pre(y) = y_start;
equation
  A.m_flow = 0;
  T = oil.T;
  y = T > T_on or pre(y) and T >= T_off;
  annotation(
    __Bramah(setting="%{T_on:degC} / %{T_off}", productClass="BT", technicalData="%{T_on:degC} / %{T_off}", rule="Temperature switch (X11860 with one contact): thermometer, beside it a box 3 M with a contact, an arrow above for its setting."),
    defaultComponentName="temperatureSwitch",
    Icon(coordinateSystem(extent={{-40,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,30},{0,-20}}),
      Ellipse(extent={{-5,-30},{5,-20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{40,-30},{100,30}}),
      Ellipse(extent={{51,-3},{57,3}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{46,0},{54,0},{82,14}}),
      Ellipse(extent={{83,-3},{89,3}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{86,0},{100,0}}),
      Line(points={{100,0},{120,0}}, color={168,60,160}),
      Line(points={{40,30},{40,71}}),
      Line(points={{14,44},{57,58.5}}),
      Polygon(points={{76,65},{58.9,52.8},{55.1,64.2},{76,65}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{84,34},{224,64}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Takes no oil: <b>A.m_flow = 0</b>. It switches on above <code>T_on</code> and off below <code>T_off</code>: <b>y = T &gt; T_on or pre(y) and T &gt;= T_off</b>,
T = oil.T. The oil of a sheet is isothermal: a switch tells what stands on and off at the temperature that the data of the oil are for.</p>
<p>Assumptions: ideal: no lag, no bounce of the contact. Valid: as long as the oil keeps its temperature. Typical: 60 to 70 degC for a warning, back
3 to 8 K lower. Source: ISO 5598 (2020) for the term. Example: <a
href='modelica://Bramah.Examples.Conditioning.ReservoirWatched'>ReservoirWatched</a>.</p>
</html>"));
end TemperatureSwitch;
