// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model RotaryActuator "Semi-rotary actuator, as compliances, transformers and losses"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Displacement D(displayUnit="cm3/rev", min=1e-9) = 4e-4 "Displacement per revolution" annotation(Dialog(group="Size"));
  parameter Units.Angle angle(min=0.01) = 4.71238898038469 "Angle from stop to stop" annotation(Dialog(group="Size"));
  parameter Units.Inertia J_moving(min=0) = 0.01 "Inertia of vane and shaft; 0 where an inertia is fixed to the shaft"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 3e-5 "Oil volume of side A at angle 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 3e-5 "Oil volume of side B at the full angle, with its line" annotation(Dialog(group="Size"));
  parameter Units.LeakageCoefficient leakage = 5e-13 "Leakage from A to B per pressure difference, at the density rho_0"
    annotation(Dialog(tab="Losses"));
  parameter Units.RotationalDampingConstant d(min=0) = 2 "Viscous friction per speed" annotation(Dialog(tab="Losses"));
  parameter Units.Torque tau_coulomb(min=0) = 0 "Friction independent of speed" annotation(Dialog(tab="Losses"));
  parameter Units.AngularVelocity w_small(min=1e-6, displayUnit="rad/s") = 0.01 "Speed below which friction is rounded off"
    annotation(Dialog(tab="Losses"));
  parameter Units.RotationalSpringConstant c_stop(min=0) = 5e8*D "Stiffness of the end stops" annotation(Dialog(tab="End stops"));
  parameter Real d_stop(unit="s/rad", min=0) = 2 "Damping of the end stops: their torque grows by d_stop*speed"
    annotation(Dialog(tab="End stops"));
  parameter Units.Angle e_max0(min=1e-7) = 0.5*V_0A/D_rad "Depth into the stop of side A that no torque reaches"
    annotation(Dialog(tab="End stops"));
  parameter Units.Angle e_max1(min=1e-7) = 0.5*V_0B/D_rad "Depth into the stop of side B that no torque reaches"
    annotation(Dialog(tab="End stops"));
  parameter Types.Initial init = Types.Initial.Start "What fixes angle, speed and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Angle phi_start(min=0, max=angle) = 0 "Angle at the start" annotation(Dialog(tab="Start"));
  parameter Units.AngularVelocity w_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Units.Angle phi(stateSelect=StateSelect.always, start=phi_start, fixed=init <> Types.Initial.Free) "Angle: 0 at the stop of side A";
  Units.AngularVelocity w(start=w_start, fixed=init == Types.Initial.Start) "Speed";
  Units.Torque tau_pressure "Torque of the pressures on the shaft";
  Units.Torque tau_friction "Friction against the motion";
  Units.Torque tau_stop "Torque of the end stops on the shaft";
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Interfaces.BondIn A "Turns the shaft forwards" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-80,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,40})));
  Interfaces.BondIn B "Turns the shaft backwards" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,40}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,-40})));
  Interfaces.BondOut shaft "Shaft" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,0})));
  OilC chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start, final V_nominal=V_0A + D_rad*angle/2, V=V_0A + D_rad*phi, final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,-14}, rotation=270)));
  BondGraphs.Passive.TF vaneA(final m=1/D_rad)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={-24,0})));
  BondGraphs.Junctions.J1 vane(nIn=1, nOut=2, nDown=3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  DragR friction(law=tau_friction)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,-18}, rotation=270)));
  LawC stop(law=-tau_stop)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={14,-18}, rotation=270)));
  MassI inertia(m=J_moving)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-24}, rotation=270)));
  BondGraphs.Passive.TF vaneB(final m=D_rad)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={24,24})));
  BondGraphs.Junctions.J0 b(nIn=3, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={50,40})));
  OilC chamberB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start, final V_nominal=V_0B + D_rad*angle/2, V=V_0B + D_rad*(angle - phi), final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={64,56}, rotation=90)));
  BondGraphs.Junctions.J1 gap(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,46})));
  LawR leak(law=m_leak/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,60}, rotation=90)));
