// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model HandPump "Hand pump, as the bond graphs of its piston and its valves"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Boolean isDoubleActing = true "true: delivers on both strokes; false: on the stroke in only"
    annotation(Evaluate=true, Dialog(group="Size"));
  parameter Units.Length d_bore(min=1e-3) = 0.02 "Diameter of the piston" annotation(Dialog(group="Size"));
  parameter Units.Length stroke(min=1e-3) = 0.04 "Stroke of the piston" annotation(Dialog(group="Size"));
  parameter Units.Mass m_moving(min=1e-3) = 20 "Mass of the piston, with that of the lever as the piston feels it"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_dead(min=1e-9) = 2e-6 "Oil volume of each side with the piston at its end" annotation(Dialog(group="Size"));
  parameter Boolean useFlange = false "true: a flange moves the piston; false: a hand the lever, as u says"
    annotation(Evaluate=true, Dialog(group="Lever"));
  parameter Boolean byHand = false "true: the lever is moved on the sheet during a run; false: as u says"
    annotation(Evaluate=true, Dialog(group="Lever", enable=not useFlange));
  parameter Real lever(min=0, max=1) = 0 "Lever: 0 piston out, 1 piston in; may be changed during a run"
    annotation(__Bramah(hand(from=0, to=1, travel=30)), Dialog(group="Lever", enable=byHand and not useFlange));
  parameter String keyForth = "" "Key that moves the piston in during a run"
    annotation(Dialog(group="Lever", enable=byHand and not useFlange));
  parameter String keyBack = "" "Key that moves the piston out during a run"
    annotation(Dialog(group="Lever", enable=byHand and not useFlange));
  parameter Real i(unit="1", min=1) = 20 "Way of the hand over that of the piston" annotation(Dialog(group="Lever", enable=not useFlange));
  parameter Units.Force f_max(min=0) = 400 "Greatest force of the hand" annotation(Dialog(group="Lever", enable=not useFlange));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 15/60000 "Flow of each valve at dp_nom, fully open" annotation(Dialog(group="Valves"));
  parameter Units.PressureDifference dp_nom(min=1e3) = 1e5 "Pressure drop of q_nom" annotation(Dialog(group="Valves"));
  parameter Units.PressureDifference p_crackS(min=0) = 0.05e5 "Cracking pressure of the suction valves" annotation(Dialog(group="Valves"));
  parameter Units.PressureDifference p_crackP(min=0) = 0.3e5 "Cracking pressure of the pressure valves" annotation(Dialog(group="Valves"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage past the piston from side to side, at the density rho_0"
    annotation(Dialog(tab="Losses", enable=isDoubleActing));
  parameter Units.TranslationalDampingConstant d(min=0) = 500 "Viscous friction of the piston per speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction of the piston independent of speed" annotation(Dialog(tab="Losses"));
  parameter Types.Initial init = Types.Initial.Start "What fixes position, speed and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Position x_start(min=0, max=stroke) = stroke/2 "Position of the piston at the start" annotation(Dialog(tab="Start"));
  Blocks.Interfaces.RealInput u if not useFlange and not byHand "Where the hand moves the lever: 0 piston out, 1 piston in"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-140,0})));
  Units.Position x "Position of the piston: 0 out, stroke in";
  Units.Velocity v "Speed of the piston";
  Units.Force f_drive "Force of lever or flange on the piston, inwards";
  Units.Force f_hand "Force of the hand at the lever";
  Units.VolumeFlowRate q "Volume flow rate out of P, at the density rho_0";
  Units.AbsolutePressure p_1 "Pressure of the side that delivers on the stroke in";
  Units.AbsolutePressure p_2 "Pressure of the other side";
  Interfaces.BondIn S "Suction" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-90,-40}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Interfaces.BondOut P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={90,40}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Interfaces.BondIn flange if useFlange "Piston: 0 out, positive inwards" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-10,-40}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-140,0})));
  DoubleActingCylinder piston(final oil=oil, final densityModel=densityModel, final d_bore=d_bore, final d_rod=0, final A_A=if isDoubleActing then area else 1e-12, final A_B=area, final stroke=stroke, final m_moving=m_moving, final V_deadA=V_dead, final V_deadB=V_dead, final leakage=if isDoubleActing then leakage else 0, final d=d, final f_coulomb=f_coulomb, final init=init, final x_start=x_start)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,0})));
  CheckValve suction1(final oil=oil, final densityModel=densityModel, final p_crack=p_crackS, final dp_open=dp_nom/2, final q_nom=q_nom, final dp_nom=p_crackS + dp_nom)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-44,-20})));
  CheckValve pressure1(final oil=oil, final densityModel=densityModel, final p_crack=p_crackP, final dp_open=dp_nom/2, final q_nom=q_nom, final dp_nom=p_crackP + dp_nom)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={44,20})));
  CheckValve suction2(final oil=oil, final densityModel=densityModel, final p_crack=p_crackS, final dp_open=dp_nom/2, final q_nom=q_nom, final dp_nom=p_crackS + dp_nom) if isDoubleActing
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-44,20})));
  CheckValve pressure2(final oil=oil, final densityModel=densityModel, final p_crack=p_crackP, final dp_open=dp_nom/2, final q_nom=q_nom, final dp_nom=p_crackP + dp_nom) if isDoubleActing
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={44,-20})));
  BondGraphs.Junctions.J0 suction(nIn=1, nOut=if isDoubleActing then 2 else 1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-70,0})));
  BondGraphs.Junctions.J0 delivery(nIn=if isDoubleActing then 2 else 1, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={70,0})));
  BondGraphs.Junctions.J0 side1(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={16,20})));
  BondGraphs.Junctions.J0 side2(nIn=if isDoubleActing then 1 else 0, nOut=if isDoubleActing then 2 else 1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={16,-20})));
  BondGraphs.Junctions.J1 rod(nIn=if useFlange then 3 else 2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={16,0})));
  BondGraphs.Modulated.mSe hand(e0=f_lever)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={34,0}, rotation=180)));
