// SPDX-License-Identifier: BSD-3-Clause
// Runs where PlanarMechanics and the Modelica Standard Library are in MODELICAPATH: kinematic loops that Bramah's cylinders
// close, with statics and energy as MotionPanelTest checks them.
model excavator_boom "Boom and stick of an excavator, moved by two cylinders"
  inner PlanarMechanics.PlanarWorld planarWorld(constantGravity={0,-9.81})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-90,118})));
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-56,118})));
  PlanarMechanics.Parts.Fixed base
    annotation(Placement(transformation(extent={{10,-10},{-10,10}}, origin={-90,80})));
  PlanarMechanics.Joints.Revolute basePin(phi(start=-0.349))
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-66,80})));
  PlanarMechanics.Parts.FixedTranslation boomFoot(r={1.6,0.5})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-42,80})));
  PlanarMechanics.Parts.FixedTranslation boomNose(r={1.8,-0.4})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={18,80})));
  PlanarMechanics.Parts.Body boomMass(m=600, I=400)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={4,106})));
  PlanarMechanics.Joints.Revolute stickPin(phi(start=-1.4))
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={48,80})));
  PlanarMechanics.Parts.FixedTranslation stickTop(r={0.85,0})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={78,80})));
  PlanarMechanics.Parts.Body stickMass(m=250, I=90)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={106,106})));
  PlanarMechanics.Parts.FixedTranslation stickEnd(r={0.85,0})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={106,80})));
  PlanarMechanics.Parts.FixedTranslation bucket(r={0.25,-0.35})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={132,80})));
  PlanarMechanics.Parts.Body bucketMass(m=450, I=60)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,106})));
  PlanarMechanics.Parts.FixedTranslation lip(r={0.3,-0.2})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,80})));
  PlanarMechanics.Parts.Body teeth(m=40, I=2)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={186,80})));
  PlanarMechanics.Parts.Fixed boomCylinderFoot(r={0.55,-0.45})
    annotation(Placement(transformation(extent={{10,-10},{-10,10}}, origin={-90,44})));
  PlanarMechanics.Joints.Revolute footPin(phi(start=0.32))
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-66,44})));
  PlanarMechanics.Parts.FixedTranslation boomBarrel(r={1.05,0})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-42,44})));
  PlanarMechanics.Joints.Prismatic boomRod(r={1,0}, useFlange=true)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-18,44})));
  PlanarMechanics.Joints.Revolute boomEye(phi(start=-0.67))
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={6,44})));
  PlanarMechanics.Parts.FixedTranslation bracket(r={0.3,0.45})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={36,44})));
  PlanarMechanics.Joints.Revolute bracketPin(phi(start=-0.24))
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,44})));
  PlanarMechanics.Parts.FixedTranslation stickBarrel(r={1.15,0})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={84,44})));
  PlanarMechanics.Joints.Prismatic stickRod(r={1,0}, useFlange=true)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={108,44})));
  PlanarMechanics.Joints.Revolute stickEye(phi(start=-1.16))
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={132,44})));
  PlanarMechanics.Parts.FixedTranslation tail(r={0.45,-0.15})
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={156,44})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder boomCylinder(
    d_bore=0.1, d_rod=0.06, stroke=0.85, m_moving=0, d=6e4, f_coulomb=0, f_stribeck=0,
    dryFriction=Bramah.Types.DryFriction.Rounded, leakage=0, x_start=0.135, pA_start=90e5, pB_start=20e5)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-44,16})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder stickCylinder(
    d_bore=0.09, d_rod=0.055, stroke=0.9, m_moving=0, d=6e4, f_coulomb=0, f_stribeck=0,
    dryFriction=Bramah.Types.DryFriction.Rounded, leakage=0, x_start=0.45, pA_start=20e5, pB_start=20e5)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={56,16})));
  Bramah.Hydraulics.DirectionalValves.ProportionalValve43 boomValve(
    q_nom=100/60000, dp_nom=10e5, overlap=0.05, clearance=0)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={-50,-20})));
  Bramah.Hydraulics.DirectionalValves.ProportionalValve43 stickValve(
    q_nom=100/60000, dp_nom=10e5, overlap=0.05, clearance=0)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={50,-20})));
  Bramah.Blocks.Sources.TimeTable boomCommand(
    table=[0,0; 1,0; 2,0.5; 3.5,0.5; 4.5,0; 11,0; 12,-0.25; 13,-0.25; 14,0])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-88,-22})));
  Bramah.Blocks.Sources.TimeTable stickCommand(
    table=[0,0; 5,0; 6,-0.25; 6.6,-0.25; 7.6,0])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={12,-22})));
  Bramah.Hydraulics.Pumps.FixedPump pump(
    D=63e-6, w=157, losses=Bramah.Types.MachineLosses.Coefficients, leakage=2e-12, d=0, tau_c=0)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-90,-60})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-90,-80})));
  Bramah.Hydraulics.Node lineP(V=2e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-66,-42})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=180e5, q_nom=100/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-66,-60})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-66,-80})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-48,-80})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={52,-80})));
