// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Internal;
function attractionOfNitrogen "Attraction of nitrogen's molecules, by Peng and Robinson"
  input Units.Temperature T;
  output Real a(unit="Pa.m6/mol2");
algorithm
  a := 0.45724*(R_gas*126.192)^2/3.3958e6*(1 + 0.43164*(1 - sqrt(T/126.192)))^2;
  annotation(Inline=true, Documentation(info="<html>
<p><b>a = 0.45724*(R*T_c)^2/p_c*(1 + m*(1 - sqrt(T/T_c)))^2</b> with T_c = 126.192 K, p_c = 33.958 bar and m = 0.37464 + 1.54226*w - 0.26992*w^2 = 0.43164 for
the acentric factor w = 0.0372.</p>
</html>"));
end attractionOfNitrogen;
