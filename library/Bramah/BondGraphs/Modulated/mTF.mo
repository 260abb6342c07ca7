// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Modulated;
model mTF "Transformer by a signal"
  extends Interfaces.TwoPort;
  Blocks.Interfaces.RealInput m "Modulus"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,40}, rotation=-90)));
equation
  e1 = m*e2;
  f2 = m*f1;
  annotation(
    defaultComponentName="tf",
    Icon(coordinateSystem(extent={{-40,-20},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-36,-16},{36,16}}, textString="MTF"),
      Line(points={{0,40},{0,20}}, color={44,99,201}),
      Text(extent={{-100,-50},{100,-22}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e1 = m*e2</b>, <b>f2 = m*f1</b> with the signal m, so e1*f1 = e2*f2. Crank, linkage, machine of variable displacement.</p>
<p>Assumptions: ideal: it neither loses nor stores power at any modulus; the signal carries none. Valid: a modulus of 0 only where the efforts and
flows are fixed otherwise. Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 5. Example: <a
href='modelica://Bramah.Examples.BondGraphs.Pendulum'>Pendulum</a>.</p>
</html>"));
end mTF;
