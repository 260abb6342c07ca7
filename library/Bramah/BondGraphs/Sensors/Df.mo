// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Sensors;
model Df "Sensor of the flow"
  extends Interfaces.OnePort;
  Blocks.Interfaces.RealOutput y "Measured value" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
equation
  e = 0;
  y = f;
  annotation(
    defaultComponentName="df",
    Icon(coordinateSystem(extent={{-20,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-20,-16},{20,16}}, textString="Df"),
      Line(points={{20,0},{40,0}}, color={44,99,201}),
      Text(extent={{-100,26},{100,54}}, textString="%name")}),
    Documentation(info="<html>
<p><b>y = f</b>, and no effort: e = 0. An activated bond. It stands at a 1-junction.</p>
<p>Assumptions: ideal: it takes no power and follows at once. Valid: changes slower than the sensor. Source: D. C. Karnopp, D. L. Margolis, R. C.
Rosenberg, System Dynamics (2012), chapter 5. Example: <a href='modelica://Bramah.Examples.BondGraphs.SeriesMotor'>SeriesMotor</a>.</p>
</html>"));
end Df;
