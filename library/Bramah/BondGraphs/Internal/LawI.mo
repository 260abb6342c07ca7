// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model LawI "Inertance whose effort follows a law of its flux that stands beside it"
  extends Interfaces.OnePort;
  input Real law "Effort that belongs to the change of the flux";
equation
  e = law;
  annotation(
    defaultComponentName="i",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="I:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = law(der(flux))</b></p>
</html>"));
end LawI;
