// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model AreaTF "Transformer from a pressure to a force"
  extends Interfaces.TwoPort;
  input Units.Area A "Area";
equation
  e2 = A*e1;
  f1 = A*f2;
  annotation(
    defaultComponentName="tf",
    Icon(coordinateSystem(extent={{-40,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-20,-16},{20,16}}, textString="TF"),
      Text(extent={{-100,22},{100,50}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e2 = A*e1</b>, <b>f1 = A*f2</b>: an area, which may be 0</p>
</html>"));
end AreaTF;