protected
  parameter Units.Area area = Units.pi/4*d_bore^2 "Area of the piston" annotation(__Bramah(symbol="A"));
  parameter Units.Time t_hand = 6e-3 "Damping of the hand";
  Units.Force f_lever "Force of the lever on the piston; 0 with a flange";
  Blocks.Interfaces.RealInput u_internal "Lever in use";
equation
  connect(u, u_internal);
  if useFlange then
    u_internal = 0;
    f_lever = 0;
  else
    if byHand then
      u_internal = lever;
    end if;
    f_lever = i*f_max*tanh((stroke*noEvent(min(max(u_internal, 0), 1)) - x - t_hand*v)/(0.1*stroke));
  end if;
  x = piston.x;
  v = piston.v;
  f_drive = -piston.rod.e;
  f_hand = f_lever/i;
  q = -P.f;
  p_1 = piston.pB;
  p_2 = piston.pA;
  connect(S, suction.bondIn[1])
    annotation(Line(points={{-90,-40},{-72,0}}, color={96,104,116}));
  connect(suction.bondOut[1], suction1.A)
    annotation(Line(points={{-68,0},{-46,-20}}, color={96,104,116}));
  connect(suction1.B, side1.bondIn[1])
    annotation(Line(points={{-46,-20},{14,20}}, color={96,104,116}));
  connect(side1.bondOut[1], piston.B)
    annotation(Line(points={{18,20},{-12,0}}, color={96,104,116}));
  connect(side1.bondOut[2], pressure1.A)
    annotation(Line(points={{18,20},{42,20}}, color={96,104,116}));
  connect(pressure1.B, delivery.bondIn[1])
    annotation(Line(points={{42,20},{68,0}}, color={96,104,116}));
  connect(piston.rod, rod.bondIn[1])
    annotation(Line(points={{-12,0},{14,0}}, color={96,104,116}));
  connect(hand.bond, rod.bondIn[2])
    annotation(Line(points={{32,0},{14,0}}, color={96,104,116}));
  connect(side2.bondOut[1], piston.A)
    annotation(Line(points={{18,-20},{-12,0}}, color={96,104,116}));
  connect(delivery.bondOut[1], P)
    annotation(Line(points={{72,0},{90,40}}, color={96,104,116}));
  if isDoubleActing then
    connect(suction.bondOut[2], suction2.A)
      annotation(Line(points={{-68,0},{-44,20}}, color={96,104,116}));
    connect(suction2.B, side2.bondIn[1])
      annotation(Line(points={{-44,20},{14,-20}}, color={96,104,116}));
    connect(side2.bondOut[2], pressure2.A)
      annotation(Line(points={{18,-20},{44,-20}}, color={96,104,116}));
    connect(pressure2.B, delivery.bondIn[2])
      annotation(Line(points={{44,-20},{68,0}}, color={96,104,116}));
  end if;
  if useFlange then
    connect(flange, rod.bondIn[3])
      annotation(Line(points={{-10,-40},{14,0}}, color={96,104,116}));
  end if;
  annotation(
    defaultComponentName="handPump",
    Icon(coordinateSystem(extent={{-140,-100},{100,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="C TF R"),
      Line(points={{0,-100},{0,-60}}, color={96,104,116}),
      Line(points={{0,100},{0,60}}, color={96,104,116}),
      Line(points={{-140,0},{-60,0}}, color={96,104,116}),
      Text(extent={{-140,106},{100,134}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-104,-54},{104,54}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>The piston is a cylinder, driven by the force of the hand.</p>
</html>"));
end HandPump;
