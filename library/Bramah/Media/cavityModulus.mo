// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
function cavityModulus "Bulk modulus of the textbook law: constant, falling with p in a cavity"
  input Oil oil;
  input Units.AbsolutePressure p;
  output Units.BulkModulus beta;
protected
  Real z(unit="1") "p/p_vapour, above zero";
  Real a(unit="1") "p_vapour/beta";
algorithm
  z := noEvent(max(p/oil.p_vapour, 1e-6));
  a := oil.p_vapour/oil.beta;
  beta := smooth(0, noEvent(if p >= oil.p_vapour then oil.beta else oil.beta*z*(a + (1 - a)*z)));
  annotation(Inline=true, Documentation(info="<html>
<p>beta_c = beta for p &gt;= p_s, below it beta*(p/p_s)^2*(1 + a*(p_s/p - 1)) with p_s = <code>p_vapour</code>,
a = p_s/beta: an isothermal cavity. It is continuous, so the pressure over the volume is continuously differentiable; the
pressure never reaches zero.
Used with <code>densityModel = Textbook</code>; air is not regarded.</p>
</html>"));
end cavityModulus;
