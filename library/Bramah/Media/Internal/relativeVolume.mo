// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function relativeVolume "Specific volume of liquid and air over that at 1.01325 bar"
  input Units.AbsolutePressure p;
  input Units.BulkModulus beta "At 1.01325 bar";
  input Real beta_p(unit="1") "Its growth over the pressure";
  input Real airFraction(unit="1");
  input Real n_air(unit="1");
  input Units.AbsolutePressure p_dissolve;
  output Real v(unit="1");
algorithm
  v := (1 - airFraction)*liquidVolume(p, beta, beta_p) + airFraction*freeAir(p, p_dissolve)*(p_0/p)^(1/n_air);
  annotation(Inline=true, smoothOrder=1);
end relativeVolume;
