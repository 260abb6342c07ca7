// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function twoRegimeRoot "Signed root of a pressure drop, laminar below a transition pressure"
  input Real dp "Pressure drop, or a multiple of it";
  input Real dp_t "Transition pressure, or the same multiple of it";
  output Real g;
protected
  Real m "|dp|, at least dp_t";
  Real r(unit="1") "dp over m: 1 or -1 where the flow is turbulent";
algorithm
  m := noEvent(max(abs(dp), dp_t));
  r := dp/m;
  g := smooth(1, noEvent(0.5*sqrt(m)*r*(3 - abs(r))));
  annotation(Inline=true, smoothOrder=1, Documentation(info="<html>
<p>g = sign(dp)*sqrt(|dp|) for |dp| &gt;= dp_t, else sqrt(dp_t)/2*(dp/dp_t)*(3 - |dp|/dp_t): odd, continuously
differentiable, with a finite slope 1.5/sqrt(dp_t) at zero.</p>
</html>"));
end twoRegimeRoot;
