// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model StopC "End stops of a stroke"
  extends Interfaces.OnePort;
  parameter Units.Length stroke = 0.5 "Stroke";
  parameter Units.TranslationalSpringConstant c(min=0) = 2e8 "Stiffness";
  parameter Real d(unit="s/m", min=0) = 10 "Damping: the force grows by d*speed";
  parameter Units.Length e_max0 = stroke "Depth into the stop at stroke 0 that no force reaches";
  parameter Units.Length e_max1 = stroke "Depth into the stop at full stroke that no force reaches";
  input Units.Position x "Stroke";
protected
  parameter Units.Length delta = 1e-5 "Depth over which a stop's stiffness builds up";
equation
  e = Hydraulics.Internal.stopForce(noEvent(max(x - stroke, 0)), f, c, d, delta, e_max1)
    - Hydraulics.Internal.stopForce(noEvent(max(-x, 0)), -f, c, d, delta, e_max0);
  annotation(
    defaultComponentName="c",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="C:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = stopForce(x - stroke) - stopForce(-x)</b>: springs beyond the ends of the stroke, with damping in step with their force.</p>
</html>"));
end StopC;
