// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function smoothedRoot "Signed root of a pressure drop, rounded off near zero"
  input Units.PressureDifference dp;
  input Units.PressureDifference dp_small;
  output Real g;
algorithm
  g := dp/sqrt(sqrt(dp*dp + dp_small*dp_small));
  annotation(Inline=true, smoothOrder=100, Documentation(info="<html>
<p>g = dp/(dp^2 + dp_small^2)^(1/4): smooth, slope 1/sqrt(dp_small) at zero, the root of |dp| for |dp| well above
dp_small.</p>
</html>"));
end smoothedRoot;
