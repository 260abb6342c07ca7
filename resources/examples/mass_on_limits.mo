// SPDX-License-Identifier: BSD-3-Clause
model mass_on_limits "Mass pushed against its limits"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-84,56})));
  Bramah.Hydraulics.Pumps.VariablePump pump(D_max=16e-6, y_start=1)
    annotation(Placement(transformation(extent={{-12,-10},{8,10}}, origin={-60,-50})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-60,-70})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-16,-28})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=100e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-16,-46})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-16,-70})));
  Bramah.Blocks.Sources.Constant setting(k=1)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={-36,-56})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={8,-22})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.04, d_rod=0.022, stroke=0.5, x_start=0.2, m_moving=0)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,40})));
  Bramah.Mechanics.Translational.MassWithStops mass(m=80, smin=0.1, smax=0.4, d=200)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={44,40})));
  Bramah.Blocks.Sources.BooleanPulse out(period=3, width=40, startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,-2})));
  Bramah.Blocks.Sources.BooleanPulse back(period=3, width=40, startTime=1.7)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={44,-2})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-60,-70},{-60,-60}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-60,-40},{-60,-28},{-16,-28}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-16,-28},{-16,-38}}));
  connect(relief.T, tank3.T)
    annotation(Line(points={{-16,-54},{-16,-70}}));
  connect(setting.y, pump.u)
    annotation(Line(points={{-44,-56},{-52,-56}}, color={44,99,201}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-16,-28},{-2,-28},{-2,-8}}));
  connect(valve.T, tank2.T)
    annotation(Line(points={{2,-8},{2,-16},{8,-16},{8,-22}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,8},{-2,32}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{2,8},{2,14},{14,14},{14,32}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,40},{34,40}}));
  connect(out.y, valve.a)
    annotation(Line(points={{-36,-2},{-18,-2}}, color={168,60,160}));
  connect(back.y, valve.b)
    annotation(Line(points={{36,-2},{18,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=4, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-98,-80},{64,70}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A variable pump with leakage drives a cylinder; its load, a mass with damping, has limits of its own at 100 and 400 mm. (The components of the Hopsan
paper: pump, mass with damping and position limits.)</p>
<h4>What to look for</h4>
<ul>
<li><b>mass.s</b> stops at its limits without bouncing on, and leaves them at once when the valve is switched: a stop pushes, it never pulls.</li>
<li>At a limit the pressure rises to the relief valve's, and <b>mass.f_stop</b> takes up the cylinder's force.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Position", curves={Curve(y=mass.s)}, y=Axis(unit="mm")), Plot(title="Force of the stops", curves={Curve(y=mass.f_stop)}, y=Axis(unit="kN")), Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=cylinder.pA), Curve(y=cylinder.pB)}, y=Axis(unit="bar"))})}));
end mass_on_limits;
