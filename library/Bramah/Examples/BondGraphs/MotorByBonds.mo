// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model MotorByBonds "Circuit, bonds and shaft in one model"
  Bramah.Electrical.ConstantVoltage supply(V=24)
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={-60,0}, rotation=270)));
  Bramah.Electrical.Resistor winding(R=0.3)
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={-44,16})));
  Bramah.Electrical.Inductor coil(L=1e-3, i(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={-22,16})));
  Bramah.Electrical.Ground ground
    annotation(Placement(transformation(extent={{-4,-6},{4,2}}, origin={-60,-22})));
  Bramah.BondGraphs.Adapters.Electrical toBond
    annotation(Placement(transformation(extent={{-4,-3},{4,3}}, origin={-2,0})));
  Bramah.BondGraphs.Passive.GY emf(r=0.06)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={20,0})));
  Bramah.BondGraphs.Adapters.Rotational toShaft(phi(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={42,0})));
  Bramah.Mechanics.Rotational.Inertia rotor(J=5e-4, w(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={62,0})));
  Bramah.Mechanics.Rotational.Damper bearing(d=2e-4)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={88,0})));
  Bramah.Mechanics.Rotational.Fixed housing
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={104,0})));
equation
  connect(supply.p, winding.p)
    annotation(Line(points={{-60,8},{-60,16},{-52,16}}, color={15,123,119}));
  connect(winding.n, coil.p)
    annotation(Line(points={{-36,16},{-30,16}}, color={15,123,119}));
  connect(coil.n, toBond.p)
    annotation(Line(points={{-14,16},{-10,16},{-10,2},{-6,2}}, color={15,123,119}));
  connect(toBond.n, supply.n)
    annotation(Line(points={{-6,-2},{-10,-2},{-10,-14},{-60,-14},{-60,-8}}, color={15,123,119}));
  connect(supply.n, ground.p)
    annotation(Line(points={{-60,-8},{-60,-22}}, color={15,123,119}));
  connect(toBond.bond, emf.bondIn)
    annotation(Line(points={{2,0},{16,0}}, color={96,104,116}));
  connect(emf.bondOut, toShaft.bond)
    annotation(Line(points={{24,0},{38,0}}, color={96,104,116}));
  connect(toShaft.flange, rotor.flange_a)
    annotation(Line(points={{46,0},{52,0}}));
  connect(rotor.flange_b, bearing.flange_a)
    annotation(Line(points={{72,0},{78,0}}));
  connect(bearing.flange_b, housing.flange)
    annotation(Line(points={{98,0},{104,0}}));
  annotation(
    experiment(StartTime=0, StopTime=0.3, Interval=0.0003, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-78,-40},{124,32}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The motor of <code>DCMotor</code> with the circuit drawn as a circuit, the shaft as a shaft, and a gyrator of bonds between them.</p>
<h4>What to look for</h4>
<ul>
<li><b>rotor.w</b> and <b>coil.i</b> are those of <code>DCMotor</code>.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 4.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Current", curves={Curve(y=coil.i)}, y=Axis(unit="A")), Plot(title="Speed", curves={Curve(y=rotor.w)}, y=Axis(unit="rad/s"))})}));
end MotorByBonds;
