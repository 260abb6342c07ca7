// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Internal;
model Edge "Flow through an orifice or a metering edge"
  parameter Media.Oil oil "Oil";
  parameter Types.DensityModel densityModel = Types.DensityModel.PressureDependent "How flows count" annotation(Evaluate=true);
  parameter Types.OrificeLaw law = Types.OrificeLaw.TwoRegime "Law of flow over pressure drop" annotation(Evaluate=true);
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient of turbulent flow";
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition, law TwoRegime";
  parameter Units.PressureDifference dp_small = 1000 "Rounding near zero, law Smoothed";
  parameter Units.PressureDifference dp_t_max = 1e9 "Upper bound of the transition pressure, law TwoRegime";
  input Units.Area area "Free area";
  input Units.AbsolutePressure p_1 "Pressure before";
  input Units.AbsolutePressure p_2 "Pressure behind";
  Units.PressureDifference dp "Pressure drop";
  Units.Density rho "Density on the side of the higher pressure";
  Units.MassFlowRate m_flow "Mass flow rate from 1 to 2";
equation
  dp = p_1 - p_2;
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.upstreamDensity(oil, p_1, p_2);
  end if;
  if law == Types.OrificeLaw.Smoothed then
    m_flow = Cd*area*sqrt(2*rho)*Functions.smoothedRoot(dp, dp_small);
  else
    // sqrt(2*rho)*g(dp, dp_t) with one root: g(c*dp, c*dp_t) = sqrt(c)*g(dp, dp_t)
    m_flow = Cd*area*Functions.twoRegimeRoot(2*rho*dp, 2*rho*
      noEvent(min(max(Functions.transitionPressure(Cd, Re_t, area, oil.rho_0, Media.viscosity(oil, (p_1 + p_2)/2)), 100), dp_t_max)));
  end if;
  annotation(Documentation(info="<html>
<p>The flow law of all orifices and valves:</p>
<p><b>m_flow = Cd*area*sqrt(2*rho)*g(dp)</b>, that is q = Cd*area*sqrt(2/rho)*g(dp),</p>
<p>with rho on the side of the higher pressure and g, the signed root of dp, by</p>
<ul>
<li><code>TwoRegime</code>: laminar below dp_t, turbulent above, see
<a href='modelica://Bramah.Hydraulics.Functions.twoRegimeRoot'>twoRegimeRoot</a>; dp_t by
<a href='modelica://Bramah.Hydraulics.Functions.transitionPressure'>transitionPressure</a>, kept between 0.1 kPa and
<code>dp_t_max</code>. Sharp edges turn turbulent near Re_t = 100.</li>
<li><code>Smoothed</code>: <a href='modelica://Bramah.Hydraulics.Functions.smoothedRoot'>smoothedRoot</a>.</li>
</ul>
<p>Source: Merritt, Hydraulic Control Systems (1967), chapter 3; Blackburn, Reethof, Shearer, Fluid Power Control (1960).</p>
</html>"));
end Edge;
