// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Lines;
model TurningTable "A motor on a turning table, its three lines through a rotary joint"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-30,34})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=81e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-26,-2})));
  Bramah.Hydraulics.Lines.RotaryJoint joint(q_nom=30/60000)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={20,0})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-6,-16})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={4,-28})));
  Bramah.Hydraulics.Node lineA(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={44,16})));
  Bramah.Hydraulics.Node lineB(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={44,-18})));
  Bramah.Hydraulics.Node drain(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={52,-30})));
  Bramah.Hydraulics.Motors.FixedMotor motor(D=25e-6, useDrain=true, leakage_ext=1e-12)
    annotation(Placement(transformation(extent={{-6,-10},{12,10}}, origin={64,0})));
  Bramah.Mechanics.Rotational.Inertia drum(J=0.5, phi(start=0, fixed=true), w(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={96,0})));
  Bramah.Mechanics.Rotational.Damper drag(d=0.2)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={124,0})));
  Bramah.Mechanics.Rotational.Fixed ground
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={150,0}, rotation=90)));
equation
  connect(supply.A, joint.A1)
    annotation(Line(points={{-26,4},{-26,10},{4,10},{4,4},{10,4}}));
  connect(joint.A2, tank1.T)
    annotation(Line(points={{10,0},{-6,0},{-6,-16}}));
  connect(joint.A3, tank2.T)
    annotation(Line(points={{10,-4},{4,-4},{4,-28}}));
  connect(joint.B1, lineA.port)
    annotation(Line(points={{30,4},{36,4},{36,16},{44,16}}));
  connect(lineA.port, motor.A)
    annotation(Line(points={{44,16},{64,16},{64,10}}));
  connect(joint.B2, lineB.port)
    annotation(Line(points={{30,0},{44,0},{44,-18}}));
  connect(lineB.port, motor.B)
    annotation(Line(points={{44,-18},{64,-18},{64,-10}}));
  connect(joint.B3, drain.port)
    annotation(Line(points={{30,-4},{36,-4},{36,-30},{52,-30}}));
  connect(drain.port, motor.L)
    annotation(Line(points={{52,-30},{72,-30},{72,-10}}));
  connect(motor.shaft, drum.flange_a)
    annotation(Line(points={{76,0},{86,0}}));
  connect(drum.flange_b, drag.flange_a)
    annotation(Line(points={{106,0},{114,0}}));
  connect(drag.flange_b, ground.flange)
    annotation(Line(points={{134,0},{150,0}}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-46,-44},{166,46}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A motor turns a drum on a table that turns itself; pressure, return and drain go through a rotary joint.</p>
<h4>What to look for</h4>
<ul>
<li><b>joint.dp[1]</b> and <b>joint.dp[2]</b> are what the ways cost: nearly four times as much at twice the flow.</li>
<li><b>joint.q[3]</b>, from the table to the frame and so negative, is the drain of the motor, and <b>joint.q_lost</b> what the seals lose.</li>
<li>Set <code>joint.leakage</code> to 1e-12: oil of way 1 goes to way 2 without turning the motor.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed", curves={Curve(y=drum.w)}, y=Axis(unit="rev/min")), Plot(title="Drops", curves={Curve(y=joint.dp[1]), Curve(y=joint.dp[2])}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=joint.q[1]), Curve(y=joint.q[3])}, y=Axis(unit="l/min"))})}));
end TurningTable;
