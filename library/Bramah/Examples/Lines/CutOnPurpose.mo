// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Lines;
model CutOnPurpose "A pipe of half a metre, and the same as a cut of one step"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-64,46})));
  Bramah.Blocks.Sources.Pulse pulses(amplitude=10/60000, offset=10/60000, period=0.1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-80,0})));
  Bramah.Hydraulics.Sources.FlowSource pump_pipe(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-52,18})));
  Bramah.Hydraulics.Node inlet_pipe(V=5e-4, p_start=40e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,28})));
  Bramah.Hydraulics.Lines.Pipe pipe(length=0.5, d=0.012, N=3, p_start=40e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-14,28})));
  Bramah.Hydraulics.Node outlet_pipe(V=5e-4, p_start=40e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={4,28})), __Bramah(label(offset={0,4})));
  Bramah.Hydraulics.FlowValves.Orifice orifice_pipe(d=2e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={24,28}, rotation=270)));
  Bramah.Hydraulics.Sources.Tank tank_pipe
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={46,18})));
  Bramah.Hydraulics.Sources.FlowSource pump_cut(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-52,-38})));
  Bramah.Hydraulics.Node inlet_cut(V=5e-4, p_start=40e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,-28})));
  Bramah.Hydraulics.Lines.ShortLine cut(length=0.5, d=0.012, T=1e-3, p_nominal=40e5, p_start=40e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-14,-28})));
  Bramah.Hydraulics.Node outlet_cut(V=5e-4, p_start=40e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={4,-28})), __Bramah(label(offset={0,4})));
  Bramah.Hydraulics.FlowValves.Orifice orifice_cut(d=2e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={24,-28}, rotation=270)));
  Bramah.Hydraulics.Sources.Tank tank_cut
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={46,-38})));
equation
  connect(pulses.y, pump_pipe.u)
    annotation(Line(points={{-72,0},{-66,0},{-66,18},{-60,18}}, color={44,99,201}));
  connect(pulses.y, pump_cut.u)
    annotation(Line(points={{-72,0},{-66,0},{-66,-38},{-60,-38}}, color={44,99,201}));
  connect(pump_pipe.A, inlet_pipe.port)
    annotation(Line(points={{-52,28},{-40,28}}));
  connect(inlet_pipe.port, pipe.A)
    annotation(Line(points={{-40,28},{-22,28}}));
  connect(pipe.B, outlet_pipe.port)
    annotation(Line(points={{-6,28},{4,28}}));
  connect(outlet_pipe.port, orifice_pipe.A)
    annotation(Line(points={{4,28},{16,28}}));
  connect(orifice_pipe.B, tank_pipe.T)
    annotation(Line(points={{32,28},{46,28},{46,18}}));
  connect(pump_cut.A, inlet_cut.port)
    annotation(Line(points={{-52,-28},{-40,-28}}));
  connect(inlet_cut.port, cut.A)
    annotation(Line(points={{-40,-28},{-22,-28}}));
  connect(cut.B, outlet_cut.port)
    annotation(Line(points={{-6,-28},{4,-28}}));
  connect(outlet_cut.port, orifice_cut.A)
    annotation(Line(points={{4,-28},{16,-28}}));
  connect(orifice_cut.B, tank_cut.T)
    annotation(Line(points={{32,-28},{46,-28},{46,-38}}));
  annotation(
    experiment(StartTime=0, StopTime=0.3, Interval=0.0002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-96,-50},{76,58}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Pulses of a pump go through half a metre of pipe between two volumes: once as a pipe, once as a line of one step, T = 1 ms, which lets both
sides be computed in parts. The oil in it is too heavy by what <b>cut.m_added</b> says.</p>
<h4>What to look for</h4>
<ul>
<li><b>outlet_pipe.p</b> and <b>outlet_cut.p</b> rise and fall together: the capacity is that of the pipe.</li>
<li>At each flank the oil swings between the volumes, slower in the cut line than in the pipe: its inertance is
(T*c/length)^2 times as large. With <b>cut.T</b> = 0.4 ms the two come together.</li>
<li>With Run &gt; Parts between delay lines &gt; Both, to compare them, a run says what computing in parts adds to that: next to nothing.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures at both ends", curves={Curve(y=outlet_pipe.p), Curve(y=outlet_cut.p)}, y=Axis(unit="bar")), Plot(title="Flow in the line", curves={Curve(y=pipe.qA), Curve(y=cut.qA)}, y=Axis(unit="l/min"))})}));
end CutOnPurpose;
