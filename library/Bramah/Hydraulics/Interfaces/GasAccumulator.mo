// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model GasAccumulator "Gas behind a wall that moves, against oil; symbol left open"
  extends OilComponent;
  parameter Units.Volume V_0(min=1e-6) = 1e-2 "Gas volume of the empty accumulator" annotation(__Bramah(usual={1e-5,10}));
  parameter Units.AbsolutePressure p_precharge(min=1e4) = 100e5 "Absolute gas pressure of the empty accumulator" annotation(__Bramah(fault(caption="Precharge low", factor=0.1), usual={1e5,5e7}));
  parameter Units.Volume V_max(min=1e-6, max=0.999*V_0) = 0.95*V_0 "Oil volume at which it is full";
  parameter Types.GasModel gas = Types.GasModel.Polytropic "Behaviour of the gas"
    annotation(Evaluate=true, Dialog(group="Gas"));
  parameter Types.GasLaw gasLaw = Types.GasLaw.PengRobinson "Equation of state of the gas"
    annotation(Evaluate=true, Dialog(group="Gas"));
  parameter Units.Temperature T_0(displayUnit="degC", min=200, max=500) = 293.15 "Temperature of the surroundings, at which p_precharge holds"
    annotation(Dialog(group="Gas"));
  parameter Real n(unit="1", min=1, max=1.8) = 1.2 "Polytropic exponent: 1 slow, 1.4 fast changes"
    annotation(Dialog(group="Gas"));
  parameter Real kappa(unit="1", min=1.01, max=1.8) = 1.4 "Adiabatic exponent of the gas (nitrogen 1.4)"
    annotation(Dialog(group="Gas"));
  parameter Units.Time tau(min=1e-3) = 30 "Thermal time constant of the gas" annotation(Dialog(group="Gas"));
  parameter Units.Volume V_port(min=1e-9) = 0.02*V_0 "Oil that always stays in the port";
  parameter Types.Initial init = Types.Initial.Start "What fixes the states at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Oil pressure at the start" annotation(Dialog(tab="Start"));
  Port A "Oil" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Units.AbsolutePressure p(start=p_start, fixed=init == Types.Initial.Start) "Oil pressure";
  Units.AbsolutePressure p_gas "Gas pressure";
  Units.Volume V_gas "Gas volume";
  Units.Volume V_oil "Oil volume without V_port";
  Units.VolumeFlowRate q "Volume flow rate into the accumulator, at the density rho_0";
  Real theta(unit="1") "Gas temperature over ambient temperature; 1 for Polytropic";
  Units.Mass dm(stateSelect=StateSelect.prefer, nominal=oil.rho_0*V_0*0.1)
    "Excess mass: oil mass less rho_0*V_port; 0 with Textbook" annotation(__Bramah(conserved=true));
  Real e_oil(unit="1", stateSelect=StateSelect.prefer, nominal=1e6/oil.beta) "Compression with Textbook; else 0";
protected
  parameter Boolean isReal = gasLaw == Types.GasLaw.PengRobinson "true: nitrogen by Peng and Robinson" annotation(Evaluate=true);
  parameter Real c_0(unit="mol/m3") = if isReal then Internal.nitrogenConcentration(p_precharge, T_0) else p_precharge/(Internal.R_gas*T_0)
    "Concentration of the gas in the empty accumulator";
  parameter Real x_own(unit="1") = if isReal then Internal.b_N2*c_0 else 0 "Volume of the molecules themselves over V_0";
  parameter Units.Volume V_own = x_own*V_0 "Volume of the molecules themselves";
  parameter Real a_own(unit="Pa.m6") = if isReal then Internal.attractionOfNitrogen(T_0)*(c_0*V_0)^2 else 0 "Attraction of the molecules";
  parameter Units.AbsolutePressure p_thermal = Internal.R_gas*T_0*c_0/(1 - x_own) "Pressure of the empty accumulator without attraction";
  // at the start the gas has the temperature of the surroundings
  parameter Real v_start(unit="1") = noEvent(max(min(if isReal then c_0/Internal.nitrogenConcentration(p_start, T_0) else p_precharge/p_start, 1), 1 - V_max/V_0))
    "Gas volume at the start over V_0";
  Real k(unit="1", start=((v_start - x_own)/(1 - x_own))^(kappa - 1), fixed=gas == Types.GasModel.HeatExchange and init == Types.Initial.Start)
    "Temperature of the gas, brought to V_0 without heat, over T_0";
  Real k_rate(unit="1/s") "Growth rate of k by heat exchange";
  parameter Real e(unit="1") = if gas == Types.GasModel.Polytropic then n else kappa "Exponent in use";
  Units.AbsolutePressure p_empty "Gas pressure of the empty accumulator";
  Units.AbsolutePressure p_rep "Gas pressure without the attraction of its molecules";
  Units.Volume V_free(start=V_0*v_start, min=V_own) "Gas volume at the pressure of the oil, were there no limits but V_0";
  Real C_gas(unit="m3/Pa") "Oil volume taken up per pressure by the gas, Textbook";
