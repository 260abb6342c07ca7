// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
function upstreamDensity "Density on the side of the higher pressure"
  input Oil oil;
  input Units.AbsolutePressure p_1 "Pressure on one side";
  input Units.AbsolutePressure p_2 "Pressure on the other";
  output Units.Density rho;
protected
  constant Units.AbsolutePressure p_empty = 1e-3 "Least pressure: between two empty volumes the slope of a root stays finite";
algorithm
  rho := density(oil, noEvent(max(max(p_1, p_2), p_empty)));
  annotation(Inline=true, Documentation(info="<html>
<p><b>rho = density(oil, max(p_1, p_2, p_empty))</b>: what flows through a restriction comes from the side of the higher pressure. Next to nothing
flows out of an empty volume.</p>
</html>"));
end upstreamDensity;
