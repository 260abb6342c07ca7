// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model CloggingIndicator "Clogging indicator: shows that the pressure drop of a filter is too high"
  parameter Units.PressureDifference dp_on(min=0) = 2e5 "Pressure drop above which it shows";
  parameter Units.PressureDifference dp_off(min=0, max=dp_on) = 1.6e5 "Pressure drop below which it is out again; below dp_on";
  parameter Boolean y_start = false "State at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Before the filter" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,20})));
  Interfaces.Port B "Behind the filter" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,-20})));
  Blocks.Interfaces.BooleanOutput y "true: the filter is clogged" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.PressureDifference dp "Pressure drop from A to B";
initial equation
  pre(y) = y_start;
equation
  A.m_flow = 0;
  B.m_flow = 0;
  dp = A.p - B.p;
  y = dp > dp_on or pre(y) and dp >= dp_off;
  annotation(
    __Bramah(bonds="A > readingA:De, B > readingB:De", setting="Δp %{dp_on}", productClass="PG", technicalData="Δp %{dp_on}", rule="Optical clogging indicator (X11790, for X12070): box 5 M x 3 M with an arrow and a lamp, two lines to it."),
    defaultComponentName="indicator",
    Icon(coordinateSystem(extent={{-60,-30},{100,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-60,20},{-20,20}}),
      Line(points={{-60,-20},{-20,-20}}),
      Rectangle(extent={{-20,-30},{80,30}}),
      Line(points={{27.6,-17.4},{4.2,6}}),
      Polygon(points={{-10,20},{-0.1,1.6},{8.4,10.1},{-10,20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{34.4,-14.4},{64,15.2}}, fillColor={168,60,160}, fillPattern=DynamicSelect(FillPattern.None, if y then FillPattern.Solid else FillPattern.None)),
      Line(points={{38.8,-10},{59.6,10.8}}),
      Line(points={{38.8,10.8},{59.6,-10}}),
      Line(points={{80,0},{100,0}}, color={168,60,160}),
      Text(extent={{-60,36},{120,66}}, textString="%name")}),
    Documentation(info="<html>
<p>Takes no oil: <b>A.m_flow = 0</b>, <b>B.m_flow = 0</b>. It shows above <code>dp_on</code> and is out again below <code>dp_off</code>: <b>y = dp &gt; dp_on or
pre(y) and dp &gt;= dp_off</b>, dp = A.p - B.p. Its output is the electrical contact that such indicators may have.</p>
<p>Join A before and B behind a <a href='modelica://Bramah.Hydraulics.Conditioning.Filter'>Filter</a> of any kind.</p>
<p>Assumptions: ideal: no lag; cold oil that raises the drop shows too. Valid: changes slower than its piston, some 50 ms. Typical: dp_on 0.5 to 1 bar
below dp_bypass, back 10 to 20 % lower. Source: ISO 5598 (2020), clogging indicator. Example: <a
href='modelica://Bramah.Examples.Conditioning.ReservoirWatched'>ReservoirWatched</a>.</p>
</html>"));
end CloggingIndicator;
