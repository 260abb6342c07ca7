// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model OilC "Compliance of an oil volume of constant or variable size"
  extends Interfaces.OnePort(e(nominal=1e5, unit="Pa"));
  parameter Media.Oil oil "Oil";
  parameter Types.DensityModel densityModel = Types.DensityModel.PressureDependent "How flows count" annotation(Evaluate=true);
  parameter Units.AbsolutePressure p_ambient = 101325 "Pressure at which the effort is 0";
  parameter Types.Initial init = Types.Initial.Start "What fixes the pressure at the start" annotation(Evaluate=true);
  parameter Units.AbsolutePressure p_start = 101325 "Pressure at the start";
  parameter Units.Volume V_nominal = 1e-3 "Typical volume, for scaling";
  input Units.Volume V "Volume";
  Units.AbsolutePressure p(start=p_start, fixed=init == Types.Initial.Start) "Pressure";
  Units.Mass dm(stateSelect=StateSelect.prefer, nominal=oil.rho_0*V_nominal*1e6/oil.beta)
    "Excess mass: mass less rho_0*V; 0 with Textbook" annotation(__Bramah(conserved=true));
  Real e_c(unit="1", stateSelect=StateSelect.prefer, nominal=1e6/oil.beta) "Compression with Textbook; else 0";
initial equation
  // der(p) = 0
  if init == Types.Initial.SteadyState and densityModel == Types.DensityModel.Textbook then
    f = 0;
  elseif init == Types.Initial.SteadyState then
    oil.rho_0*f = (Media.density(oil, p) - oil.rho_0)*der(V);
  end if;
equation
  e = p - p_ambient;
  if densityModel == Types.DensityModel.Textbook then
    der(e_c) = f/V;
    p = Media.textbookPressure(oil, e_c);
    dm = 0;
  else
    e_c = 0;
    der(dm) = oil.rho_0*f;
    oil.rho_0 + dm/V = Media.density(oil, p);
  end if;
  annotation(
    defaultComponentName="c",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="C:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>der(dm) = rho_0*f</b>, <b>rho_0 + dm/V = density(p_ambient + e)</b>: the flow is what the oil is compressed by; what only fills a
volume that grows goes on to its piston.</p>
</html>"));
end OilC;
