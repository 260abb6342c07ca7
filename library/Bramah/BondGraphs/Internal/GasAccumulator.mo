// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
partial model GasAccumulator "Gas behind a wall that moves, against oil, as a compliance"
  extends Hydraulics.Interfaces.OilComponent;
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
  Units.AbsolutePressure p(start=p_start, fixed=init == Types.Initial.Start) "Oil pressure";
  Units.AbsolutePressure p_gas "Gas pressure";
  Units.Volume V_gas "Gas volume";
  Units.Volume V_oil "Oil volume without V_port";
  Units.VolumeFlowRate q "Volume flow rate into the accumulator, at the density rho_0";
  Real theta(unit="1") "Gas temperature over ambient temperature; 1 for Polytropic";
  Units.Mass dm(stateSelect=StateSelect.prefer, nominal=oil.rho_0*V_0*0.1)
    "Excess mass: oil mass less rho_0*V_port; 0 with Textbook" annotation(__Bramah(conserved=true));
  Real e_oil(unit="1", stateSelect=StateSelect.prefer, nominal=1e6/oil.beta) "Compression with Textbook; else 0";
  Interfaces.BondIn A "Oil" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  LawC store(law=p - fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
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
    store.f = 0;
  end if;
  if init == Types.Initial.SteadyState and gas == Types.GasModel.HeatExchange then
    theta = 1;
  end if;
equation
  q = store.f;
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
    der(dm) = oil.rho_0*store.f;
    p = Media.pressure(oil, (oil.rho_0*V_port + dm)/(V_port + V_oil));
  end if;
  connect(A, store.bond)
    annotation(Line(points={{-30,0},{-2,0}}, color={96,104,116}));
  annotation(
    Icon(coordinateSystem(extent={{-40,-120},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-60},{40,60}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="C"),
      Line(points={{0,-120},{0,-60}}, color={96,104,116}),
      Text(extent={{-40,86},{40,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = p(V_oil) - p_ambient</b> with <b>der(V_oil) = f</b>, the oil that always stays in the port as stiff as oil is.</p>
</html>"));
end GasAccumulator;
