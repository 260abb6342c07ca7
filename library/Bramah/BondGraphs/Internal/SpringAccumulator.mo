// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model SpringAccumulator "Accumulator whose piston is loaded by a spring, as a compliance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Volume V_max(min=1e-7) = 5e-4 "Oil volume at which it is full";
  parameter Units.PressureDifference p_0(min=0) = 5e5 "Pressure over ambient at which the piston leaves its stop";
  parameter Units.PressureDifference p_1(min=p_0 + 1e3) = 20e5 "Pressure over ambient at which it is full";
  parameter Units.Volume V_port(min=1e-9) = 0.02*V_max "Oil that always stays in the port";
  parameter Types.Initial init = Types.Initial.Start "What fixes the pressure at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Oil pressure at the start" annotation(Dialog(tab="Start"));
  Units.AbsolutePressure p(start=p_start, fixed=init == Types.Initial.Start) "Oil pressure";
  Units.Volume V_oil "Oil volume without V_port";
  Real y(unit="1") "Filling: 0 empty, 1 full";
  Units.VolumeFlowRate q "Volume flow rate into the accumulator, at the density rho_0";
  Units.Mass dm(stateSelect=StateSelect.prefer, nominal=oil.rho_0*V_max*0.1)
    "Excess mass: oil mass less rho_0*V_port; 0 with Textbook" annotation(__Bramah(conserved=true));
  Real e(unit="1", stateSelect=StateSelect.prefer, nominal=1e6/oil.beta) "Compression with Textbook; else 0";
  Interfaces.BondIn A "Oil" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  LawC store(law=p - fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
protected
  Units.PressureDifference dp "Pressure over ambient";
  Real C_spring(unit="m3/Pa") "Oil volume taken up per pressure by the spring, Textbook";
initial equation
  if init == Types.Initial.SteadyState then
    store.f = 0;
  end if;
equation
  q = store.f;
  dp = p - fluid.p_ambient;
  y = noEvent(min(max((dp - p_0)/(p_1 - p_0), 0), 1));
  V_oil = V_max*y;
  if densityModel == Types.DensityModel.Textbook then
    C_spring = if dp > p_0 and dp < p_1 then V_max/(p_1 - p_0) else 0;
    // der(p)*(C_spring + V_port/beta_c) = q
    der(e)*(V_port + C_spring*Media.cavityModulus(oil, p)) = q;
    p = Media.textbookPressure(oil, e);
    dm = 0;
  else
    C_spring = 0;
    e = 0;
    der(dm) = oil.rho_0*store.f;
    p = Media.pressure(oil, (oil.rho_0*V_port + dm)/(V_port + V_oil));
  end if;
  connect(A, store.bond)
    annotation(Line(points={{-30,0},{-2,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="accumulator",
    Icon(coordinateSystem(extent={{-40,-120},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-60},{40,60}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="C"),
      Line(points={{0,-120},{0,-60}}, color={96,104,116}),
      Text(extent={{-40,86},{40,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = p(V_oil) - p_ambient</b> with <b>der(V_oil) = f</b>.</p>
</html>"));
end SpringAccumulator;
