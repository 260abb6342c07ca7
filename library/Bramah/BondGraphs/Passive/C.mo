// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Passive;
model C "Store of displacement, as a spring"
  extends Interfaces.OnePort;
  parameter Real C(min=1e-60, start=1) = 1 "Compliance: displacement over effort" annotation(__Bramah(symbol="C"));
  parameter Real e_nominal(min=1e-60) = 1 "Typical effort, for scaling" annotation(Dialog(tab="Numerics"));
  Real q(start=0, nominal=C*e_nominal, stateSelect=StateSelect.prefer) "Displacement: integral of the flow";
equation
  C*e = q;
  der(q) = f;
  annotation(
    defaultComponentName="c",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="C:"),
      Text(extent={{28,-14},{128,14}}, textString="%name"),
      Text(extent={{-20,-46},{20,-22}}, textString="C=%C")}),
    Documentation(info="<html>
<p><b>C*e = q</b>, <b>der(q) = f</b>; it stores q^2/(2*C). Spring, capacitor, oil under pressure with C = V/beta, tank with C = A/(rho*g).</p>
<p>q is the state where nothing else fixes the effort; its value at the start is written as q(start=..., fixed=true).</p>
<p>Assumptions: constant C, no loss. Valid: displacements at which the law is linear. Typical: 1 l of oil 6e-13 m3/Pa, spring 1e-6 to 1e-3 m/N.
Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.BondGraphs.SeriesRLC'>SeriesRLC</a>.</p>
</html>"));
end C;
