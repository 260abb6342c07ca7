// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model OilG "Conductance of a narrow gap to oil"
  extends Interfaces.OnePort;
  parameter Media.Oil oil "Oil";
  parameter Types.DensityModel densityModel = Types.DensityModel.PressureDependent "How flows count" annotation(Evaluate=true);
  parameter Units.LeakageCoefficient G(min=0) = 1e-12 "Flow per pressure drop";
  input Units.AbsolutePressure p_1 "Pressure before";
  Units.Density rho "Density on the side of the higher pressure";
equation
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.upstreamDensity(oil, p_1, p_1 - e);
  end if;
  f = rho/oil.rho_0*G*e;
  annotation(
    defaultComponentName="g",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="G:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>f = rho/rho_0*G*e</b>: laminar flow; the flow of a bond counts at the density rho_0.</p>
</html>"));
end OilG;
