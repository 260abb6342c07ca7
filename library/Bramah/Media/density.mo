// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
function density "Density of the oil with its air and vapour"
  input Oil oil;
  input Units.AbsolutePressure p;
  output Units.Density rho;
algorithm
  rho := oil.rho_0/smooth(1, noEvent(if p >= oil.p_vapour
    then Internal.relativeVolume(p, oil.beta, oil.airFraction, oil.n_air, oil.p_dissolve)
    else oil.v_vapour + oil.c_vapour*(oil.p_vapour/p - 1)));
  annotation(Inline=true, smoothOrder=1, Documentation(info="<html>
<p>rho = rho_0/v(p), see <a href='modelica://Bramah.Media'>Media</a>. Valid for p &gt; 0; rho(1.01325 bar) = rho_0.</p>
</html>"));
end density;
