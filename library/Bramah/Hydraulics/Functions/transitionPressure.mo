// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function transitionPressure "Pressure drop at which the flow through a hole turns turbulent"
  input Real Cd(unit="1") "Discharge coefficient";
  input Real Re_t(unit="1") "Reynolds number of transition";
  input Units.Area area "Area of the hole";
  input Units.Density rho;
  input Units.KinematicViscosity nu;
  output Units.PressureDifference dp_t;
algorithm
  // 9*Re_t^2*rho*nu^2/(8*Cd^2*D^2) with the hydraulic diameter D^2 = 4*area/pi
  dp_t := 9*Units.pi/32*rho*(Re_t*nu/Cd)^2/noEvent(max(area, 1e-14));
  annotation(Inline=true, Documentation(info="<html>
<p>dp_t = 9*Re_t^2*rho*nu^2/(8*Cd^2*D^2), D = sqrt(4*area/pi). At this pressure drop the laminar and the turbulent law of
<a href='modelica://Bramah.Hydraulics.Functions.twoRegimeRoot'>twoRegimeRoot</a> meet with the same slope, at Re = 1.5*Re_t.
Cd 0.61, D 2 mm, rho 870 kg/m3, nu 46 cSt, Re_t 1000 give 13.91 bar.</p>
</html>"));
end transitionPressure;
