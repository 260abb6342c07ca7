// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function pipeFriction "Pressure drop along a pipe, laminar to turbulent"
  input Units.MassFlowRate m_flow;
  input Units.Length length;
  input Units.Length d "Inner diameter";
  input Units.Density rho;
  input Units.KinematicViscosity nu;
  output Units.PressureDifference dp;
protected
  Real Re(unit="1") "Reynolds number, with the sign of the flow";
  Real a(unit="1") "Its amount, not below 1";
  Real s(unit="1") "Share of the turbulent law";
algorithm
  Re := 4*m_flow/(Units.pi*d*rho*nu);
  a := noEvent(max(abs(Re), 1));
  s := smoothStep((a - 2300)/1700);
  // lambda*Re*|Re| with lambda = 64/Re, 0.3164/Re^0.25
  dp := rho*nu*nu*length/(2*d*d*d)*Re*((1 - s)*64 + s*0.3164*a^0.75);
  annotation(Inline=true, smoothOrder=1, Documentation(info="<html>
<p>dp = lambda*(l/d)*rho/2*v*|v| with lambda = 64/Re (Hagen, Poiseuille) below Re 2300, 0.3164/Re^0.25 (Blasius) above 4000 to 1e5, and a smooth,
monotone passage between. Smooth bores.</p>
</html>"));
end pipeFriction;
