// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model PressureControl "Pressure valves in one circuit"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-70,64})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=16e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-50,-30})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-50,-50})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,0})));
  Bramah.Hydraulics.CheckValves.CheckValve check
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-4,0}, rotation=270)));
  Bramah.Hydraulics.PressureValves.UnloadingValve unloading(p_set=90e5, dp_over=10e5, q_nom=60/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-26,-20})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-26,-44})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator store(V_0=2e-3, p_precharge=60e5, p_start=61e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={24,22})));
  Bramah.Hydraulics.PressureValves.PilotReliefValve relief(p_set=110e5, q_nom=60/60000)
    annotation(Placement(transformation(extent={{-8,-8},{16,8}}, origin={56,-20})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={56,-44})));
  Bramah.Hydraulics.PressureValves.ReducingValve reducing(p_set=40e5, q_nom=20/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={90,-20})));
  Bramah.Hydraulics.Node lineR(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={90,-36})));
  Bramah.Hydraulics.PressureValves.ProportionalReliefValve brake(p_max=50e5, q_nom=20/60000)
    annotation(Placement(transformation(extent={{-8,-8},{16,8}}, origin={126,-56})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={126,-78})));
  Bramah.Blocks.Sources.Trapezoid setting(amplitude=1, startTime=2, rising=1, width=1.5, falling=1, period=10)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={164,-56})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-50,-50},{-50,-40}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-50,-20},{-50,0}}));
  connect(lineP.port, unloading.P)
    annotation(Line(points={{-50,0},{-26,0},{-26,-12}}));
  connect(unloading.T, tank2.T)
    annotation(Line(points={{-26,-28},{-26,-44}}));
  connect(lineP.port, check.A)
    annotation(Line(points={{-50,0},{-12,0}}));
  connect(check.B, store.A)
    annotation(Line(points={{4,0},{24,0},{24,10}}));
  connect(store.A, unloading.X)
    annotation(Line(points={{24,10},{24,6},{-38,6},{-38,-18},{-34,-18}}));
  connect(store.A, relief.P)
    annotation(Line(points={{24,10},{24,0},{56,0},{56,-12}}));
  connect(relief.T, tank3.T)
    annotation(Line(points={{56,-28},{56,-44}}));
  connect(store.A, reducing.P)
    annotation(Line(points={{24,10},{24,0},{90,0},{90,-12}}));
  connect(reducing.A, lineR.port)
    annotation(Line(points={{90,-28},{90,-36}}));
  connect(lineR.port, brake.P)
    annotation(Line(points={{90,-36},{126,-36},{126,-48}}));
  connect(brake.T, tank4.T)
    annotation(Line(points={{126,-64},{126,-78}}));
  connect(setting.y, brake.u)
    annotation(Line(points={{156,-56},{142,-56}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=6, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-84,-90},{180,80}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The pump charges an accumulator through a check valve; the unloading valve lets it run free when the accumulator is full. A reducing valve feeds a line that a proportional relief valve loads.</p>
<h4>What to look for</h4>
<ul>
<li><b>store.p</b> rises until <b>unloading.q</b> takes the pump&apos;s oil: <b>lineP.p</b> sinks, the check valve holds the store.</li>
<li><b>lineR.p</b> is held near 45 bar: 40 bar over the surroundings and a part of the valve&apos;s range. While <b>brake.u</b> is low, oil flows over the proportional relief valve, <b>brake.q</b>; set to 50 bar it is shut.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=store.p), Curve(y=lineR.p)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=unloading.q), Curve(y=brake.q)}, y=Axis(unit="l/min"))})}));
end PressureControl;
