// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function freeAirSlope "Derivative of freeAir by pressure"
  input Units.AbsolutePressure p;
  input Units.AbsolutePressure p_dissolve "0: air does not dissolve";
  output Real dtheta(unit="1/Pa");
protected
  Real z(unit="1");
algorithm
  z := noEvent(if p_dissolve > p_0 then min(max((p - p_0)/(p_dissolve - p_0), 0), 1) else 0);
  dtheta := noEvent(if p_dissolve > p_0 then -6*z*(1 - z)/(p_dissolve - p_0) else 0);
  annotation(Inline=true);
end freeAirSlope;
