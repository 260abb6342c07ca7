// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function twoRegimeRoot "Signed root of a pressure drop, laminar below a transition pressure"
  input Units.PressureDifference dp;
  input Units.PressureDifference dp_t "Transition pressure";
  output Real g;
algorithm
  g := smooth(1, noEvent(
    if dp >= dp_t then sqrt(max(dp, dp_t))
    elseif dp <= -dp_t then -sqrt(max(-dp, dp_t))
    else 0.5*sqrt(dp_t)*(dp/dp_t)*(3 - abs(dp)/dp_t)));
  annotation(Inline=true, smoothOrder=1, Documentation(info="<html>
<p>g = sign(dp)*sqrt(|dp|) for |dp| &gt;= dp_t, else sqrt(dp_t)/2*(dp/dp_t)*(3 - |dp|/dp_t): odd, continuously
differentiable, with a finite slope 1.5/sqrt(dp_t) at zero.</p>
</html>"));
end twoRegimeRoot;
