// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Passive;
model I "Store of momentum, as a mass"
  extends Interfaces.OnePort;
  parameter Real I(min=1e-60, start=1) = 1 "Inertance: momentum over flow" annotation(__Bramah(symbol="I"));
  parameter Real f_nominal(min=1e-60) = 1 "Typical flow, for scaling" annotation(Dialog(tab="Numerics"));
  Real p(start=0, nominal=I*f_nominal, stateSelect=StateSelect.prefer) "Momentum: integral of the effort";
equation
  I*f = p;
  der(p) = e;
  annotation(
    defaultComponentName="i",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="I:"),
      Text(extent={{28,-14},{128,14}}, textString="%name"),
      Text(extent={{-20,-46},{20,-22}}, textString="I=%I")}),
    Documentation(info="<html>
<p><b>I*f = p</b>, <b>der(p) = e</b>; it stores p^2/(2*I). Mass, inertia of a shaft, coil, oil in a line with I = rho*l/A.</p>
<p>p is the state where nothing else fixes the flow; its value at the start is written as p(start=..., fixed=true).</p>
<p>Assumptions: constant I, no loss. Valid: speeds at which the law is linear. Typical: mass 1 to 1e5 kg, coil 1e-3 to 1 H, 1 m of a line of 10 mm
bore 1.1e7 kg/m4. Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.BondGraphs.SeriesRLC'>SeriesRLC</a>.</p>
</html>"));
end I;
