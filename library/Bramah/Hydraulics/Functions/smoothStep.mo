// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function smoothStep "0 below 0, 1 above 1, a cubic between"
  input Real x;
  output Real y;
protected
  Real z;
algorithm
  z := noEvent(min(max(x, 0), 1));
  y := z*z*(3 - 2*z);
  annotation(Inline=true, smoothOrder=1);
end smoothStep;
