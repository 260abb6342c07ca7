// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Passive;
model TF "Transformer"
  extends Interfaces.TwoPort;
  parameter Real m(start=1) = 1 "Modulus: e1/e2 and f2/f1" annotation(__Bramah(symbol="m"));
equation
  e1 = m*e2;
  f2 = m*f1;
  annotation(
    defaultComponentName="tf",
    Icon(coordinateSystem(extent={{-40,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-36,-16},{36,16}}, textString="TF"),
      Text(extent={{-100,22},{100,50}}, textString="%name"),
      Text(extent={{-100,-46},{100,-22}}, textString="m=%m")}),
    Documentation(info="<html>
<p><b>e1 = m*e2</b>, <b>f2 = m*f1</b>, so e1*f1 = e2*f2. Lever, gear, piston, pump and motor.</p>
<p>Piston between pressure and force: m = 1/A from bondIn at the pressure. Motor of displacement D in m3/rad: m = 1/D.</p>
<p>Assumptions: ideal: it neither loses nor stores power. Valid: m other than 0 where an effort or flow is wanted through it. Source: D. C. Karnopp,
D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.BondGraphs.GearTrain'>GearTrain</a>.</p>
</html>"));
end TF;