protected
  parameter Real D_rad(unit="m3/rad") = D/(2*Units.pi) "Displacement per radian";
  parameter Units.Volume V_0A = noEvent(max(V_deadA, 2e-4*D_rad)) "Dead volume of side A in use";
  parameter Units.Volume V_0B = noEvent(max(V_deadB, 2e-4*D_rad)) "Dead volume of side B in use";
  parameter Units.Angle delta = 1e-4 "Depth over which a stop's stiffness builds up";
  Units.Angle e_0 "Depth into the stop of side A";
  Units.Angle e_1 "Depth into the stop of side B";
  Units.MassFlowRate m_leak "Leakage from A to B";
initial equation
  if init == Types.Initial.SteadyState then
    der(w) = 0;
  end if;
equation
  w = vane.f;
  der(phi) = w;
  pA = chamberA.p;
  pB = chamberB.p;
  m_leak = oil.rho_0*leakage*(pA - pB);
  qA = A.f;
  qB = B.f;
  tau_pressure = D_rad*(pA - pB);
  tau_friction = d*w + tau_coulomb*tanh(w/w_small);
  e_0 = noEvent(max(-phi, 0));
  e_1 = noEvent(max(phi - angle, 0));
  tau_stop = Hydraulics.Internal.stopForce(e_0, -w, c_stop, d_stop, delta, e_max0) - Hydraulics.Internal.stopForce(e_1, w, c_stop, d_stop, delta, e_max1);
  connect(A, a.bondIn[1])
    annotation(Line(points={{-80,0},{-52,0}}, color={96,104,116}));
  connect(a.bondDown[1], chamberA.bond)
    annotation(Line(points={{-50,-2},{-50,-12}}, color={96,104,116}));
  connect(a.bondOut[1], vaneA.bondIn)
    annotation(Line(points={{-48,0},{-28,0}}, color={96,104,116}));
  connect(vaneA.bondOut, vane.bondIn[1])
    annotation(Line(points={{-20,0},{-2,0}}, color={96,104,116}));
  connect(vane.bondDown[1], friction.bond)
    annotation(Line(points={{0,-2},{-14,-16}}, color={96,104,116}));
  connect(vane.bondDown[2], stop.bond)
    annotation(Line(points={{0,-2},{14,-16}}, color={96,104,116}));
  connect(vane.bondDown[3], inertia.bond)
    annotation(Line(points={{0,-2},{0,-22}}, color={96,104,116}));
  connect(vane.bondOut[1], shaft)
    annotation(Line(points={{2,0},{60,0}}, color={96,104,116}));
  connect(vane.bondOut[2], vaneB.bondIn)
    annotation(Line(points={{2,0},{20,24}}, color={96,104,116}));
  connect(vaneB.bondOut, b.bondIn[2])
    annotation(Line(points={{28,24},{48,40}}, color={96,104,116}));
  connect(B, b.bondIn[1])
    annotation(Line(points={{80,40},{48,40}}, color={96,104,116}));
  connect(b.bondOut[1], chamberB.bond)
    annotation(Line(points={{52,40},{64,54}}, color={96,104,116}));
  connect(a.bondUp[1], gap.bondIn[1])
    annotation(Line(points={{-50,2},{-2,46}}, color={96,104,116}));
  connect(gap.bondUp[1], leak.bond)
    annotation(Line(points={{0,48},{0,58}}, color={96,104,116}));
  connect(gap.bondOut[1], b.bondIn[3])
    annotation(Line(points={{2,46},{48,40}}, color={96,104,116}));
  annotation(
    defaultComponentName="actuator",
    Icon(coordinateSystem(extent={{-100,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="C TF I R"),
      Line(points={{-100,40},{-60,40}}, color={96,104,116}),
      Line(points={{-100,-40},{-60,-40}}, color={96,104,116}),
      Line(points={{120,0},{60,0}}, color={96,104,116}),
      Text(extent={{-100,86},{120,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-94,-38},{94,74}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = f_C + D*w + leakage*(p_A - p_B)</b> of each side, <b>J*der(w) = D*(p_A - p_B) - tau_friction - tau_stop - tau</b>.</p>
</html>"));
end RotaryActuator;
