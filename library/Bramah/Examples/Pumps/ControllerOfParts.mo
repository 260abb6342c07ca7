// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Pumps;
model ControllerOfParts "Axial piston pump with pressure controller, built of its parts"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-106,70})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-60,-50})));
  Bramah.Hydraulics.Pumps.VariablePump pump(D_max=45e-6, useDynamics=false)
    annotation(Placement(transformation(extent={{12,-10},{-8,10}}, origin={-60,-30})));
  Bramah.Hydraulics.Node line(V=3e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-60,0})));
  Bramah.Hydraulics.PressureValves.PressureControllerSpool controller
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,24})));
  Bramah.Hydraulics.Cylinders.SpringPiston piston
    annotation(Placement(transformation(extent={{10,-8},{-16,8}}, origin={-10,58})));
  Bramah.Mechanics.Translational.Mass plate(m=2)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-42,58})));
  Bramah.Mechanics.Translational.PositionSensor position
    annotation(Placement(transformation(extent={{6,-3},{-6,3}}, origin={-66,58})));
  Bramah.Blocks.Sources.Constant full(k=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-106,42})));
  Bramah.Blocks.Math.Add setting(k1=-1/0.015)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-86,20}, rotation=270)));
  Bramah.Hydraulics.FlowValves.Orifice bleed(d=0.6e-3)
    annotation(Placement(transformation(extent={{-4,8},{4,-8}}, origin={36,28})));
  Bramah.Hydraulics.Sources.Tank tankT
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={10,8})));
  Bramah.Hydraulics.Sources.Tank tankY
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={24,8})));
  Bramah.Hydraulics.Sources.Tank tankB
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-36,38})));
  Bramah.Hydraulics.Sources.Tank tankA
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={36,8})));
  Bramah.Hydraulics.PressureValves.ReliefSpool relief(p_set=240e5)
    annotation(Placement(transformation(extent={{-8,-8},{12,8}}, origin={22,-24})));
  Bramah.Hydraulics.Sources.Tank tankR
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={22,-40})));
  Bramah.Blocks.Sources.TimeTable demand(table=[0, 8e-6; 1, 8e-6; 1.005, 0.5e-6; 2, 0.5e-6; 2.005, 8e-6; 3, 8e-6; 3.005, 0.5e-6])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={62,-24})));
  Bramah.Hydraulics.FlowValves.SignalOrifice load
    annotation(Placement(transformation(extent={{-8,8},{4,-8}}, origin={84,-24})));
  Bramah.Hydraulics.Sources.Tank tankL
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={84,-40})));
  Bramah.Blocks.Sources.Ramp wear(height=3e-11, duration=1, startTime=3.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={112,-24})));
  Bramah.Hydraulics.FlowValves.SignalRestrictor leak
    annotation(Placement(transformation(extent={{-8,8},{4,-8}}, origin={134,-24})));
  Bramah.Hydraulics.Sources.Tank tankW
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={134,-40})));
equation
  connect(tank.T, pump.S)
    annotation(Line(points={{-60,-50},{-60,-40}}));
  connect(pump.P, line.port)
    annotation(Line(points={{-60,-20},{-60,0}}));
  connect(line.port, controller.X)
    annotation(Line(points={{-60,0},{-60,26},{-18,26}}, pattern=LinePattern.Dash));
  connect(line.port, controller.P)
    annotation(Line(points={{-60,0},{-2,0},{-2,16}}));
  connect(controller.T, tankT.T)
    annotation(Line(points={{2,16},{2,12},{10,12},{10,8}}));
  connect(controller.Y, tankY.T)
    annotation(Line(points={{18,22},{24,22},{24,8}}, pattern=LinePattern.Dash));
  connect(controller.A, piston.A)
    annotation(Line(points={{-2,32},{-2,50}}));
  connect(piston.A, bleed.A)
    annotation(Line(points={{-2,50},{-2,42},{36,42},{36,36}}));
  connect(bleed.B, tankA.T)
    annotation(Line(points={{36,20},{36,8}}));
  connect(piston.B, tankB.T)
    annotation(Line(points={{-18,50},{-18,44},{-36,44},{-36,38}}));
  connect(piston.rod, plate.flange_b)
    annotation(Line(points={{-26,58},{-32,58}}));
  connect(plate.flange_a, position.flange)
    annotation(Line(points={{-52,58},{-60,58}}));
  connect(position.s, setting.u1)
    annotation(Line(points={{-72,58},{-82,58},{-82,28}}, color={44,99,201}));
  connect(full.y, setting.u2)
    annotation(Line(points={{-98,42},{-90,42},{-90,28}}, color={44,99,201}));
  connect(setting.y, pump.u)
    annotation(Line(points={{-86,12},{-86,-36},{-68,-36}}, color={44,99,201}));
  connect(line.port, relief.P)
    annotation(Line(points={{-60,0},{22,0},{22,-16}}));
  connect(relief.T, tankR.T)
    annotation(Line(points={{22,-32},{22,-40}}));
  connect(line.port, load.A)
    annotation(Line(points={{-60,0},{84,0},{84,-16}}));
  connect(demand.y, load.u)
    annotation(Line(points={{70,-24},{76,-24}}, color={44,99,201}));
  connect(load.B, tankL.T)
    annotation(Line(points={{84,-32},{84,-40}}));
  connect(line.port, leak.A)
    annotation(Line(points={{-60,0},{134,0},{134,-16}}));
  connect(wear.y, leak.u)
    annotation(Line(points={{120,-24},{126,-24}}, color={44,99,201}));
  connect(leak.B, tankW.T)
    annotation(Line(points={{134,-32},{134,-40}}));
  annotation(
    experiment(StartTime=0, StopTime=5, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-124,-56},{154,84}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump whose swash plate a piston sets, and a spool that leads oil to this piston when the pressure passes its spring. The pump follows the piston without
lag: what delays it is the oil that must go through the spool, and the mass of the plate. The load, an orifice, is shut in 5 ms, opened, and shut again; then
a leak grows.</p>
<h4>What to look for</h4>
<ul>
<li>While the load is open it takes all that the pump gives, at less than <b>controller.dp_set</b>: <b>controller.x</b> stands at one hard end, and
<b>pump.y</b> is 1.</li>
<li>Shut at 1 s, the line has oil in excess until the piston has gone its way: <b>line.p</b> overshoots, then holds a little above dp_set. What it is above is
the spring of the spool, the force of the flow on it and the oil that <b>bleed.q</b> takes.</li>
<li>From 3.5 s on the leak grows, and the pump swings out again by itself: <b>pump.q</b> is what load and leak take.</li>
<li>Narrow <b>controller.w_edge</b> to 1 mm: the piston takes longer, and the overshoot grows until the spool of the relief valve, <b>relief.x</b>, opens
and cuts the peak.</li>
<li>Join <code>piston.B</code> to the line, as where the pump&apos;s pressure is to help the spring: after the load is shut the pressure hunts, since what
drives the piston grows and falls with the pressure that it sets.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=line.p), Curve(y=piston.pA)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=pump.q), Curve(y=load.q), Curve(y=leak.q)}, y=Axis(unit="l/min")), Plot(title="Spool and piston", curves={Curve(y=controller.x), Curve(y=piston.x)}, y=Axis(unit="mm")), Plot(title="Force of the flow", curves={Curve(y=controller.f_flow)}, y=Axis(unit="N"))})}));
end ControllerOfParts;
