// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model ShockValve "Shock valve with anti-cavitation: relief from A to T, suction from T to A"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=0) = 200e5 "Set pressure at A, over T" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}), Dialog(group="Relief"));
  parameter Units.PressureDifference dp_over(min=1e3) = 20e5 "Pressure rise from cracking to fully open"
    annotation(Dialog(group="Relief"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow from A to T at p_set + dp_over" annotation(__Bramah(usual={1e-7,0.1}), Dialog(group="Relief"));
  parameter Units.PressureDifference hysteresis(min=0) = 0 "Pressure by which it shuts lower than it opens"
    annotation(Dialog(group="Relief"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 3e-3 "Time constant of the opening" annotation(Dialog(group="Relief"));
  parameter Units.PressureDifference p_crack(min=0) = 0.05e5 "Cracking pressure of the suction check valve, T over A"
    annotation(Dialog(group="Suction"));
  parameter Units.PressureDifference dp_open(min=100) = 0.1e5 "Pressure rise from cracking to fully open"
    annotation(Dialog(group="Suction"));
  parameter Units.VolumeFlowRate q_suction(min=1e-9) = 60/60000 "Flow from T to A at dp_suction" annotation(Dialog(group="Suction"));
  parameter Units.PressureDifference dp_suction(min=p_crack + dp_open) = 0.5e5 "Pressure drop of q_suction; at least p_crack + dp_open"
    annotation(Dialog(group="Suction"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port A "Line that is protected" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,120})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Real y(unit="1") "Opening of the relief valve: 0 shut, 1 fully open";
  Real y_suction(unit="1") "Opening of the check valve: 0 shut, 1 fully open";
  Units.PressureDifference dp "A.p - T.p";
  Units.VolumeFlowRate q "Volume flow rate from A to T, at the density of the inlet; negative: sucked in";
protected
  ReliefValve relief(final oil=oil, final densityModel=densityModel, final p_set=p_set, final dp_over=dp_over, final q_nom=q_nom,
    final hysteresis=hysteresis, final tau=tau, final init=init, final orificeLaw=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small)
    "From A to T";
  CheckValves.CheckValve suction(final oil=oil, final densityModel=densityModel, final p_crack=p_crack, final dp_open=dp_open,
    final q_nom=q_suction, final dp_nom=dp_suction, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small) "From T to A";
equation
  connect(A, relief.P);
  connect(relief.T, T);
  connect(T, suction.A);
  connect(suction.B, A);
  y = relief.y;
  y_suction = suction.y;
  dp = A.p - T.p;
  q = relief.q - suction.q;
  annotation(
    __Bramah(setting="%{p_set}", productClass="FL", technicalData="%{p_set}", bonds="A > a:0 > relief.P, relief.T > t:0, T > t > suction.A, suction.B > a", rule="Shock valve with anti-cavitation (half of X10580): relief valve and check valve side by side in a continuous frame."),
    defaultComponentName="shock",
    Icon(coordinateSystem(extent={{-140,-120},{100,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-140,-80},{100,80}}),
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,120}}),
      Line(points={{0,-40},{0,-120}}),
      Line(points={{-20,40},{-20,-20}}, origin=DynamicSelect({0,0},{20*y,0})),
      Polygon(points={{-20,-40},{-27,-20},{-13,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{20*y,0})),
      Line(points={{0,50},{-60,50},{-60,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{40,0},{44,20},{52,-20},{60,20},{69,-20},{77,20},{85,-20},{90,0}}),
      Line(points={{58,-40},{70,24}}),
      Polygon(points={{73.7,43.7},{64.1,25.1},{75.9,22.9},{73.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,64},{-100,64},{-100,4}}),
      Line(points={{-100,-20},{-100,-64},{0,-64}}),
      Line(points={{-120,0},{-100,-20},{-80,0}}),
      Ellipse(extent={{-110,-16},{-90,4}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{0,12*y_suction})),
      Ellipse(extent={{-5,59},{5,69}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-5,-69},{5,-59}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{8,90},{28,112}}, textString="A"),
      Text(extent={{8,-112},{28,-90}}, textString="T"),
      Text(extent={{108,-15},{248,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Sits at a working port of a directional valve. Struck by a load or by an inertia that is brought to rest, the line lets its oil to the tank above
<code>p_set</code>; on the other side, where oil is missing, it is sucked in before a cavity forms.</p>
<p><b>tau*der(y) = y_target - y</b>, <b>y_target = (A.p - T.p - p_set)/dp_over between 0 and 1</b> from A to T, as
<a href='modelica://Bramah.Hydraulics.PressureValves.ReliefValve'>ReliefValve</a> with its hysteresis; <b>y_suction = s((T.p - A.p - p_crack)/dp_open)</b> from T to A,
s the cubic step, as <a href='modelica://Bramah.Hydraulics.CheckValves.CheckValve'>CheckValve</a>.</p>
<p>From T at the tank&apos;s pressure only 1 bar drives the oil that is sucked in: give the return line a check valve of some bar (or a charge
pump) where much oil is needed.</p>
<p>Assumptions: those of the two valves; their seats are tight. Valid: changes slower than about tau; flows up to q_nom and about twice q_suction.
Typical: p_set 20 to 50 bar above the pump&apos;s relief valve, dp_over 10 to 20 % of it, tau 1 to 5 ms, dp_suction 0.3 to 1 bar. Source: the
characteristics are the data sheet&apos;s; the law of flow that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.SlewingStopped'>SlewingStopped</a>.</p>
</html>"));
end ShockValve;
