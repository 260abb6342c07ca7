// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function nominalShare "Flow over that of a data sheet's point: a drop partly laminar, partly turbulent"
  input Units.PressureDifference dp "Pressure drop";
  input Units.PressureDifference dp_nom "Pressure drop of the point";
  input Real laminar(unit="1") "Share of dp_nom that is in proportion to the flow";
  output Real z(unit="1") "Flow over that of the point: dp = dp_nom*(laminar*z + (1 - laminar)*z*|z|), rounded off near 0";
algorithm
  z := 2*dp/dp_nom/(laminar + sqrt(laminar*laminar + 4*(1 - laminar)*sqrt(dp*dp + 1e-6*noEvent(max(dp_nom/10, 100))^2)/dp_nom));
  annotation(Inline=true);
end nominalShare;
