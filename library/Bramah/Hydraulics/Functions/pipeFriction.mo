// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function pipeFriction "Pressure drop along a pipe, laminar to turbulent"
  input Units.MassFlowRate m_flow;
  input Units.Length length;
  input Units.Length d "Inner diameter";
  input Units.Density rho;
  input Units.KinematicViscosity nu;
  input Units.Length roughness = 0 "Roughness of the wall; 0: smooth";
  output Units.PressureDifference dp;
protected
  Real Re(unit="1") "Reynolds number, with the sign of the flow";
  Real a(unit="1") "Its amount, not below 1";
  Real s(unit="1") "Share of the turbulent law";
  Real t(unit="1") "lambda*Re of turbulent flow";
algorithm
  // Whatever does not change in a run stands in brackets: it is computed once, and what is left has few divisions
  Re := m_flow*(4/(Units.pi*d*rho*nu));
  a := noEvent(max(abs(Re), 1));
  s := smoothStep(a*(1/1700) - 2300/1700);
  t := noEvent(if roughness > 0 then a/(1.8/log(10)*log((roughness/(3.7*d))^1.11 + 6.9/max(a, 2300)))^2 else 0.3164*a^0.75);
  // lambda*Re*|Re|, lambda = 64/Re in laminar flow; log takes half of the time of log10
  dp := rho*nu*nu*length/(2*d*d*d)*Re*(64 + s*(t - 64));
  annotation(Inline=true, smoothOrder=1, Documentation(info="<html>
<p>dp = lambda*(l/d)*rho/2*v*|v| with lambda = 64/Re (Hagen, Poiseuille) below Re 2300, 0.3164/Re^0.25 (Blasius) above 4000 to 1e5, and a smooth,
monotone passage between. With a rough wall, <b>1/sqrt(lambda) = -1.8*log10((k/(3.7*d))^1.11 + 6.9/Re)</b> stands for Blasius's law: the explicit form of
Colebrook's equation by S. E. Haaland, Simple and explicit formulas for the friction factor in turbulent pipe flow, J. Fluids Engineering 105 (1983),
within 2 % of it for k/d up to 0.05. Typical roughness k: drawn tube 1.5 um, welded steel pipe 50 um.</p>
</html>"));
end pipeFriction;