equation
  connect(base.frame, basePin.frame_a)
    annotation(Line(points={{-80,80},{-76,80}}));
  connect(basePin.frame_b, boomFoot.frame_a)
    annotation(Line(points={{-56,80},{-52,80}}));
  connect(boomFoot.frame_b, boomNose.frame_a)
    annotation(Line(points={{-32,80},{8,80}}));
  connect(boomFoot.frame_b, boomMass.frame_a)
    annotation(Line(points={{-32,80},{-12,80},{-12,106},{-6,106}}));
  connect(boomNose.frame_b, stickPin.frame_a)
    annotation(Line(points={{28,80},{38,80}}));
  connect(stickPin.frame_b, stickTop.frame_a)
    annotation(Line(points={{58,80},{68,80}}));
  connect(stickTop.frame_b, stickEnd.frame_a)
    annotation(Line(points={{88,80},{96,80}}));
  connect(stickTop.frame_b, stickMass.frame_a)
    annotation(Line(points={{88,80},{92,80},{92,106},{96,106}}));
  connect(stickEnd.frame_b, bucket.frame_a)
    annotation(Line(points={{116,80},{122,80}}));
  connect(bucket.frame_b, lip.frame_a)
    annotation(Line(points={{142,80},{150,80}}));
  connect(lip.frame_b, teeth.frame_a)
    annotation(Line(points={{170,80},{176,80}}));
  connect(bucket.frame_b, bucketMass.frame_a)
    annotation(Line(points={{142,80},{146,80},{146,106},{150,106}}));
  connect(boomCylinderFoot.frame, footPin.frame_a)
    annotation(Line(points={{-80,44},{-76,44}}));
  connect(footPin.frame_b, boomBarrel.frame_a)
    annotation(Line(points={{-56,44},{-52,44}}));
  connect(boomBarrel.frame_b, boomRod.frame_a)
    annotation(Line(points={{-32,44},{-28,44}}));
  connect(boomRod.frame_b, boomEye.frame_a)
    annotation(Line(points={{-8,44},{-4,44}}));
  connect(boomEye.frame_b, boomFoot.frame_b)
    annotation(Line(points={{16,44},{20,44},{20,60},{-12,60},{-12,80},{-32,80}}));
  connect(bracket.frame_a, boomFoot.frame_b)
    annotation(Line(points={{26,44},{20,44},{20,60},{-12,60},{-12,80},{-32,80}}));
  connect(bracket.frame_b, bracketPin.frame_a)
    annotation(Line(points={{46,44},{50,44}}));
  connect(bracketPin.frame_b, stickBarrel.frame_a)
    annotation(Line(points={{70,44},{74,44}}));
  connect(stickBarrel.frame_b, stickRod.frame_a)
    annotation(Line(points={{94,44},{98,44}}));
  connect(stickRod.frame_b, stickEye.frame_a)
    annotation(Line(points={{118,44},{122,44}}));
  connect(stickEye.frame_b, tail.frame_a)
    annotation(Line(points={{142,44},{146,44}}));
  connect(tail.frame_b, stickPin.frame_b)
    annotation(Line(points={{166,44},{170,44},{170,60},{62,60},{62,80},{58,80}}));
  connect(boomCylinder.rod, boomRod.flange_a)
    annotation(Line(points={{-28,16},{-18,16},{-18,34}}));
  connect(stickCylinder.rod, stickRod.flange_a)
    annotation(Line(points={{72,16},{108,16},{108,34}}));
  connect(tank1.T, pump.S)
    annotation(Line(points={{-90,-80},{-90,-70}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-90,-50},{-90,-42},{-66,-42}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-66,-42},{-66,-52}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-66,-68},{-66,-80}}));
  connect(lineP.port, boomValve.P)
    annotation(Line(points={{-66,-42},{-52,-42},{-52,-28}}));
  connect(lineP.port, stickValve.P)
    annotation(Line(points={{-66,-42},{48,-42},{48,-28}}));
  connect(boomValve.T, tank3.T)
    annotation(Line(points={{-48,-28},{-48,-80}}));
  connect(stickValve.T, tank4.T)
    annotation(Line(points={{52,-28},{52,-80}}));
  connect(boomValve.A, boomCylinder.A)
    annotation(Line(points={{-52,-12},{-52,8}}));
  connect(boomValve.B, boomCylinder.B)
    annotation(Line(points={{-48,-12},{-48,-4},{-36,-4},{-36,8}}));
  connect(stickValve.A, stickCylinder.A)
    annotation(Line(points={{48,-12},{48,8}}));
  connect(stickValve.B, stickCylinder.B)
    annotation(Line(points={{52,-12},{52,-4},{64,-4},{64,8}}));
  connect(boomCommand.y, boomValve.u)
    annotation(Line(points={{-80,-22},{-68,-22}}, color={44,99,201}));
  connect(stickCommand.y, stickValve.u)
    annotation(Line(points={{20,-22},{32,-22}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0"), PlanarMechanics(version="1.6.0"), Modelica(version="4.1.0")),
    experiment(StartTime=0, StopTime=18, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-110,-92},{206,134}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>The boom turns about <b>basePin</b> and is lifted by <b>boomCylinder</b>, the stick about <b>stickPin</b> at its nose, moved by
<b>stickCylinder</b>. Each cylinder is a barrel, a rigid link of its closed length, and a prismatic joint between two pins; the rod of
Bramah's cylinder moves its flange. Both close a kinematic loop. One pump feeds two proportional valves.</p>
<h4>What to look for</h4>
<ul>
<li>The boom rises from 1 s to 4.5 s, holds until 11 s while the stick swings out, and comes down.</li>
<li>While it holds, (p_A - p_amb)*A_A - (p_B - p_amb)*A_B of <b>boomCylinder</b> is the moment of the weights about <b>basePin</b> over the lever
of the cylinder.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=boomCylinder.pA), Curve(y=boomCylinder.pB), Curve(y=stickCylinder.pA), Curve(y=stickCylinder.pB), Curve(y=lineP.p)}, y=Axis(unit="bar")), Plot(title="Strokes", curves={Curve(y=boomCylinder.x), Curve(y=stickCylinder.x)}, y=Axis(unit="mm"))})}));
end excavator_boom;
