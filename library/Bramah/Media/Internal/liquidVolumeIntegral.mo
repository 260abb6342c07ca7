// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function liquidVolumeIntegral "Integral of liquidVolume over pressure, from 1.01325 bar"
  input Units.AbsolutePressure p;
  input Units.BulkModulus beta "At 1.01325 bar";
  input Real beta_p(unit="1") "Its growth over the pressure";
  output Units.PressureDifference integral;
protected
  Real u(unit="1") "Bulk modulus over that at 1.01325 bar";
algorithm
  u := 1 + beta_p*(p - p_0)/beta;
  integral := noEvent(if beta_p <= 0 then beta*(1 - exp(-(p - p_0)/beta))
    elseif abs(beta_p - 1) < 1e-9 then beta*log(u)
    else beta/(beta_p - 1)*(u^(1 - 1/beta_p) - 1));
  annotation(Inline=true, smoothOrder=1);
end liquidVolumeIntegral;
