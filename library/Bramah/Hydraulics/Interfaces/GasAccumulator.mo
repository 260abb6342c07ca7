// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model GasAccumulator "Gas behind a wall that moves, against oil; symbol left open"
  extends OilComponent;
  parameter Units.Volume V_0(min=1e-6) = 1e-2 "Gas volume of the empty accumulator";
  parameter Units.AbsolutePressure p_precharge(min=1e4) = 100e5 "Absolute gas pressure of the empty accumulator";
  parameter Units.Volume V_max(min=1e-6, max=0.999*V_0) = 0.95*V_0 "Oil volume at which it is full";
  parameter Types.GasModel gas = Types.GasModel.Polytropic "Behaviour of the gas"
    annotation(Evaluate=true, Dialog(group="Gas"));
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
  // at the start the gas has the temperature of the surroundings
  Real k(unit="1", start=noEvent(max(min(p_precharge/p_start, 1), 1 - V_max/V_0))^(kappa - 1), fixed=gas == Types.GasModel.HeatExchange and init == Types.Initial.Start)
    "p*V^kappa of the gas over that of the empty accumulator";
  Real k_rate(unit="1/s") "Growth rate of k by heat exchange";
  parameter Real e(unit="1") = if gas == Types.GasModel.Polytropic then n else kappa "Exponent in use";
  Units.Volume V_free "Gas volume at the pressure of the oil, were there no limits but V_0";
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
  V_free = noEvent(if p > k*p_precharge then V_0*(k*p_precharge/p)^(1/e) else V_0);
  V_oil = noEvent(min(V_0 - V_free, V_max));
  V_gas = V_0 - V_oil;
  p_gas = k*p_precharge*(V_0/V_gas)^e;
  if gas == Types.GasModel.HeatExchange then
    theta = p_gas/p_precharge*V_gas/V_0;
    k_rate = (1/theta - 1)/tau;
    der(k) = k*k_rate;
  else
    theta = 1;
    k_rate = 0;
    k = 1;
  end if;
  if densityModel == Types.DensityModel.Textbook then
    C_gas = if p > k*p_precharge and V_0 - V_free < V_max then V_gas/(e*p) else 0;
    // der(p)*(C_gas + V_port/beta_c) - C_gas*p*k_rate = q
    der(e_oil)*(V_port + C_gas*Media.cavityModulus(oil, p)) - C_gas*p*k_rate = q;
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
<p>Gas: <b>V_gas = V_0*(k*p_precharge/p)^(1/e)</b> while p &gt; k*p_precharge, else V_0 (empty, the wall on its stop), and not below
V_0 - V_max (full). <code>Polytropic</code>: k = 1, e = n. <code>HeatExchange</code>: e = kappa and <b>der(k) = k*(T_0/T - 1)/tau</b>,
T/T_0 = p_gas*V_gas/(p_precharge*V_0): adiabatic for quick, isothermal for slow changes; at the
start, whatever p_start, the gas has the temperature T_0 of the surroundings.</p>
<p>Oil: <b>der(dm) = A.m_flow</b>, <b>rho_0*V_port + dm = density(oil, p)*(V_port + V_oil)</b>, V_oil = V_0 - V_gas; with <code>Textbook</code>
<b>der(p)*(V_gas/(e*p) + V_port/beta_c(p)) = q</b>, less the part of heat exchange. Empty or full, only the oil in it is compressed and the
pressure moves fast.</p>
<p>Constant inflow Q from p_precharge gives p = p_precharge*(V_0/(V_0 - Q*t))^n. The usable volume between p_1 and p_2 is
V_0*((p_0/p_1)^(1/n) - (p_0/p_2)^(1/n)), pressures absolute. Ideal gas: above 200 bar nitrogen takes up to 10 % less volume change. The mass
of the moving wall and its friction are neglected. A gauge reading of the precharge has to be raised by the ambient pressure.</p>
<p>Source: the thermal time constant after D. R. Otis and A. Pourmovahed, An algorithm for computing nonflow gas processes in gas springs and
hydropneumatic accumulators, J. Dyn. Sys. Meas. Control 107 (1985).</p>
</html>"));
end GasAccumulator;
