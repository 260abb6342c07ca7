// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Electrical;
model MotorOfParts "Direct-current motor of coil, resistance and induced voltage"
  Bramah.Electrical.ConstantVoltage supply(V=24)
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={-60,0}, rotation=270)));
  Bramah.Electrical.Resistor wire(R=0.2)
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={-36,30})));
  Bramah.Electrical.Capacitor buffer(C=0.02, v(start=24, fixed=true))
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={-16,0}, rotation=270)));
  Bramah.Electrical.Resistor winding(R=0.8)
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={6,30})));
  Bramah.Electrical.Inductor coil(L=2e-3, i(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={30,30})));
  Bramah.Electrical.EMF emf(k=0.12)
    annotation(Placement(transformation(extent={{-4,-8},{8,8}}, origin={48,0})));
  Bramah.Electrical.Ground ground
    annotation(Placement(transformation(extent={{-4,-6},{4,2}}, origin={-60,-34})));
  Bramah.Mechanics.Rotational.Inertia rotor(J=2e-3, w(start=0, fixed=true), phi(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={74,0})));
  Bramah.Mechanics.Rotational.ConstantTorque load(tau_constant=-0.8)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={104,0})));
equation
  connect(supply.p, wire.p)
    annotation(Line(points={{-60,8},{-60,30},{-44,30}}, color={15,123,119}));
  connect(wire.n, winding.p)
    annotation(Line(points={{-28,30},{-2,30}}, color={15,123,119}));
  connect(buffer.p, wire.n)
    annotation(Line(points={{-16,8},{-16,30},{-28,30}}, color={15,123,119}));
  connect(winding.n, coil.p)
    annotation(Line(points={{14,30},{22,30}}, color={15,123,119}));
  connect(coil.n, emf.p)
    annotation(Line(points={{38,30},{48,30},{48,8}}, color={15,123,119}));
  connect(emf.n, supply.n)
    annotation(Line(points={{48,-8},{48,-20},{-60,-20},{-60,-8}}, color={15,123,119}));
  connect(buffer.n, supply.n)
    annotation(Line(points={{-16,-8},{-16,-20},{-60,-20},{-60,-8}}, color={15,123,119}));
  connect(supply.n, ground.p)
    annotation(Line(points={{-60,-8},{-60,-34}}, color={15,123,119}));
  connect(emf.flange, rotor.flange_a)
    annotation(Line(points={{56,0},{64,0}}));
  connect(rotor.flange_b, load.flange)
    annotation(Line(points={{84,0},{94,0}}));
  annotation(
    experiment(StartTime=0, StopTime=0.6, Interval=0.0005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-72,-50},{122,44}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>What is inside of a DCMotor: the winding as resistance and coil, and the voltage that the rotor induces. A capacitor backs up a weak supply.</p>
<h4>What to look for</h4>
<ul>
<li><b>coil.i</b> peaks at the start, and <b>buffer.v</b> gives way; as <b>emf.v</b> comes up with the speed, the current falls to what the load needs, 0.8 N.m over 0.12 N.m/A.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Current", curves={Curve(y=coil.i)}, y=Axis(unit="A")), Plot(title="Voltages", curves={Curve(y=buffer.v), Curve(y=emf.v)}, y=Axis(unit="V")), Plot(title="Speed", curves={Curve(y=rotor.w)}, y=Axis(unit="rev/min"))})}));
end MotorOfParts;
