// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function relativeVolumeIntegral "Integral of relativeVolume over pressure, from 1.01325 bar"
  input Units.AbsolutePressure p;
  input Units.BulkModulus beta "At 1.01325 bar";
  input Real beta_p(unit="1") "Its growth over the pressure";
  input Real airFraction(unit="1");
  input Real n_air(unit="1");
  input Units.AbsolutePressure p_dissolve;
  output Units.PressureDifference integral;
protected
  Real r(unit="1") "Pressure over 1.01325 bar, up to where all air is dissolved";
  Real b(unit="1") "1/z per r - 1";
  Real s(unit="1") "1 - 1/n_air";
  Real i0(unit="1"), i1(unit="1"), i2(unit="1"), i3(unit="1") "Integrals of r^(k - 1/n_air) from 1";
algorithm
  r := noEvent(if p_dissolve > p_0 then min(p, p_dissolve)/p_0 else p/p_0);
  b := noEvent(if p_dissolve > p_0 and p > p_0 then p_0/(p_dissolve - p_0) else 0);
  s := 1 - 1/n_air;
  i0 := noEvent(if s > 1e-6 then (r^s - 1)/s else log(r));
  i1 := (r^(s + 1) - 1)/(s + 1);
  i2 := (r^(s + 2) - 1)/(s + 2);
  i3 := (r^(s + 3) - 1)/(s + 3);
  integral := (1 - airFraction)*liquidVolumeIntegral(p, beta, beta_p)
    + airFraction*p_0*(i0 - 3*b^2*(i2 - 2*i1 + i0) + 2*b^3*(i3 - 3*i2 + 3*i1 - i0));
  annotation(Inline=true, smoothOrder=1);
end relativeVolumeIntegral;
