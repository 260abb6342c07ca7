// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model LawC "Compliance whose effort follows a law of its filling that stands beside it"
  extends Interfaces.OnePort;
  input Real law "Effort that belongs to the filling";
equation
  e = law;
  annotation(
    defaultComponentName="c",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="C:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = law(q)</b> with <b>der(q) = f</b></p>
</html>"));
end LawC;
