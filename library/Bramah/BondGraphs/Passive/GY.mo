// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Passive;
model GY "Gyrator"
  extends Interfaces.TwoPort;
  parameter Real r(start=1) = 1 "Modulus: e1/f2 and e2/f1" annotation(__Bramah(symbol="r"));
equation
  e1 = r*f2;
  e2 = r*f1;
  annotation(
    defaultComponentName="gy",
    Icon(coordinateSystem(extent={{-40,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-36,-16},{36,16}}, textString="GY"),
      Text(extent={{-100,22},{100,50}}, textString="%name"),
      Text(extent={{-100,-46},{100,-22}}, textString="r=%r")}),
    Documentation(info="<html>
<p><b>e1 = r*f2</b>, <b>e2 = r*f1</b>, so e1*f1 = e2*f2. Electric machine, centrifugal pump, gyroscope.</p>
<p>It turns what is behind it into its dual: a compliance C looks like an inertance r^2*C.</p>
<p>Assumptions: ideal: it neither loses nor stores power. Valid: r other than 0 where an effort or flow is wanted through it. Source: D. C. Karnopp,
D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.BondGraphs.DCMotor'>DCMotor</a>.</p>
</html>"));
end GY;
