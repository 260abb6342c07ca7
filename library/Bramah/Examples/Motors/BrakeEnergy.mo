// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Motors;
model BrakeEnergy "A flywheel driven from an accumulator and braked back into it"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,50})));
  Bramah.Blocks.Sources.TimeTable course(table=[0, 0; 2.5, 0; 2.6, 1; 3.6, 1; 3.7, -1; 4.5, -1; 4.6, 0; 5, 0])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-46,-6})));
  Bramah.Hydraulics.Motors.PumpMotor machine(useDrain=true, leakage_ext=2e-13)
    annotation(Placement(transformation(extent={{-8,-10},{12,10}}, origin={0,0})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator accumulator(V_0=1e-2, p_precharge=120e5, p_start=250e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={0,32})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-24})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={14,-24})));
  Bramah.Mechanics.Rotational.Inertia flywheel(J=2)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={34,0})));
  Bramah.Mechanics.Rotational.Tachometer tachometer
    annotation(Placement(transformation(extent={{-8,-4},{4,4}}, origin={64,0})));
equation
  connect(course.y, machine.u)
    annotation(Line(points={{-38,-6},{-8,-6}}, color={44,99,201}));
  connect(accumulator.A, machine.A)
    annotation(Line(points={{0,20},{0,10}}));
  connect(machine.B, tank1.T)
    annotation(Line(points={{0,-10},{0,-24}}));
  connect(machine.L, tank2.T)
    annotation(Line(points={{8,-10},{8,-18},{14,-18},{14,-24}}));
  connect(machine.shaft, flywheel.flange_a)
    annotation(Line(points={{12,0},{24,0}}));
  connect(flywheel.flange_b, tachometer.flange)
    annotation(Line(points={{44,0},{56,0}}));
  annotation(
    experiment(StartTime=0, StopTime=5, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-38},{92,64}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump/motor unit brings a flywheel up to speed with oil of an accumulator; over centre it brakes it and gives the oil back.</p>
<h4>What to look for</h4>
<ul>
<li><b>tachometer.w</b> rises with a nearly constant torque <code>D*dp/(2*pi)</code> and falls with nearly the same.</li>
<li><b>accumulator.p</b> comes back by more than half: what is missing is the losses of the machine, both ways, and its drain.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed", curves={Curve(y=tachometer.w)}, y=Axis(unit="rev/min")), Plot(title="Pressure", curves={Curve(y=accumulator.p)}, y=Axis(unit="bar")), Plot(title="Power", curves={Curve(y=machine.P_shaft)}, y=Axis(unit="kW"))})}));
end BrakeEnergy;
