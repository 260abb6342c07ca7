// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
function textbookPressure "Pressure of the textbook law over the compression"
  input Oil oil;
  input Real e(unit="1") "Compression: the integral of dp/beta_c from p_vapour";
  output Units.AbsolutePressure p;
protected
  Real a(unit="1") "p_vapour/beta";
  Real s(unit="1") "exp(e) in a cavity";
algorithm
  a := oil.p_vapour/oil.beta;
  s := exp(noEvent(min(e, 0)));
  p := smooth(1, noEvent(if e >= 0 then oil.p_vapour + oil.beta*e else oil.p_vapour*a*s/(1 - (1 - a)*s)));
  annotation(Inline=true, smoothOrder=1, Documentation(info="<html>
<p>A volume that changes by dV = V*de has the pressure p(e) with dp/de = beta_c(p), see
<a href='modelica://Bramah.Media.cavityModulus'>cavityModulus</a>:</p>
<p><b>p = p_s + beta*e</b> for e &gt;= 0, and below, in an isothermal cavity, <b>p = p_s*a*exp(e)/(1 - (1 - a)*exp(e))</b> with
p_s = <code>p_vapour</code>, a = p_s/beta.</p>
<p>So the pressure is above 0 whatever e is: however much is drawn from a volume, it falls towards 0 and does not get there.
Used with <code>densityModel = Textbook</code>, whose volumes integrate e.</p>
</html>"));
end textbookPressure;
