// SPDX-License-Identifier: BSD-3-Clause
model bleed_off "Speed of a cylinder by bleed-off"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-84,66})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=16e-6, losses=Bramah.Types.MachineLosses.Efficiencies)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-84,-50})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-84,-70})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-22,-28})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=150e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-22,-46})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-22,-70})));
  Bramah.Hydraulics.FlowValves.Throttle bleed(d=2.2e-3, y=0.7)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-46,-46}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-46,-70})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={8,-22})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, stroke=0.5, d=2000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,44})));
  Bramah.Mechanics.Translational.Mass mass(m=150)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={42,44})));
  Bramah.Mechanics.Translational.Force load
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={72,44})));
  Bramah.Blocks.Sources.Step force(height=-12000, offset=-3000, startTime=1.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={100,44}, rotation=180)));
  Bramah.Blocks.Sources.BooleanStep out(startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,-2})));
  Bramah.Blocks.Sources.BooleanStep back(startTime=2.6)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={44,-2}, rotation=180)));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-84,-70},{-84,-60}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-84,-40},{-84,-28},{-22,-28}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-22,-28},{-22,-38}}));
  connect(relief.T, tank3.T)
    annotation(Line(points={{-22,-54},{-22,-70}}));
  connect(lineP.port, bleed.A)
    annotation(Line(points={{-22,-28},{-46,-28},{-46,-38}}));
  connect(bleed.B, tank4.T)
    annotation(Line(points={{-46,-54},{-46,-70}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-22,-28},{-2,-28},{-2,-8}}));
  connect(valve.T, tank2.T)
    annotation(Line(points={{2,-8},{2,-16},{8,-16},{8,-22}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,8},{-2,36}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{2,8},{2,14},{14,14},{14,36}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,44},{32,44}}));
  connect(mass.flange_b, load.flange)
    annotation(Line(points={{52,44},{62,44}}));
  connect(force.y, load.f)
    annotation(Line(points={{92,44},{82,44}}, color={44,99,201}));
  connect(out.y, valve.a)
    annotation(Line(points={{-36,-2},{-18,-2}}, color={168,60,160}));
  connect(back.y, valve.b)
    annotation(Line(points={{36,-2},{18,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=4, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-98,-80},{114,80}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A throttle beside the cylinder lets a part of the pump's flow to the tank; what is left moves the rod. At 1.2 s the load grows from 3 to 15 kN.</p>
<h4>What to look for</h4>
<ul>
<li>The pump works at the pressure of the load, not at that of the relief valve, which stays shut (<b>relief.q</b>): bleed-off wastes the least power.</li>
<li>With the load the pressure rises, so more oil leaves through <b>bleed.q</b> and the rod slows down: the speed depends on the load. Compare
<code>meter_in</code> and <code>meter_out</code>.</li>
<li>From 2.6 s both solenoids are on, so the springs centre the valve: the rod stands.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed and load", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s")), Plot(title="Pressure of the pump", curves={Curve(y=lineP.p), Curve(y=cylinder.pA)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=pump.q), Curve(y=bleed.q), Curve(y=relief.q)}, y=Axis(unit="l/min"))})}));
end bleed_off;
