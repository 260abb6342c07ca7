// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
partial model PartialPump "Pump: shaft, transformer and losses, displacement left open"
  extends Hydraulics.Interfaces.PartialMachine(final slip=1 - eta_vol, final drag=1/eta_hm - 1,
    final slip_map={{if i == 1 or j == 1 then eta_vol_map[i, j] else 1 - eta_vol_map[i, j] for j in 1:size(eta_vol_map, 2)} for i in 1:size(eta_vol_map, 1)},
    final drag_map={{if i == 1 or j == 1 then eta_hm_map[i, j] else 1/eta_hm_map[i, j] - 1 for j in 1:size(eta_hm_map, 2)} for i in 1:size(eta_hm_map, 1)});
  parameter Boolean useShaft = false "true: driven at the shaft; false: at the constant speed w"
    annotation(Evaluate=true, Dialog(group="Drive"));
  parameter Units.AngularVelocity w(displayUnit="rev/min") = 157.07963267948966 "Speed without shaft (1500 rev/min)"
    annotation(Dialog(group="Drive", enable=not useShaft));
  parameter Units.LeakageCoefficient leakage_ext = 0 "Leakage from each side to the drain, at the density rho_0"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Boolean useDrain = false "true: drain port L; false: drains to the surroundings" annotation(Evaluate=true);
  Units.MassFlowRate m_flow "Mass flow rate out of P";
  Units.VolumeFlowRate q "Volume flow rate out of P, at the density of the side the pump fills from";
  Interfaces.BondIn S "Suction" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={10,-40}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Interfaces.BondOut P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Interfaces.BondOut L if useDrain "Drain" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,-40}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,-100})));
  Interfaces.BondIn shaft if useShaft "Drive shaft" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-84,-20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-120,0})));
  BondGraphs.Sources.Sf drive(final f0=w) if not useShaft
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-84,20})));
  BondGraphs.Junctions.J1 rotor(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-56,0})));
  DragR friction(law=tau - V_rev*dp/(2*Units.pi))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-56,-20}, rotation=270)));
  BondGraphs.Modulated.mTF tf(m=V_rev/(2*Units.pi))
    annotation(Placement(transformation(extent={{-4,-2},{4,4}}, origin={-30,0})));
  BondGraphs.Junctions.J1 oilFlow(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Junctions.J0 inlet(nIn=2, nDown=1, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,-30}, rotation=180)));
  BondGraphs.Junctions.J0 outlet(nIn=1, nOut=2, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,0})));
  BondGraphs.Junctions.J1 gap(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-16}, rotation=270)));
  LawR leak(law=m_leak/oil.rho_0 + (1 - filling)*V_rev*w_shaft/(2*Units.pi))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={34,-16})));
  BondGraphs.Junctions.J1 gapS(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-50})));
  LawR leakS(law=m_drainS/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-64}, rotation=270)));
  BondGraphs.Junctions.J1 gapP(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,-20})));
  LawR leakP(law=m_drainP/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,-8}, rotation=90)));
  BondGraphs.Junctions.J0 drain(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={60,-40})));
  BondGraphs.Junctions.J0 surroundings(nIn=2) if not useDrain
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={80,-60})));
  BondGraphs.Sources.Se outside(final e0=0) if not useDrain
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={56,-64})));
protected
  Units.MassFlowRate m_drainS "Leakage from S to the drain";
  Units.MassFlowRate m_drainP "Leakage from P to the drain";
equation
  w_shaft = rotor.f;
  p_in = inlet.e + fluid.p_ambient;
  p_out = outlet.e + fluid.p_ambient;
  m_drainS = oil.rho_0*leakage_ext*(inlet.e - drain.e);
  m_drainP = oil.rho_0*leakage_ext*(outlet.e - drain.e);
  m_flow = m_displaced - m_leak - m_drainP;
  q = m_flow/noEvent(max(rho, 1e-6*oil.rho_0));
  connect(drive.bond, rotor.bondIn[1])
    annotation(Line(points={{-82,20},{-58,0}}, color={96,104,116}));
  connect(shaft, rotor.bondIn[1])
    annotation(Line(points={{-84,-20},{-58,0}}, color={96,104,116}));
  connect(rotor.bondDown[1], friction.bond)
    annotation(Line(points={{-56,-2},{-56,-18}}, color={96,104,116}));
  connect(rotor.bondOut[1], tf.bondIn)
    annotation(Line(points={{-54,0},{-34,0}}, color={96,104,116}));
  connect(tf.bondOut, oilFlow.bondIn[1])
    annotation(Line(points={{-26,0},{-2,0}}, color={96,104,116}));
  connect(S, inlet.bondIn[1])
    annotation(Line(points={{10,-40},{-18,-30}}, color={96,104,116}));
  connect(inlet.bondDown[1], oilFlow.bondIn[2])
    annotation(Line(points={{-20,-28},{-2,0}}, color={96,104,116}));
  connect(oilFlow.bondOut[1], outlet.bondIn[1])
    annotation(Line(points={{2,0},{18,0}}, color={96,104,116}));
  connect(outlet.bondOut[1], P)
    annotation(Line(points={{22,0},{40,0}}, color={96,104,116}));
  connect(outlet.bondDown[1], gap.bondIn[1])
    annotation(Line(points={{20,-2},{20,-14}}, color={96,104,116}));
  connect(gap.bondUp[1], leak.bond)
    annotation(Line(points={{22,-16},{32,-16}}, color={96,104,116}));
  connect(gap.bondOut[1], inlet.bondIn[2])
    annotation(Line(points={{20,-18},{-18,-30}}, color={96,104,116}));
  connect(inlet.bondOut[1], gapS.bondIn[1])
    annotation(Line(points={{-22,-30},{-2,-50}}, color={96,104,116}));
  connect(gapS.bondDown[1], leakS.bond)
    annotation(Line(points={{0,-52},{0,-62}}, color={96,104,116}));
  connect(gapS.bondOut[1], drain.bondIn[1])
    annotation(Line(points={{2,-50},{58,-40}}, color={96,104,116}));
  connect(outlet.bondOut[2], gapP.bondIn[1])
    annotation(Line(points={{22,0},{46,-20}}, color={96,104,116}));
  connect(gapP.bondUp[1], leakP.bond)
    annotation(Line(points={{48,-18},{48,-10}}, color={96,104,116}));
  connect(gapP.bondOut[1], drain.bondIn[2])
    annotation(Line(points={{50,-20},{58,-40}}, color={96,104,116}));
  connect(outside.bond, surroundings.bondIn[2])
    annotation(Line(points={{58,-64},{78,-60}}, color={96,104,116}));
  connect(drain.bondOut[1], surroundings.bondIn[1])
    annotation(Line(points={{62,-40},{78,-60}}, color={96,104,116}));
  connect(drain.bondOut[1], L)
    annotation(Line(points={{62,-40},{80,-40}}, color={96,104,116}));
  annotation(
    Icon(coordinateSystem(extent={{-120,-100},{80,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="TF R"),
      Line(points={{0,-100},{0,-60}}, color={96,104,116}),
      Line(points={{0,100},{0,60}}, color={96,104,116}),
      Line(points={{-120,0},{-60,0}}, color={96,104,116}),
      Line(points={{80,-100},{60,-60}}, color={96,104,116}),
      Text(extent={{-120,106},{80,134}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-98,-78},{94,34}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = V_rev/(2*pi)*w</b>, <b>tau = V_rev/(2*pi)*e</b>; what leaks and what a cavity lacks goes back through the gap, and each side leaks to the drain.</p>
</html>"));
end PartialPump;
