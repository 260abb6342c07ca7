// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ShockValve "Shock valve, as the bond graphs of its relief valve and its check valve"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=0) = 200e5 "Set pressure at A, over T" annotation(Dialog(group="Relief"));
  parameter Units.PressureDifference dp_over(min=1e3) = 20e5 "Pressure rise from cracking to fully open"
    annotation(Dialog(group="Relief"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow from A to T at p_set + dp_over" annotation(Dialog(group="Relief"));
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
  Real y(unit="1") "Opening of the relief valve: 0 shut, 1 fully open";
  Real y_suction(unit="1") "Opening of the check valve: 0 shut, 1 fully open";
  Units.PressureDifference dp "A.p - T.p";
  Units.VolumeFlowRate q "Volume flow rate from A to T, at the density of the inlet; negative: sucked in";
  Interfaces.BondIn A "Line that is protected" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,120})));
  Interfaces.BondOut T "Tank" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  ReliefValve relief(final oil=oil, final densityModel=densityModel, final p_set=p_set, final dp_over=dp_over, final q_nom=q_nom, final hysteresis=hysteresis, final tau=tau, final init=init, final orificeLaw=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,24})));
  CheckValve suction(final oil=oil, final densityModel=densityModel, final p_crack=p_crack, final dp_open=dp_open, final q_nom=q_suction, final dp_nom=dp_suction, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-24})));
  BondGraphs.Junctions.J0 a(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,0})));
  BondGraphs.Junctions.J0 t(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={36,0})));
equation
  y = relief.y;
  y_suction = suction.y;
  dp = a.e - t.e;
  q = relief.q - suction.q;
  connect(A, a.bondIn[1])
    annotation(Line(points={{-60,0},{-38,0}}, color={96,104,116}));
  connect(a.bondOut[1], relief.P)
    annotation(Line(points={{-34,0},{-2,24}}, color={96,104,116}));
  connect(relief.T, t.bondIn[1])
    annotation(Line(points={{-2,24},{34,0}}, color={96,104,116}));
  connect(t.bondOut[1], T)
    annotation(Line(points={{38,0},{60,0}}, color={96,104,116}));
  connect(t.bondOut[2], suction.A)
    annotation(Line(points={{38,0},{-2,-24}}, color={96,104,116}));
  connect(suction.B, a.bondIn[2])
    annotation(Line(points={{-2,-24},{-38,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="shockValve",
    Icon(coordinateSystem(extent={{-80,-120},{80,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="2 R"),
      Line(points={{0,120},{0,60}}, color={96,104,116}),
      Line(points={{0,-120},{0,-60}}, color={96,104,116}),
      Text(extent={{-80,126},{80,154}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-38},{74,38}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>Both stand between A and T.</p>
</html>"));
end ShockValve;
