// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model DoubleRodCylinder "Double-acting cylinder with a rod on both sides, as compliances, transformers and losses"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Length stroke(min=1e-3) = 0.5 "Stroke" annotation(Dialog(group="Size"));
  parameter Units.Length d_bore(min=1e-3) = 0.05 "Bore" annotation(Dialog(group="Size"));
  parameter Units.Length d_rod(min=0, max=d_bore) = 0.028 "Diameter of both rods" annotation(Dialog(group="Size"));
  parameter Units.Area A_A(displayUnit="cm2", min=1e-12) = Units.pi/4*(d_bore^2 - d_rod^2) "Piston area on side A" annotation(Dialog(group="Size"));
  parameter Units.Area A_B(displayUnit="cm2", min=0) = A_A "Piston area on side B" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 5e-5 "Oil volume of side A at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 5e-5 "Oil volume of side B at full stroke, with its line" annotation(Dialog(group="Size"));
  parameter Units.Mass m_moving(min=0) = 7850*Units.pi/4*(2*d_rod^2*(stroke + 0.1) + d_bore^2*0.6*d_bore) "Mass of piston and rod; 0 where a mass is fixed to the rod"
    annotation(Dialog(group="Size"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage from A to B per pressure difference, at the density rho_0" annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalDampingConstant d(min=0) = 500 "Viscous friction per speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction independent of speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_stribeck(min=0) = 0 "Friction at low speed on top of f_coulomb" annotation(Dialog(tab="Losses"));
  parameter Units.Velocity v_stribeck(min=1e-6) = 0.02 "Speed at which f_stribeck has faded" annotation(Dialog(tab="Losses"));
  parameter Units.Velocity v_small(min=1e-6) = 1e-3 "Rounded: speed below which friction is rounded off" annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e11*noEvent(max(A_A, A_B)) "Stiffness of the end stops" annotation(Dialog(tab="End stops"));
  parameter Real d_stop(unit="s/m", min=0) = 10 "Damping of the end stops: their force grows by d_stop*speed" annotation(Dialog(tab="End stops"));
  parameter Units.Length e_max0(min=1e-7) = 0.5*V_0A/A_A "Depth into the stop at stroke 0 that no force reaches" annotation(Dialog(tab="End stops"));
  parameter Units.Length e_max1(min=1e-7) = 0.5*V_0B/noEvent(max(A_B, 1e-9)) "Depth into the stop at full stroke that no force reaches" annotation(Dialog(tab="End stops"));
  parameter Units.Position x_start(min=0, max=stroke) = 0 "Stroke at the start" annotation(Dialog(tab="Start"));
  parameter Units.Velocity v_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Interfaces.BondIn A "Side of the full piston" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-80,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.BondIn B "Side of the rod" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  Interfaces.BondOut rod "Rod end" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,32}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={160,0})));
  Units.Position x(start=x_start, fixed=true) "Stroke: 0 retracted";
  Units.Velocity v(start=v_start, fixed=true) "Speed of the rod";
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.Force f_pressure "Force of the pressures on the piston, out of the housing";
  Units.Force f_friction "Friction force against the motion";
  Units.Force f_stop "Force of the end stops, out of the housing";
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,0})));
  OilC oilA(final oil=oil, final densityModel=densityModel, final p_ambient=fluid.p_ambient, final p_start=pA_start,
    final V_nominal=V_0A + A_A*stroke/2, V=V_0A + A_A*x)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,-14}, rotation=270)));
  BondGraphs.Passive.TF pistonA(final m=1/A_A)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={-24,16})));
  BondGraphs.Junctions.J0 b(nIn=3, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={50,0}, rotation=270)));
  OilC oilB(final oil=oil, final densityModel=densityModel, final p_ambient=fluid.p_ambient, final p_start=pB_start,
    final V_nominal=V_0B + A_B*stroke/2, V=V_0B + A_B*(stroke - x))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={50,-14}, rotation=270)));
  BondGraphs.Passive.TF pistonB(final m=A_B)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={24,16})));
  BondGraphs.Junctions.J1 gap(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,46})));
  BondGraphs.Passive.G leak(final G=leakage)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,60}, rotation=90)));
  BondGraphs.Junctions.J1 piston(nIn=1, nOut=1, nUp=1, nDown=3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,16})));
  FrictionR friction(final d=d, final e_coulomb=f_coulomb, final e_stribeck=f_stribeck, final f_stribeck=v_stribeck,
    final f_small=v_small)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-16,-4}, rotation=270)));
  StopC stop(final stroke=stroke, final c=c_stop, final d=d_stop, final e_max0=e_max0, final e_max1=e_max1, x=x)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={16,-4}, rotation=270)));
  MassI inertia(final m=m_moving)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-4}, rotation=270)));
