// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model PressureSwitch "Switches when the pressure passes a set value"
  parameter Units.PressureDifference p_on = 100e5 "Pressure over ambient at which it switches on";
  parameter Units.PressureDifference p_off(max=p_on) = 90e5 "Pressure over ambient at which it switches off; below p_on";
  parameter Boolean y_start = false "State at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Measured line" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Blocks.Interfaces.BooleanOutput y "true: on"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.PressureDifference p "Pressure over ambient";
protected
  outer Hydraulics.Fluid fluid "Oil and ambient of the sheet";
initial equation
  pre(y) = y_start;
equation
  A.m_flow = 0;
  p = A.p - fluid.p_ambient;
  y = p > p_on or pre(y) and p >= p_off;
  annotation(
    __Bramah(setting="%{p_on:bar} / %{p_off}", productClass="BP", technicalData="%{p_on:bar} / %{p_off}", bonds="A > reading:De", rule="Pressure switch (X11750): box 3 M with a contact; adjustable spring beside it, in the upper half, as its output leaves below it."),
    defaultComponentName="pressureSwitch",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-30},{40,30}}),
      Line(points={{-60,0},{-20,0}}),
      Line(points={{40,0},{100,0}}, color={168,60,160}),
      Ellipse(extent={{-9,-3},{-3,3}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-14,0},{-6,0},{22,14}}),
      Ellipse(extent={{23,-3},{29,3}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{26,0},{40,0}}),
      Line(points={{40,17},{44,30},{52,4},{60,30},{69,4},{77,30},{85,4},{90,17}}),
      Line(points={{62.5,2},{70.4,43}}),
      Polygon(points={{74.2,62.7},{64.5,44.2},{76.3,41.9},{74.2,62.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-108,36},{52,66}}, textString="%name", horizontalAlignment=TextAlignment.Right)}),
    Documentation(info="<html>
<p>On when the pressure over ambient exceeds p_on, off when it falls below p_off. Takes no oil.</p>
<p><b>y = A.p - p_ambient &gt; p_on or (pre(y) and A.p - p_ambient &gt;= p_off)</b>.</p>
<p>Assumptions: ideal: it takes no oil, causes no drop and follows at once; put a lag behind it where its speed counts. Valid: changes slower than its
contact. Typical: switches back 5 to 20 % lower than on, within 5 to 20 ms. Source: ISO 5598 (2020), pressure switch. Example: <a
href='modelica://Bramah.Examples.Motors.VariableSpeed'>VariableSpeed</a>.</p>
</html>"));
end PressureSwitch;
