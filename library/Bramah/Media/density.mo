// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
function density "Density of the oil with its air and vapour"
  input Oil oil;
  input Units.AbsolutePressure p;
  output Units.Density rho;
algorithm
  rho := oil.rho_0*smooth(1, noEvent(if p >= oil.p_vapour
    then 1/Internal.relativeVolume(p, oil.beta, oil.beta_p, oil.airFraction, oil.n_air, oil.p_dissolve)
    elseif p >= 0 then p/((oil.v_vapour - oil.c_vapour)*p + oil.c_vapour*oil.p_vapour)
    else p/(oil.c_vapour*oil.p_vapour)));
  annotation(Inline=true, smoothOrder=1, inverse(p=pressure(oil, rho)), __Bramah(tabulated="oilDensity"), Documentation(info="<html>
<p>rho = rho_0/v(p), see <a href='modelica://Bramah.Media'>Media</a>. rho(1.01325 bar) = rho_0, rho(0) = 0.</p>
<p>Below 0 it goes on in a straight line, for the steps of iterations only: no volume gets there, see <a
href='modelica://Bramah.Media.pressure'>pressure</a>.</p>
</html>"));
end density;
