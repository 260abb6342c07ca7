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
    __Bramah(format=1,
      lesson(
        teaches="The flow sets the speed of a cylinder, the pressure sets its force.",
        next="accumulator_charge",
        try1(
          do="Set relief.p_set from 100 to 50 bar.",
          change={"relief.p_set=50e5"},
          ask="Does the rod move more slowly with half the pressure?",
          answer="No: the mass reaches its limit at 0.837 s, before at 0.833 s. On its way the load needs some 6 bar, so the relief valve is shut and all the pump's flow goes to the cylinder: v = q/A. Only the force on the stop changes, from 12.6 to 6.6 kN. To slow a cylinder down, take flow away, not pressure.",
          expect={measure(of="mass.s", statistic="last", to="0.86", lower=0.3995), measure(of="mass.f_stop", statistic="last", to="1.3", lower=-7000, upper=-6000)}),
        try2(
          do="Set setting.k from 1 to 0.25.",
          change={"setting.k=0.25"},
          ask="A quarter of the pump's flow: how far does the mass come in the same time?",
          answer="It moves at about 0.08 m/s instead of 0.32 m/s, comes to 299 mm only until the valve shuts at 1.4 s, and on the way back to 157 mm: it touches no limit. The pump gives 6.0 l/min; divided by the piston's 12.6 cm2 that is 0.08 m/s.",
          expect={measure(of="mass.s", statistic="maximum", lower=0.29, upper=0.31), measure(of="abs(mass.f_stop)", statistic="maximum", upper=1)}),
        try3(
          do="Set cylinder.d_rod from 22 to 36 mm.",
          change={"cylinder.d_rod=0.036"},
          ask="A thicker rod leaves less area at side B, so the way back should be fast. Why does the relief valve open there?",
          answer="At 1.8 s the rod runs in at 1.07 m/s, before at 0.56 m/s, but lineP.p is at 102 bar and 7.8 l/min go over the relief valve. Side A has 12.6 cm2, side B only 2.4 cm2: what leaves A is 5.3 times what enters B, and the 10 bar that drive it through the valve act on the 5.3 times larger area. Size the valve and the return line for the flow that the area ratio makes, not for that of the pump.",
          expect={measure(of="relief.q", statistic="last", to="1.8", lower=1e-4), measure(of="lineP.p", statistic="last", to="1.8", lower=95e5)}),
        try4(
          do="Set mass.m from 80 to 800 kg.",
          change={"mass.m=800"},
          ask="Ten times the mass at nearly the same speed: does the blow on the limit get ten times as hard?",
          answer="The peak of mass.f_stop goes from 36 to 150 kN, about four times. A mass that meets a spring pushes with v*sqrt(c*m), the root of the mass: sqrt(10) = 3.2; the rest is speed, as the heavy mass arrives at 0.46 m/s instead of 0.33 m/s. It overruns the pump: cylinder.pA falls to 0.02 bar on the way.",
          expect={measure(of="mass.f_stop", statistic="minimum", lower=-1.55e5, upper=-1.45e5), measure(of="cylinder.pA", statistic="minimum", to="0.8", upper=5000)}))),
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
