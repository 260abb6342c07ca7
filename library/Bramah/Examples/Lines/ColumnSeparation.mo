// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Lines;
model ColumnSeparation "A valve shuts on flowing water: the column tears off and comes back"
  inner Bramah.Hydraulics.Fluid fluid(oil(preset=Bramah.Media.Preset.Water, rho_0=998.2, nu=1e-6, beta=1.6355e9, p_vapour=2339, airFraction=0))
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-56,30})));
  Bramah.Hydraulics.Sources.PressureSource reservoir(p=3.3056e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-40,-14})));
  Bramah.Hydraulics.Lines.TransmissionLine line(length=36, d=0.01905, wall=0, p_nominal=3.3056e5, p_start=3.3056e5, q_before=9.463e-5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-10,0})));
  Bramah.Hydraulics.Sources.FlowSource valve(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={20,-14})));
  Bramah.Blocks.Sources.TimeTable taken(table=[0,0; 0.3375,-9.463e-5; 0.5,-9.463e-5; 0.501,0; 2,0])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-10,-14})));
equation
  connect(reservoir.A, line.A)
    annotation(Line(points={{-40,-8},{-40,0},{-18,0}}));
  connect(line.B, valve.A)
    annotation(Line(points={{-2,0},{20,0},{20,-4}}));
  connect(taken.y, valve.u)
    annotation(Line(points={{-2,-14},{12,-14}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=1.1, Interval=0.0005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-68,-28},{40,42}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The rig of A. R. Simpson: 36 m of 19.05 mm below a reservoir of 23.41 m of head, water at 0.332 m/s, a valve at the end that shuts within 1 ms.</p>
<h4>What to look for</h4>
<p>at first the pressure rises by rho*c*v = 4.24 bar. After 2*T = 56 ms the wave that the reservoir has sent back draws the pressure down to
that of vapour: the column tears off at the valve and leaves a cavity (<code>line.V_B</code>) of 0.9 cm3. It comes back faster than it went, closes
the cavity after 120 ms, and the pulse that follows, together with the reservoir&apos;s wave, reaches 12 bar where the first blow reached 7.6 bar.</p>
<p>Try: raise <code>reservoir.p</code> to 6 bar: nothing tears off, and the first pulse is the highest. Lower the flow to a third.</p>
<p>Source: A. Bergant, A. R. Simpson, Pipeline column separation flow regimes, J. Hydraulic Engineering 125 (1999), for the kind of event; the rules of waves
that give its times are in <code>LinesOfTheoryTest</code>.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure at the valve", curves={Curve(y=line.B.p)}), Plot(title="Cavity at the valve", curves={Curve(y=line.V_B)}, y=Axis(unit="cm3"))})}));
end ColumnSeparation;
