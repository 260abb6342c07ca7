// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Cylinders;
model OtherActuators "Telescopic cylinder and rotary actuator"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,50})));
  Bramah.Hydraulics.Sources.FlowSource pump1(q=20/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-40,-34})));
  Bramah.Hydraulics.Cylinders.TelescopicCylinder telescope(d_stages={0.08, 0.06, 0.04}, l={0.2, 0.2, 0.2}, d=2000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-32,10})));
  Bramah.Mechanics.Translational.ConstantForce weight(f_constant=-5000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={26,10})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=200e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-12,-20})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-12,-44})));
  Bramah.Hydraulics.Sources.FlowSource pump2(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={60,-34})));
  Bramah.Blocks.Sources.Sine sway(amplitude=6/60000, f=0.25)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={34,-34})));
  Bramah.Hydraulics.Cylinders.RotaryActuator vane(phi_start=1)
    annotation(Placement(transformation(extent={{-10,-8},{12,8}}, origin={90,10})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={74,-14})));
  Bramah.Mechanics.Rotational.Inertia arm(J=0.5)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={118,10})));
equation
  connect(pump1.A, telescope.A)
    annotation(Line(points={{-40,-24},{-40,2}}));
  connect(pump1.A, relief.P)
    annotation(Line(points={{-40,-24},{-40,-10},{-12,-10},{-12,-12}}));
  connect(relief.T, tank1.T)
    annotation(Line(points={{-12,-28},{-12,-44}}));
  connect(telescope.rod, weight.flange)
    annotation(Line(points={{-16,10},{16,10}}));
  connect(sway.y, pump2.u)
    annotation(Line(points={{42,-34},{52,-34}}, color={44,99,201}));
  connect(pump2.A, vane.A)
    annotation(Line(points={{60,-24},{60,14},{80,14}}));
  connect(vane.B, tank.T)
    annotation(Line(points={{80,6},{74,6},{74,-14}}));
  connect(vane.shaft, arm.flange_a)
    annotation(Line(points={{102,10},{108,10}}));
  annotation(
    experiment(StartTime=0, StopTime=8, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-74,-56},{136,66}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A telescope lifts a weight stage by stage; a vane swings an arm.</p>
<h4>What to look for</h4>
<ul>
<li>The smaller the stage, the faster it goes and the higher <b>telescope.pA</b>; the change-over is smooth.</li>
<li><b>vane.phi</b> is the integral of the flow over the displacement.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Stroke", curves={Curve(y=telescope.x)}, y=Axis(unit="mm")), Plot(title="Pressure", curves={Curve(y=telescope.pA), Curve(y=vane.pA)}, y=Axis(unit="bar")), Plot(title="Angle", curves={Curve(y=vane.phi)}, y=Axis(unit="deg"))})}));
end OtherActuators;
