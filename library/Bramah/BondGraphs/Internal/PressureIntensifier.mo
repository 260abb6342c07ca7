// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PressureIntensifier "Pressure intensifier, as compliances, transformers and losses"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Length d_1(min=1e-3) = 0.1 "Diameter of the large piston" annotation(Dialog(group="Size"));
  parameter Units.Length d_2(min=1e-3, max=d_1) = 0.05 "Diameter of the small piston" annotation(Dialog(group="Size"));
  parameter Units.Area A_1(displayUnit="cm2", min=1e-9) = Units.pi/4*d_1^2 "Area of the large piston" annotation(Dialog(group="Size"));
  parameter Units.Area A_2(displayUnit="cm2", min=1e-9, max=0.99*A_1) = Units.pi/4*d_2^2 "Area of the small piston, less than A_1"
    annotation(Dialog(group="Size"));
  parameter Units.Length stroke(min=1e-3) = 0.2 "Stroke" annotation(Dialog(group="Size"));
  parameter Units.Mass m_moving(min=1e-3) = 7850*(A_1*0.6*d_1 + A_2*(stroke + 0.6*d_2)) "Mass of both pistons" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 5e-5 "Oil volume of side A at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 2e-5 "Oil volume of side B at full stroke, with its line" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadT(min=0) = 5e-5 "Oil volume between the pistons at full stroke, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.LeakageCoefficient leakage_1 = 0 "Leakage past the large piston, A to T, at the density rho_0"
    annotation(Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient leakage_2 = 0 "Leakage past the small piston, B to T, at the density rho_0"
    annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalDampingConstant d(min=0) = 1e6*A_1 "Viscous friction per speed; by default 2 % of the force of 100 bar at 0.2 m/s" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction independent of speed" annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e11*A_1 "Stiffness of the end stops" annotation(Dialog(tab="End stops"));
  parameter Real d_stop(unit="s/m", min=0) = 10 "Damping of the end stops: their force grows by d_stop*speed"
    annotation(Dialog(tab="End stops"));
  parameter Types.Initial init = Types.Initial.Start "What fixes position, speed and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Position x_start(min=0, max=stroke) = 0 "Stroke at the start" annotation(Dialog(tab="Start"));
  parameter Units.Velocity v_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pT_start = fluid.p_ambient "Pressure between the pistons at the start" annotation(Dialog(tab="Start"));
  Real ratio(unit="1") "Area of the large piston over that of the small one";
  Units.Position x "Stroke: 0 at the stop of side A";
  Units.Velocity v "Speed towards side B";
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.AbsolutePressure pT "Pressure between the pistons";
  Units.Volume VB "Oil volume of side B";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Interfaces.BondIn A "Low pressure, on the large piston" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-70,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.BondIn T "Space between the pistons: to the tank, or pressure to draw them back" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,-40}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondIn B "High pressure, before the small piston" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,-20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  DoubleActingCylinder drive(final oil=oil, final densityModel=densityModel, final d_bore=d_1, final d_rod=d_2, final A_A=A_1, final A_B=A_1 - A_2, final stroke=stroke, final m_moving=m_moving, final V_deadA=V_deadA, final V_deadB=V_0T, final leakage=leakage_1, final d=d, final f_coulomb=f_coulomb, final c_stop=c_stop, final d_stop=d_stop, final e_max1=0.5*noEvent(min(V_0T/(A_1 - A_2), V_0B/A_2)), final init=init, final x_start=x_start, final v_start=v_start, final pA_start=pA_start, final pB_start=pT_start)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,0})));
  BondGraphs.Junctions.J0 t(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,-30})));
  BondGraphs.Passive.TF small(final m=A_2)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={10,0})));
  BondGraphs.Junctions.J0 b(nIn=2, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={40,0})));
  OilC chamberB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start, final V_nominal=V_0B + A_2*stroke/2, V=VB, final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={40,16}, rotation=90)));
  BondGraphs.Junctions.J1 seal(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-30}, rotation=180)));
  LawR leak(law=m_leak/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-16}, rotation=90)));
protected
  parameter Units.Volume V_0T = Hydraulics.Internal.usedVolume(V_deadT, A_1 - A_2) "Dead volume between the pistons in use";
  parameter Units.Volume V_0B = Hydraulics.Internal.usedVolume(V_deadB, A_2) "Dead volume of side B in use";
  Units.MassFlowRate m_leak "Leakage past the small piston, B to T";
equation
  ratio = A_1/A_2;
  x = drive.x;
  v = drive.v;
  pB = chamberB.p;
  VB = V_0B + A_2*(stroke - x);
  m_leak = oil.rho_0*leakage_2*(pB - pT);
  qA = A.f;
  qB = B.f;
  pA = A.e + fluid.p_ambient;
  pT = t.e + fluid.p_ambient;
  connect(A, drive.A)
    annotation(Line(points={{-70,0},{-42,0}}, color={96,104,116}));
  connect(t.bondOut[1], drive.B)
    annotation(Line(points={{-18,-30},{-42,0}}, color={96,104,116}));
  connect(T, t.bondIn[1])
    annotation(Line(points={{-40,-40},{-22,-30}}, color={96,104,116}));
  connect(drive.rod, small.bondIn)
    annotation(Line(points={{-42,0},{6,0}}, color={96,104,116}));
  connect(small.bondOut, b.bondIn[1])
    annotation(Line(points={{14,0},{38,0}}, color={96,104,116}));
  connect(B, b.bondIn[2])
    annotation(Line(points={{80,-20},{38,0}}, color={96,104,116}));
  connect(b.bondUp[1], chamberB.bond)
    annotation(Line(points={{40,2},{40,14}}, color={96,104,116}));
  connect(b.bondDown[1], seal.bondIn[1])
    annotation(Line(points={{40,-2},{22,-30}}, color={96,104,116}));
  connect(seal.bondDown[1], leak.bond)
    annotation(Line(points={{20,-28},{20,-18}}, color={96,104,116}));
  connect(seal.bondOut[1], t.bondIn[2])
    annotation(Line(points={{18,-30},{-22,-30}}, color={96,104,116}));
  annotation(
    defaultComponentName="intensifier",
    Icon(coordinateSystem(extent={{-120,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-40},{100,40}}, lineColor={96,104,116}),
      Text(extent={{-100,-14},{100,14}}, textString="C TF I R"),
      Line(points={{-80,-80},{-80,-40}}, color={96,104,116}),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{80,-80},{80,-40}}, color={96,104,116}),
      Text(extent={{-120,86},{120,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-84,-54},{94,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>A double-acting cylinder whose rod is the small piston: <b>F_rod = A_2*p_B</b>.</p>
</html>"));
end PressureIntensifier;
