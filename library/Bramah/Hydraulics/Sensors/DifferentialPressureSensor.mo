// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model DifferentialPressureSensor "Ideal sensor of a pressure difference"
  Interfaces.Port A "Line of the higher pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,20})));
  Interfaces.Port B "Line of the lower pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,-20})));
  Blocks.Interfaces.RealOutput y(unit="Pa", displayUnit="bar") "Pressure at A less that at B"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
equation
  A.m_flow = 0;
  B.m_flow = 0;
  y = A.p - B.p;
  annotation(
    __Bramah(productClass="BP", bonds="A > readingA:De, B > readingB:De", rule="Differential pressure sensor: as pressure sensor, two lines."),
    defaultComponentName="differentialPressureSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-60,20},{-20,20}}),
      Line(points={{-60,-20},{-20,-20}}),
      Rectangle(extent={{-20,-30},{40,30}}),
      Line(points={{-20,30},{40,-30}}),
      Line(points={{40,0},{60,0}}, color={44,99,201}),
      Text(extent={{-18,-28},{8,-4}}, textString="Δp"),
      Line(points={{16,8},{16,18},{20,24},{26,24},{30,18},{30,8}}),
      Text(extent={{-80,36},{100,66}}, textString="%name")}),
    Documentation(info="<html>
<p><b>y = A.p - B.p</b> in Pa. Takes no oil.</p>
<p>Assumptions: ideal: it takes no oil, causes no drop and follows at once; put a lag behind it where its speed counts. Valid: changes slower than the
sensor. Typical: ranges of 0.5 to 40 bar, a lag of 1 to 10 ms, an error of 0.5 to 1 % of the range. Source: pressures in lines as ISO 9110-2 (2020)
measures them. Example: <a href='modelica://Bramah.Examples.Motors.VariableSpeed'>VariableSpeed</a>.</p>
</html>"));
end DifferentialPressureSensor;
