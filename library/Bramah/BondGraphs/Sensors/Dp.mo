// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Sensors;
model Dp "Sensor of the momentum"
  extends Interfaces.OnePort;
  Blocks.Interfaces.RealOutput y "Measured value" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  Real p(start=0, fixed=true) "Integral of the effort";
equation
  f = 0;
  der(p) = e;
  y = p;
  annotation(
    defaultComponentName="dp",
    Icon(coordinateSystem(extent={{-20,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-20,-16},{20,16}}, textString="Dp"),
      Line(points={{20,0},{40,0}}, color={44,99,201}),
      Text(extent={{-100,26},{100,54}}, textString="%name")}),
    Documentation(info="<html>
<p><b>der(p) = e</b>, <b>y = p</b>, and no flow: f = 0. Flux linkage, impulse. It stands at a 0-junction.</p>
<p>The integral starts at 0 unless the start value says otherwise.</p>
<p>Assumptions: ideal: it takes no power and follows at once. Valid: changes slower than the sensor. Source: D. C. Karnopp, D. L. Margolis, R. C.
Rosenberg, System Dynamics (2012), chapter 5. Example: <a href='modelica://Bramah.Examples.BondGraphs.Rheostat'>Rheostat</a>.</p>
</html>"));
end Dp;
