// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function freeAir "Share of the air that is not dissolved"
  input Units.AbsolutePressure p;
  input Units.AbsolutePressure p_dissolve "0: air does not dissolve";
  output Real theta(unit="1");
protected
  Real z(unit="1");
algorithm
  z := noEvent(if p_dissolve > p_0 then min(max((p - p_0)/(p_dissolve - p_0), 0), 1) else 0);
  theta := 1 - z*z*(3 - 2*z);
  annotation(Inline=true, smoothOrder=1);
end freeAir;
