// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function liquidVolume "Specific volume of the liquid over that at 1.01325 bar (Murnaghan)"
  input Units.AbsolutePressure p;
  input Units.BulkModulus beta "At 1.01325 bar";
  input Real beta_p(unit="1") "Its growth over the pressure";
  output Real v(unit="1");
algorithm
  v := noEvent(if beta_p > 0 then (1 + beta_p*(p - p_0)/beta)^(-1/beta_p) else exp(-(p - p_0)/beta));
  annotation(Inline=true, smoothOrder=2, Documentation(info="<html>
<p>K = -v*dp/dv = <code>beta</code> + <code>beta_p</code>*(p - p_0) gives <b>v = (K/beta)^(-1/beta_p)</b>, exp(-(p - p_0)/beta) without growth: F. D.
Murnaghan, The compressibility of media under extreme pressures, Proc. Nat. Acad. Sci. 30 (1944).</p>
</html>"));
end liquidVolume;
