// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function relativeSlope "Derivative of relativeVolume by pressure"
  input Units.AbsolutePressure p;
  input Units.BulkModulus beta "At 1.01325 bar";
  input Real beta_p(unit="1") "Its growth over the pressure";
  input Real airFraction(unit="1");
  input Real n_air(unit="1");
  input Units.AbsolutePressure p_dissolve;
  output Real dv(unit="1/Pa");
algorithm
  dv := -(1 - airFraction)*liquidVolume(p, beta, beta_p)/(beta + beta_p*(p - p_0))
    + airFraction*(p_0/p)^(1/n_air)*(freeAirSlope(p, p_dissolve) - freeAir(p, p_dissolve)/(n_air*p));
  annotation(Inline=true);
end relativeSlope;