initial equation
  if init == Types.Initial.SteadyState then
    A.m_flow = 0;
  end if;
  if init == Types.Initial.SteadyState and gas == Types.GasModel.HeatExchange then
    theta = 1;
  end if;
equation
  p = A.p;
  q = A.m_flow/oil.rho_0;
  p_empty = k*p_thermal - a_own/(V_0*V_0 + 2*V_own*V_0 - V_own*V_own);
  if isReal then
    noEvent(max(p, p_empty)) = k*p_thermal*((V_0 - V_own)/(V_free - V_own))^e - a_own/(V_free*V_free + 2*V_own*V_free - V_own*V_own);
  else
    V_free = noEvent(if p > p_empty then V_0*(p_empty/p)^(1/e) else V_0);
  end if;
  V_oil = noEvent(min(V_0 - V_free, V_max));
  V_gas = V_0 - V_oil;
  p_rep = k*p_thermal*((V_0 - V_own)/(V_gas - V_own))^e;
  p_gas = p_rep - a_own/(V_gas*V_gas + 2*V_own*V_gas - V_own*V_own);
  if gas == Types.GasModel.HeatExchange then
    theta = k*((V_0 - V_own)/(V_gas - V_own))^(e - 1);
    k_rate = (1/theta - 1)/tau;
    der(k) = k*k_rate;
  else
    theta = 1;
    k_rate = 0;
    k = 1;
  end if;
  if densityModel == Types.DensityModel.Textbook then
    C_gas = if p > p_empty and V_0 - V_free < V_max then
      1/(e*p_rep/(V_gas - V_own) - 2*a_own*(V_gas + V_own)/(V_gas*V_gas + 2*V_own*V_gas - V_own*V_own)^2) else 0;
    // der(p)*(C_gas + V_port/beta_c) - C_gas*p_rep*k_rate = q
    der(e_oil)*(V_port + C_gas*Media.cavityModulus(oil, p)) - C_gas*p_rep*k_rate = q;
    p = Media.textbookPressure(oil, e_oil);
    dm = 0;
  else
    C_gas = 0;
    e_oil = 0;
    der(dm) = A.m_flow;
    p = Media.pressure(oil, (oil.rho_0*V_port + dm)/(V_port + V_oil));
  end if;
  annotation(
    __Bramah(bonds="A > store:C", setsPressure=true),
    Documentation(info="<html>
<p>Empty, the gas fills V_0 at <code>p_precharge</code> and <code>V_port</code> of oil stays in the port.</p>
<p>Gas: <b>p_gas = k*p_t*((V_0 - B)/(V_gas - B))^e - a/(V_gas^2 + 2*B*V_gas - B^2)</b> while that is above its value at V_0, else V_gas = V_0 (empty, the
wall on its stop), and not below V_0 - V_max (full). With <code>gasLaw = PengRobinson</code> the gas is nitrogen whose molecules have the volume B and
attract each other, at e = 1 the equation of Peng and Robinson at T_0; p_t and B follow from p_precharge and T_0. With <code>Ideal</code> B = a = 0, so
<b>V_gas = V_0*(k*p_precharge/p)^(1/e)</b>. <code>Polytropic</code>: k = 1, e = n. <code>HeatExchange</code>: e = kappa and
<b>der(k) = k*(T_0/T - 1)/tau</b>, T/T_0 = k*((V_0 - B)/(V_gas - B))^(e - 1): adiabatic for quick, isothermal for slow changes; at the
start, whatever p_start, the gas has the temperature T_0 of the surroundings.</p>
<p>Oil: <b>der(dm) = A.m_flow</b>, <b>rho_0*V_port + dm = density(oil, p)*(V_port + V_oil)</b>, V_oil = V_0 - V_gas; with <code>Textbook</code>
<b>der(p)*(C + V_port/beta_c(p)) = q</b>, C = -dV_gas/dp, less the part of heat exchange. Empty or full, only the oil in it is compressed and the
pressure moves fast.</p>
<p>Constant inflow Q from p_precharge gives p = p_precharge*(V_0/(V_0 - Q*t))^n. The usable volume between p_1 and p_2 is
V_0*((p_0/p_1)^(1/n) - (p_0/p_2)^(1/n)) of an ideal gas, pressures absolute. Nitrogen gives less at high pressures: 4 % between 100 and 200 bar from 90 bar,
15 % between 220 and 350 bar from 200 bar, isothermal. Its attraction is taken at T_0, its heat capacity as constant. The mass of the moving wall and its friction are neglected. A gauge reading of the precharge has to be raised by the ambient pressure.</p>
<p>Source: D.-Y. Peng, D. B. Robinson, A new two-constant equation of state, Ind. Eng. Chem. Fundam. 15 (1976), with the critical data of nitrogen, 126.19 K and
33.96 bar; the thermal time constant after D. R. Otis and A. Pourmovahed, An algorithm for computing nonflow gas processes in gas springs and
hydropneumatic accumulators, J. Dyn. Sys. Meas. Control 107 (1985).</p>
</html>"));
end GasAccumulator;
