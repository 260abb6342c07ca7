// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model LawR "Resistance whose flow follows a law that stands beside it"
  extends Interfaces.OnePort;
  input Real law "Flow that belongs to the effort";
equation
  f = law;
  annotation(
    defaultComponentName="r",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="R:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>f = law(e)</b></p>
</html>"));
end LawR;