protected
  parameter Units.Volume V_0A = Hydraulics.Internal.usedVolume(V_deadA, A_A) "Dead volume of side A in use";
  parameter Units.Volume V_0B = Hydraulics.Internal.usedVolume(V_deadB, A_B) "Dead volume of side B in use";
equation
  v = piston.f;
  der(x) = v;
  pA = oilA.p;
  pB = oilB.p;
  f_pressure = pistonA.e2 - pistonB.e1;
  f_friction = friction.e;
  f_stop = -stop.e;
  connect(A, a.bondIn[1])
    annotation(Line(points={{-80,0},{-52,0}}, color={96,104,116}));
  connect(a.bondDown[1], oilA.bond)
    annotation(Line(points={{-50,-2},{-50,-12}}, color={96,104,116}));
  connect(a.bondOut[1], pistonA.bondIn)
    annotation(Line(points={{-48,0},{-28,16}}, color={96,104,116}));
  connect(pistonA.bondOut, piston.bondIn[1])
    annotation(Line(points={{-20,16},{-2,16}}, color={96,104,116}));
  connect(B, b.bondIn[1])
    annotation(Line(points={{80,20},{50,2}}, color={96,104,116}));
  connect(b.bondOut[1], oilB.bond)
    annotation(Line(points={{50,-2},{50,-12}}, color={96,104,116}));
  connect(piston.bondOut[1], pistonB.bondIn)
    annotation(Line(points={{2,16},{20,16}}, color={96,104,116}));
  connect(pistonB.bondOut, b.bondIn[2])
    annotation(Line(points={{28,16},{50,2}}, color={96,104,116}));
  connect(a.bondUp[1], gap.bondIn[1])
    annotation(Line(points={{-50,2},{-2,46}}, color={96,104,116}));
  connect(gap.bondOut[1], b.bondIn[3])
    annotation(Line(points={{2,46},{50,2}}, color={96,104,116}));
  connect(gap.bondUp[1], leak.bond)
    annotation(Line(points={{0,48},{0,58}}, color={96,104,116}));
  connect(piston.bondDown[1], friction.bond)
    annotation(Line(points={{0,14},{-16,-2}}, color={96,104,116}));
  connect(piston.bondDown[2], inertia.bond)
    annotation(Line(points={{0,14},{0,-2}}, color={96,104,116}));
  connect(piston.bondDown[3], stop.bond)
    annotation(Line(points={{0,14},{16,-2}}, color={96,104,116}));
  connect(piston.bondUp[1], rod)
    annotation(Line(points={{0,18},{0,32}}, color={96,104,116}));
  annotation(
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-160,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-40},{100,40}}, lineColor={96,104,116}),
      Text(extent={{-100,-14},{100,14}}, textString="C TF I R"),
      Line(points={{-80,-80},{-80,-40}}, color={96,104,116}),
      Line(points={{80,-80},{80,-40}}, color={96,104,116}),
      Line(points={{100,0},{160,0}}, color={96,104,116}),
      Text(extent={{-160,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-94,-28},{94,74}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = f_C + A*v + leakage*(p_A - p_B)</b> of each side, and <b>m*der(v) = A_A*p_A - A_B*p_B - F_friction - F_stop - F_rod</b>: the oil of
both sides, a transformer of each to the rod, its mass, its friction and its end stops. The housing stands.</p>
</html>"));
end DoubleRodCylinder;
