// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Internal;
model Chamber "Oil volume of constant or variable size"
  parameter Media.Oil oil "Oil";
  parameter Types.DensityModel densityModel = Types.DensityModel.PressureDependent "How the volume counts" annotation(Evaluate=true);
  parameter Types.Initial init = Types.Initial.Start "What fixes the pressure at the start" annotation(Evaluate=true);
  parameter Units.AbsolutePressure p_start = 101325 "Pressure at the start";
  parameter Units.Volume V_nominal = 1e-3 "Typical volume, for scaling";
  parameter Boolean isCurved = false "true: V is no linear function of the states" annotation(Evaluate=true);
  parameter Units.Volume V_least = V_nominal "isCurved: least volume; from its mass on m_in counts";
  input Units.Volume V "Volume";
  input Units.MassFlowRate m_flow "Sum of the mass flow rates into the volume";
  Units.AbsolutePressure p(start=p_start, fixed=init == Types.Initial.Start) "Pressure";
  Units.Mass dm(stateSelect=if isCurved then StateSelect.avoid else StateSelect.prefer, nominal=oil.rho_0*V_nominal*1e6/oil.beta)
    "Excess mass: mass less rho_0*V; 0 with Textbook" annotation(__Bramah(conserved=true));
  Units.Mass m_in(stateSelect=StateSelect.prefer, nominal=oil.rho_0*V_nominal*1e6/oil.beta) "isCurved: mass less rho_0*V_least; else 0"
    annotation(__Bramah(conserved=true));
  Real e(unit="1", stateSelect=StateSelect.prefer, nominal=1e6/oil.beta) "Compression with Textbook, see textbookPressure; else 0";
initial equation
  // der(p) = 0
  if init == Types.Initial.SteadyState and densityModel == Types.DensityModel.Textbook then
    m_flow = oil.rho_0*der(V);
  elseif init == Types.Initial.SteadyState then
    m_flow = Media.density(oil, p)*der(V);
  end if;
equation
  if densityModel == Types.DensityModel.Textbook then
    der(e) = (m_flow/oil.rho_0 - der(V))/V;
    p = Media.textbookPressure(oil, e);
    dm = 0;
    m_in = 0;
  elseif isCurved then
    e = 0;
    der(m_in) = m_flow;
    dm = m_in - oil.rho_0*(V - V_least);
    oil.rho_0 + dm/V = Media.density(oil, p);
  else
    e = 0;
    der(dm) = m_flow - oil.rho_0*der(V);
    m_in = 0;
    oil.rho_0 + dm/V = Media.density(oil, p);
  end if;
  annotation(Documentation(info="<html>
<p>The part of a component that stores oil. With <code>densityModel = PressureDependent</code> it integrates the excess
mass dm = m - rho_0*V:</p>
<p><b>der(dm) = m_flow - rho_0*der(V)</b>, and p follows from <b>rho_0 + dm/V = density(oil, p)</b>.</p>
<p>So mass is conserved to the last digits whatever the tolerance of the integration, if V is linear in states, as that of a piston; else
(<code>isCurved</code>) the mass itself is integrated, counted from that of the least volume so that little oil is known as well. With
<code>Textbook</code>:</p>
<p><b>der(p) = beta_c(p)/V*(m_flow/rho_0 - der(V))</b>, beta_c by
<a href='modelica://Bramah.Media.cavityModulus'>cavityModulus</a>, written as <b>der(e) = (m_flow/rho_0 - der(V))/V</b>,
<b>p = p(e)</b> by <a href='modelica://Bramah.Media.textbookPressure'>textbookPressure</a>: the growth of a cavity is integrated rather than
the little pressure in it, so that it closes when as much has come back as went, and no step leads below 0.</p>
<p>V must stay above zero: a component adds a dead volume.</p>
</html>"));
end Chamber;
