// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Accumulators;
model SpringAccumulator "Accumulator whose piston is loaded by a spring"
  extends Interfaces.OilComponent;
  parameter Units.Volume V_max(min=1e-7) = 5e-4 "Oil volume at which it is full";
  parameter Units.PressureDifference p_0(min=0) = 5e5 "Pressure over ambient at which the piston leaves its stop";
  parameter Units.PressureDifference p_1(min=p_0 + 1e3) = 20e5 "Pressure over ambient at which it is full";
  parameter Units.Volume V_port(min=1e-9) = 0.02*V_max "Oil that always stays in the port";
  parameter Types.Initial init = Types.Initial.Start "What fixes the pressure at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Oil pressure at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Oil" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Units.AbsolutePressure p(start=p_start, fixed=init == Types.Initial.Start) "Oil pressure";
  Units.Volume V_oil "Oil volume without V_port";
  Real y(unit="1") "Filling: 0 empty, 1 full";
  Units.VolumeFlowRate q "Volume flow rate into the accumulator, at the density rho_0";
  Units.Mass dm(stateSelect=StateSelect.prefer, nominal=oil.rho_0*V_max*0.1)
    "Excess mass: oil mass less rho_0*V_port; 0 with Textbook" annotation(__Bramah(conserved=true));
  Real e(unit="1", stateSelect=StateSelect.prefer, nominal=1e6/oil.beta) "Compression with Textbook; else 0";
protected
  Units.PressureDifference dp "Pressure over ambient";
  Real C_spring(unit="m3/Pa") "Oil volume taken up per pressure by the spring, Textbook";
initial equation
  if init == Types.Initial.SteadyState then
    A.m_flow = 0;
  end if;
equation
  p = A.p;
  q = A.m_flow/oil.rho_0;
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
    der(dm) = A.m_flow;
    p = Media.pressure(oil, (oil.rho_0*V_port + dm)/(V_port + V_oil));
  end if;
  annotation(
    __Bramah(productClass="CM", technicalData="%{V_max}, %{p_0:bar} … %{p_1}", bonds="A > store:C", setsPressure=true, rule="Spring-loaded accumulator: capsule, piston line, spring."),
    defaultComponentName="accumulator",
    Icon(coordinateSystem(extent={{-40,-120},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-80},{40,80}}, radius=40),
      Line(points=DynamicSelect({{-40,-20},{40,-20}}, {{-40,-40 + 60*y},{40,-40 + 60*y}})),
      Line(points=DynamicSelect({{0,-20},{20,-14},{-20,-2},{20,10},{-20,22},{20,34},{-20,46},{0,52},{0,80}},
        {{0,-40 + 60*y},{20,-32 + 52*y},{-20,-17 + 40*y},{20,-2 + 29*y},{-20,13 + 17*y},{20,28 + 5*y},{-20,43 - 6*y},{0,52 - 14*y},{0,80}})),
      Line(points={{0,-80},{0,-120}}),
      Text(extent={{50,-15},{190,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A piston on a spring: <b>V_oil = V_max*(p - p_amb - p_0)/(p_1 - p_0)</b> between 0 and V_max, <b>der(dm) = A.m_flow</b>,
<b>rho_0*V_port + dm = density(oil, p)*(V_port + V_oil)</b>; with <code>Textbook</code> der(p)*(V_max/(p_1 - p_0) + V_port/beta_c(p)) = q. The spring's
constant is c = A^2*(p_1 - p_0)/V_max with the piston's area A. No friction, no moving mass.</p>
<p>Typical: V_max 0.05 to 2 l, p_1 below 40 bar; for low-pressure and pilot circuits, where gas would leak.</p>
<p>Assumptions: a linear spring, no mass and no friction of the piston. Valid: between the stops of the piston. Source: Hooke&apos;s law.
Example: <a href='modelica://Bramah.Examples.Accumulators.Kinds'>Kinds</a>.</p>
</html>"));
end SpringAccumulator;
