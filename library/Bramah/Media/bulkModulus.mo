// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
function bulkModulus "Tangent bulk modulus rho/(d rho/d p) of the oil with its air and vapour"
  input Oil oil;
  input Units.AbsolutePressure p;
  output Units.BulkModulus beta;
algorithm
  beta := noEvent(if p >= oil.p_vapour
    then -Internal.relativeVolume(p, oil.beta, oil.beta_p, oil.airFraction, oil.n_air, oil.p_dissolve)
      /Internal.relativeSlope(p, oil.beta, oil.beta_p, oil.airFraction, oil.n_air, oil.p_dissolve)
    else (oil.v_vapour + oil.c_vapour*(oil.p_vapour/p - 1))*p*p/(oil.c_vapour*oil.p_vapour));
  annotation(Inline=true, Documentation(info="<html>
<p>beta = -v/(dv/dp) with v(p) of <a href='modelica://Bramah.Media'>Media</a>. With 1 % of air, n = 1 and a constant K = 1.5 GPa:
10.07 MPa at 1.013 bar, 1413 MPa at 50 bar, 1494 MPa at 200 bar.</p>
</html>"));
end bulkModulus;
