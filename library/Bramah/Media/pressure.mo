// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
function pressure "Pressure at a density: the inverse of density"
  input Oil oil;
  input Units.Density rho;
  output Units.AbsolutePressure p;
protected
  Real v(unit="1") "Specific volume over that at 1.01325 bar";
  Real lower, upper "Logarithms of pressures that enclose the solution";
  Real middle;
algorithm
  v := oil.rho_0/max(rho, 1e-30);
  if rho <= 0 then
    p := 0;
  elseif v >= oil.v_vapour then
    p := oil.p_vapour/(1 + (v - oil.v_vapour)/oil.c_vapour);
  else
    lower := log(oil.p_vapour);
    upper := log(10*oil.beta);
    for i in 1:60 loop
      middle := (lower + upper)/2;
      if Internal.relativeVolume(exp(middle), oil.beta, oil.beta_p, oil.airFraction, oil.n_air, oil.p_dissolve) > v then
        lower := middle;
      else
        upper := middle;
      end if;
    end for;
    p := exp((lower + upper)/2);
  end if;
  annotation(Inline=false, smoothOrder=1, inverse(rho=density(oil, p)), __Bramah(tabulated="oilPressure"), Documentation(info="<html>
<p>Solves rho = density(oil, p) for p by bisection in log(p), to the last digits. Bramah takes both functions from tables that it makes once
for each oil, within 1e-10, and uses this one to solve equations with the other.</p>
<p>The pressure is never below 0: a volume whose mass is 0 within the tolerance of a run, perhaps a little below, has the pressure 0.</p>
</html>"));
end pressure;
