// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model OilR "Resistance of an orifice or a metering edge to oil"
  extends Interfaces.OnePort;
  parameter Media.Oil oil "Oil";
  parameter Types.DensityModel densityModel = Types.DensityModel.PressureDependent "How flows count" annotation(Evaluate=true);
  parameter Types.OrificeLaw law = Types.OrificeLaw.TwoRegime "Law of flow over pressure drop" annotation(Evaluate=true);
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient of turbulent flow";
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition, law TwoRegime";
  parameter Units.PressureDifference dp_small = 1000 "Rounding near zero, law Smoothed";
  parameter Units.PressureDifference dp_t_max = 1e9 "Upper bound of the transition pressure, law TwoRegime";
  input Units.Area area "Free area";
  input Units.AbsolutePressure p_1 "Pressure before";
  Units.Density rho "Density on the side of the higher pressure";
protected
  Hydraulics.Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_t_max, area=area, p_1=p_1, p_2=p_1 - e);
equation
  f = edge.m_flow/oil.rho_0;
  rho = edge.rho;
  annotation(
    defaultComponentName="r",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="R:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>f = edge(e)/rho_0</b>, the law of orifices and metering edges; the flow of a bond counts at the density rho_0.</p>
</html>"));
end OilR;
