// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model MassI "Inertance that may be 0"
  extends Interfaces.OnePort;
  parameter Real m(min=0) = 1 "Inertance";
equation
  m*der(f) = e;
  annotation(
    defaultComponentName="i",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="I:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>m*der(f) = e</b></p>
</html>"));
end MassI;
