// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model DCMotor "Direct-current motor, as inertances, losses and a gyrator"
  parameter Units.ElectricalTorqueConstant k(start=1) = 0.06 "Voltage over speed, and torque over current"
    annotation(Dialog(group="Winding"));
  parameter Units.Resistance R(min=0) = 0.3 "Resistance of the armature" annotation(Dialog(group="Winding"));
  parameter Units.Inductance L(min=0) = 0.3e-3 "Inductance of the armature" annotation(Dialog(group="Winding"));
  parameter Units.Inertia J = 1.2e-4 "Moment of inertia of the rotor" annotation(Dialog(group="Rotor"));
  parameter Units.RotationalDampingConstant d(min=0) = 2e-5 "Torque of bearings, brushes and air, per speed"
    annotation(Dialog(group="Rotor"));
  parameter Units.Torque tau_friction(min=0) = 0 "Friction torque independent of speed" annotation(Dialog(group="Rotor"));
  parameter Units.AngularVelocity w_small(min=1e-6) = 0.1 "Speed below which tau_friction is rounded off"
    annotation(Dialog(group="Rotor"));
  parameter Types.Initial init = Types.Initial.Start "What fixes current and speed at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Current i_start = 0 "Current at the start" annotation(Dialog(tab="Start"));
  parameter Units.AngularVelocity w_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  parameter Units.Angle phi_start = 0 "Angle at the start" annotation(Dialog(tab="Start"));
  Units.Voltage v "Voltage from p to n";
  Units.Current i(start=i_start, fixed=init == Types.Initial.Start) "Current of the armature";
  Units.Angle phi(start=phi_start, fixed=init <> Types.Initial.Free) "Angle of the shaft";
  Units.AngularVelocity w(start=w_start, fixed=init == Types.Initial.Start) "Speed of the shaft";
  Units.Torque tau "Torque in the air gap";
  Units.Power LossPower "Power turned into heat in winding and bearings";
  Interfaces.BondIn p "Positive pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Interfaces.BondOut n "Negative pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,-30}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Interfaces.BondOut flange "Shaft" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={70,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  BondGraphs.Junctions.J1 armature(nIn=1, nOut=2, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,0})));
  MassI coil(m=L)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,16}, rotation=90)));
  BondGraphs.Passive.R winding(final R=R)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,-16}, rotation=270)));
  BondGraphs.Passive.GY gy(final r=k)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={0,0})));
  BondGraphs.Junctions.J1 rotor(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,0})));
  MassI inertia(m=J)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,16}, rotation=90)));
  DragR bearing(law=d*w + tau_friction*tanh(w/w_small))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,-16}, rotation=270)));
initial equation
  if init == Types.Initial.SteadyState then
    der(i) = 0;
    der(w) = 0;
  end if;
equation
  v = p.e - n.e;
  i = armature.f;
  w = rotor.f;
  der(phi) = w;
  tau = k*i;
  LossPower = R*i^2 + d*w^2 + tau_friction*tanh(w/w_small)*w;
  connect(p, armature.bondIn[1])
    annotation(Line(points={{-60,0},{-32,0}}, color={96,104,116}));
  connect(armature.bondOut[1], gy.bondIn)
    annotation(Line(points={{-28,0},{-4,0}}, color={96,104,116}));
  connect(armature.bondOut[2], n)
    annotation(Line(points={{-28,0},{-20,-30}}, color={96,104,116}));
  connect(armature.bondUp[1], coil.bond)
    annotation(Line(points={{-30,2},{-30,14}}, color={96,104,116}));
  connect(armature.bondDown[1], winding.bond)
    annotation(Line(points={{-30,-2},{-30,-14}}, color={96,104,116}));
  connect(gy.bondOut, rotor.bondIn[1])
    annotation(Line(points={{4,0},{28,0}}, color={96,104,116}));
  connect(rotor.bondUp[1], inertia.bond)
    annotation(Line(points={{30,2},{30,14}}, color={96,104,116}));
  connect(rotor.bondDown[1], bearing.bond)
    annotation(Line(points={{30,-2},{30,-14}}, color={96,104,116}));
  connect(rotor.bondOut[1], flange)
    annotation(Line(points={{32,0},{70,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="motor",
    Icon(coordinateSystem(extent={{-60,-100},{120,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="I R GY"),
      Line(points={{0,100},{0,60}}, color={96,104,116}),
      Line(points={{0,-100},{0,-60}}, color={96,104,116}),
      Line(points={{120,0},{60,0}}, color={96,104,116}),
      Text(extent={{-60,106},{120,134}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-44},{84,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>L*der(i) = e - R*i - k*w</b>, <b>J*der(w) = k*i - friction(w) - tau</b>.</p>
</html>"));
end DCMotor;
