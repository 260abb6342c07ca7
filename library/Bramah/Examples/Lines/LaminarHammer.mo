// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Lines;
model LaminarHammer "Laminar hammer: waves in thick oil against exact theory"
  inner Bramah.Hydraulics.Fluid fluid(densityModel=Bramah.Types.DensityModel.Textbook,
    oil(preset=Bramah.Media.Preset.User, rho_0=878.4, nu=39.7e-6, beta=1.5398e9))
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-56,30})));
  Bramah.Hydraulics.Sources.PressureSource reservoir(p=20e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-40,-14})));
  Bramah.Hydraulics.Lines.TransmissionLine line(length=36.09, d=0.025, wall=0, p_start=20e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-10,0})));
  Bramah.Hydraulics.Sources.FlowSource valve(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={20,-14})));
  Bramah.Blocks.Sources.TimeTable stopped(table=[0,0; 0.01,0; 0.011,1e-5; 1,1e-5])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-10,-14})));
  Bramah.Blocks.Sources.TimeTable theory(y(unit="Pa", displayUnit="bar"), table=[0,2000000; 0.01,2000000; 0.0102,2004764; 0.0105,2011947.4; 0.011,2023964.6; 0.0115,2024120; 0.0125,2024305.7; 0.014,2024510.5; 0.017,2024818.8; 0.022,2025209.2; 0.028,2025585.1; 0.036,2026006.2; 0.046,2026459; 0.056,2026861; 0.0625,2027103.1; 0.06472,2026594; 0.06502,2022485.5; 0.06552,2011329.6; 0.06602,2002267.1; 0.06702,1995694.5; 0.06852,1991622.9; 0.07152,1988003.5; 0.07652,1985250.6; 0.08252,1983468.9; 0.09052,1981985.6; 0.10052,1980733.8; 0.11052,1979806.9; 0.11702,1979307; 0.11923,1979159.5; 0.11953,1979692.2; 0.12003,1983240.3; 0.12053,1988950.1; 0.12153,1996910.5; 0.12303,2003009.7; 0.12603,2008803; 0.13103,2013196.5; 0.13703,2015914.5; 0.14503,2018043.2; 0.15503,2019721; 0.16503,2020889; 0.17153,2021493.4; 0.17375,2021679.6; 0.17405,2021666.1; 0.17455,2020915.1; 0.17505,2018718.9; 0.17605,2013056.6; 0.17755,2006946.5; 0.18055,2000153.7; 0.18555,1994592.1; 0.19155,1991064.6; 0.19955,1988297.7; 0.20955,1986137.5; 0.21955,1984654.9; 0.22605,1983897.1; 0.22827,1983665.1; 0.22857,1983635.9; 0.22907,1983708.6; 0.22957,1984299.6; 0.23057,1987171.2; 0.23207,1991903.1; 0.23507,1998476; 0.24007,2004526.8; 0.24607,2008550.7; 0.25407,2011750.9; 0.26407,2014245.1; 0.27407,2015940.1; 0.28057,2016797.7; 0.28278,2017058.8; 0.28308,2017093.1; 0.28358,2017135.9; 0.28408,2017049.9; 0.28508,2015949.2; 0.28658,2012959; 0.28958,2007429.2; 0.29458,2001466; 0.30058,1997199.6; 0.30858,1993693.7; 0.31858,1990918.3])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={44,24})));
equation
  connect(reservoir.A, line.A)
    annotation(Line(points={{-40,-8},{-40,0},{-18,0}}));
  connect(line.B, valve.A)
    annotation(Line(points={{-2,0},{20,0},{20,-4}}));
  connect(stopped.y, valve.u)
    annotation(Line(points={{-2,-14},{12,-14}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=0.3, Interval=0.0002, Tolerance=1e-7),
    Diagram(coordinateSystem(extent={{-68,-28},{60,42}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The rig of Holmboe and Rouleau: 36.09 m of 25 mm, oil of 39.7 cSt in which sound runs at 1324 m/s. A flow of 0.6 l/min that leaves the line is stopped
within 1 ms; as laminar friction is linear, the sheet presses the same flow into a line at rest, which gives the same rise of pressure without the drop of steady
flow before it.</p>
<h4>What to look for</h4>
<p>each return of the wave is rounder and lower than the last, for changes rub harder than steady flow. <code>line.B.p</code> lies on
<code>theory</code>, which is computed from Zielke&apos;s exact impedance of laminar flow, <b>p(s) = Z*sqrt(N)*tanh(s*T*sqrt(N))*q(s)</b>,
N = -J0(z)/J2(z), z = sqrt(-s*r^2/nu).</p>
<p>Try: set <code>line.friction</code> to Steady: the steps stay sharp. Take a
<a href='modelica://Bramah.Hydraulics.Lines.Pipe'>Pipe</a> of N = 20: right in the mean, with the ripple of its lumps.</p>
<p>Source: E. L. Holmboe, W. T. Rouleau, The effect of viscous shear on transients in liquid lines, J. Basic Engineering 89 (1967); W. Zielke,
Frequency-dependent friction in transient pipe flow, J. Basic Engineering 90 (1968).</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure at the valve", curves={Curve(y=line.B.p), Curve(y=theory.y)})})}));
end LaminarHammer;
