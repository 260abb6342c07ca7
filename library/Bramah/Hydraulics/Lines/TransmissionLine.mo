// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model TransmissionLine "Line in which waves run: an exact delay line"
  extends Interfaces.OilComponent;
  parameter Units.Length length(displayUnit="m", min=1e-2) = 10 "Length" annotation(__Bramah(usual={0.01,1e4}));
  parameter Units.Length d(min=1e-4) = 0.012 "Inner diameter" annotation(__Bramah(usual={1e-3,0.5}));
  parameter Units.Length wall(min=0) = 1.5e-3 "Thickness of the wall; 0: rigid" annotation(Dialog(group="Wall"));
  parameter Real E(unit="Pa", displayUnit="GPa", min=1e6) = 206e9 "Elastic modulus of the wall" annotation(Dialog(group="Wall"));
  parameter Units.Length roughness(displayUnit="um", min=0) = 0 "Roughness of the wall; 0: smooth (drawn tube)"
    annotation(Dialog(group="Wall"));
  parameter Real k_wall(unit="1/Pa", min=0) = if wall > 0 then d/(E*wall) else 0 "Widening of the bore's area per pressure"
    annotation(Dialog(group="Wall"));
  parameter Units.AbsolutePressure p_nominal = 50e5 "Pressure at which bulk modulus and viscosity are taken";
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Pressure in the whole line at the start, at rest" annotation(Dialog(tab="Start"));
  parameter Types.LineFriction friction = Types.LineFriction.FrequencyDependent "Friction at the wall" annotation(Evaluate=true);
  parameter Units.VolumeFlowRate q_before(min=0) = 0 "Flow before it changes, whose turbulence weakens the wall layer; 0: laminar"
    annotation(Dialog(tab="Models", enable=friction == Types.LineFriction.FrequencyDependent));
  parameter Integer N(min=1, max=20) = if friction == Types.LineFriction.None then 1 else integer(min(10, max(1, ceil(10*R/Z))))
    "Number of reaches that the steady friction lies between; by default so many that R of one is at most Z/10"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Units.Velocity c(min=1) = sqrt(1/(oil.rho_0*(1/beta_0 + k_wall))) "Speed of sound; by default from oil and wall"
    annotation(Dialog(group="Waves"));
  Interfaces.Port A "End A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.Port B "End B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Units.PressureDifference dp "A.p - B.p";
  Units.AbsolutePressure pA "Pressure of the waves at end A, behind the friction";
  Units.AbsolutePressure pB "Pressure of the waves at end B, behind the friction";
  Units.Volume V_A(start=0, fixed=true, nominal=1e-5*area*length, displayUnit="cm3") "Cavity at end A";
  Units.Volume V_B(start=0, fixed=true, nominal=1e-5*area*length, displayUnit="cm3") "Cavity at end B";
  parameter Units.Time T(displayUnit="ms", min=1e-6) = length/c "Time that a wave takes";
  parameter Real Z(unit="Pa.s/m3", min=1) = oil.rho_0*c/area "Characteristic impedance: pressure over volume flow rate of a wave";
protected
  parameter Units.BulkModulus beta_0 = if densityModel == Types.DensityModel.Textbook then oil.beta
    else Media.bulkModulus(oil, p_nominal) "Bulk modulus of the oil";
  parameter Units.Area area = Units.pi/4*d*d "Area of the bore";
  parameter Units.KinematicViscosity nu = Media.viscosity(oil, p_nominal) "Viscosity at p_nominal";
  parameter Real R(unit="Pa.s/m3") = 128*oil.rho_0*nu*length/(Units.pi*d^4) "Resistance of the line in steady laminar flow";
  parameter Units.Time T_r = T/N "Time that a wave takes through one reach";
  parameter Units.Volume V_small = 1e-6*area*length "Cavity from which the vapour pressure holds";
  parameter Units.Volume V_rest = 1e-4*area*length "What is left of a cavity fades with the time Z*V_rest/pressure";
  parameter Integer K = if friction == Types.LineFriction.FrequencyDependent then 5 else 0 "Number of terms of the wall layer";
  parameter Real rate(unit="1/s") = 4*nu/(d*d) "nu/r^2";
  Internal.WallLayer layer(final distance=rate*T_r, final Re=4*q_before/(Units.pi*d*nu)) "Friction that waves feel";
  Units.AbsolutePressure pL[N] "Pressures at the ends of the reaches towards A";
  Units.AbsolutePressure pR[N] "Pressures at the ends of the reaches towards B";
  Units.VolumeFlowRate qL[N] "Volume flow rates into the reaches at their ends towards A";
  Units.VolumeFlowRate qR[N] "Volume flow rates into the reaches at their ends towards B";
  Units.PressureDifference frontL[N] "Waves that arrive at the ends towards A, without their loss";
  Units.PressureDifference frontR[N] "Waves that arrive at the ends towards B, without their loss";
  Real stepL[N,K](each unit="Pa", each start=p_start, each fixed=true) "What lags behind them";
  Real stepR[N,K](each unit="Pa", each start=p_start, each fixed=true) "What lags behind them";
  Real passL[N,K + 1](each unit="Pa") "Waves behind each term";
  Real passR[N,K + 1](each unit="Pa") "Waves behind each term";
  Real lagL[N,K](each unit="m3/s", each start=0, each fixed=true) "Lagged flows";
  Real lagR[N,K](each unit="m3/s", each start=0, each fixed=true) "Lagged flows";
  Units.PressureDifference restL[N] "Pressures at the ends, did no oil enter there";
  Units.PressureDifference restR[N] "Pressures at the ends, did no oil enter there";
  Units.PressureDifference dp_f[N + 1] "Steady friction at A, between the reaches and at B";
  discrete Units.Time t_0 "Time of the start";
  Units.PressureDifference sA "Pressure at A, did no cavity form";
  Units.PressureDifference sB "Pressure at B, did no cavity form";
equation
  A.m_flow = oil.rho_0*qA;
  B.m_flow = oil.rho_0*qB;
  dp = A.p - B.p;
  when initial() then
    t_0 = time;
  end when;
  for i in 1:N loop
    // what leaves one end, p + Zc*q, arrives at the other
    frontL[i] = if time < t_0 + T_r then p_start else delay(2*pR[i] - passR[i,K + 1], T_r);
    frontR[i] = if time < t_0 + T_r then p_start else delay(2*pL[i] - passL[i,K + 1], T_r);
    passL[i,1] = frontL[i];
    passR[i,1] = frontR[i];
    for k in 1:K loop
      der(stepL[i,k]) = layer.c[k]*rate*(passL[i,k] - stepL[i,k]);
      der(stepR[i,k]) = layer.c[k]*rate*(passR[i,k] - stepR[i,k]);
      passL[i,k + 1] = stepL[i,k] + layer.g[k]*(passL[i,k] - stepL[i,k]);
      passR[i,k + 1] = stepR[i,k] + layer.g[k]*(passR[i,k] - stepR[i,k]);
      der(lagL[i,k]) = layer.b[k]*rate*(qL[i] - lagL[i,k]);
      der(lagR[i,k]) = layer.b[k]*rate*(qR[i] - lagR[i,k]);
    end for;
    restL[i] = passL[i,K + 1] + Z*sum(layer.z[k]*lagL[i,k] for k in 1:K);
    restR[i] = passR[i,K + 1] + Z*sum(layer.z[k]*lagR[i,k] for k in 1:K);
    pL[i] = restL[i] + Z*qL[i];
    pR[i] = restR[i] + Z*qR[i];
  end for;
  for i in 2:N loop
    qL[i] + qR[i - 1] = 0;
    pR[i - 1] - pL[i] = dp_f[i];
  end for;
  if friction == Types.LineFriction.None then
    dp_f = zeros(N + 1);
  else
    dp_f[1] = Functions.pipeFriction(A.m_flow, length/(2*N), d, oil.rho_0, Media.viscosity(oil, pA), roughness);
    dp_f[N + 1] = Functions.pipeFriction(B.m_flow, length/(2*N), d, oil.rho_0, Media.viscosity(oil, pB), roughness);
    for i in 2:N loop
      dp_f[i] = Functions.pipeFriction(oil.rho_0*qL[i], length/N, d, oil.rho_0, Media.viscosity(oil, pL[i]), roughness);
    end for;
  end if;
  // an end that is torn open keeps the vapour pressure until its cavity is full again
  sA = restL[1] + Z*qA;
  sB = restR[N] + Z*qB;
  pA = Functions.aboveVacuum(oil.p_vapour + (sA - oil.p_vapour)/(1 + V_A/V_rest + (V_A/V_small)^2), oil.p_vapour);
  pB = Functions.aboveVacuum(oil.p_vapour + (sB - oil.p_vapour)/(1 + V_B/V_rest + (V_B/V_small)^2), oil.p_vapour);
  pL[1] = pA;
  pR[N] = pB;
  der(V_A) = (pA - sA)/Z;
  der(V_B) = (pB - sB)/Z;
  A.p = Functions.aboveVacuum(pA + dp_f[1], oil.p_vapour);
  B.p = Functions.aboveVacuum(pB + dp_f[N + 1], oil.p_vapour);
  annotation(
    __Bramah(technicalData="⌀%{d + 2*wall:mm} × %{wall:mm} %{[mm]}", bonds="A > endA:1 > dropA:R, waveA:mSe > endA, B > endB:1 > dropB:R, waveB:mSe > endB", rule="Ours: a tube with a wave in it."),
    defaultComponentName="line",
    Icon(coordinateSystem(extent={{-80,-20},{80,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,0},{-60,0}}),
      Line(points={{60,0},{80,0}}),
      Rectangle(extent={{-60,-10},{60,10}}),
      Line(points={{-50,0},{-40,6},{-30,0},{-20,-6},{-10,0},{0,6},{10,0},{20,-6},{30,0},{40,6},{50,0}}),
      Text(extent={{-100,16},{100,46}}, textString="%name")}),
    Documentation(info="<html>
<p>What happens at one end arrives at the other after the time <b>T = length/c</b>. Method of characteristics: the sum of pressure and
Z times flow runs through the line unchanged,</p>
<p><b>p_A(t) = Z*q_A(t) + [p_B + Z*q_B](t - T)</b>, <b>p_B(t) = Z*q_B(t) + [p_A + Z*q_A](t - T)</b>,</p>
<p>both flows into the line, with the impedance <b>Z = rho_0*c/A</b> and the speed of sound
<b>c = 1/sqrt(rho_0*(1/beta + k_wall))</b>, beta at <code>p_nominal</code>. Without friction this is the exact solution of the wave equation, at
any frequency; the line stores what it takes in. The first resonance of a line shut at one end is c/(4*length), with no error of
discretisation.</p>
<h4>Friction</h4>
<ul>
<li><code>None</code>.</li>
<li><code>Steady</code> (constant over frequency): <a href='modelica://Bramah.Hydraulics.Functions.pipeFriction'>pipeFriction</a>, half of it at each
end. In steady flow the drop is exact; a swing of the first mode loses as much as with the resistance spread over the length. A line whose laminar
resistance is above Z/10 is a row of <code>N</code> reaches with the resistance between them, so that what the lumps change stays below some 2 %.</li>
<li><code>FrequencyDependent</code>: and the drag of the wall layer on changes of the flow, spread over the length: the impedance becomes
<b>Zc = Z*sqrt(N_u)</b>, and a wave arrives weakened by <b>exp(-s*T*(sqrt(N_u) - 1))</b>, with N_u by Zielke&apos;s theory or, for turbulent flow (<code>q_before</code>), by that of Vardy and
Brown, in five terms: see <a href='modelica://Bramah.Hydraulics.Internal.WallLayer'>WallLayer</a>.</li>
</ul>
<p>The default is the friction that waves feel. With steady friction alone the steps of a hammer run to and fro almost undamped, which they do not
in oil, and each passage costs the integration its steps. Take <code>Steady</code> to compare with formulas that know no other.</p>
<p>In the rig of Holmboe and Rouleau (36.09 m of 25 mm, oil of 39.7 cSt, the valve at its end shut at once) the pressure is within 1.2 % of the exact
linear theory up to 9*T behind the shut (<code>LinesOfTheoryTest</code>):</p>
<p><img src='modelica://Bramah/Resources/Images/LaminarHammer.svg' alt='Pressure at the valve over the time in T: this line and the exact theory' width='280'/></p>
<h4>Cavities</h4>
<p>An end from which more oil is drawn than arrives is torn open at the vapour pressure. The cavity is a volume, <b>der(V_A) = q into the line - q_A</b>, and
holds the pressure until as much oil has come back as went: none is lost (discrete vapour cavity model). Then the column hits the end, and the pressure that
follows may be above that of the first hammer. With water at 0.332 m/s in 36 m of 19.05 mm below 23.41 m of head (the rig of Simpson) the first cavity
closes 4*length/c + 8 ms behind the shut, and the second pulse reaches 113 m:</p>
<p><img src='modelica://Bramah/Resources/Images/HammerWithCavity.svg' alt='Head at the valve over time, and the cavity' width='280'/></p>
<p>Assumptions: bore small against the wave&apos;s length, constant density and speed of sound, flow speed small against c. Cavities form at the ends, not
between them, and hold vapour alone; the line is level. At the start the oil in the line is at rest at p_start. Valid: any frequency
whose wave is long against the bore, up to 2e4*nu/r^2 rad/s with the full accuracy of friction; smooth walls where friction is unsteady and turbulent.</p>
<p>Use it where T is a noticeable part of the times that matter: 10 m of line take 8 ms. Short lines are cheaper as a Node.
Example: <a href='modelica://Bramah.Examples.Lines.WaterHammer'>WaterHammer</a>.</p>
<p>Source: W. Zielke, Frequency-dependent friction in transient pipe flow, J. Basic Engineering 90 (1968); A. E. Vardy, J. M. B. Brown, Transient turbulent
friction in smooth pipe flows, J. Sound and Vibration 259 (2003); E. L. Holmboe, W. T. Rouleau, The effect of viscous shear on transients in liquid lines, J. Basic
Engineering 89 (1967); A. Bergant, A. R. Simpson, Pipeline column separation flow regimes, J. Hydraulic Engineering 125 (1999).</p>
<p>Typical: bores 6 to 40 mm, 2 to 100 m; roughness 0 (drawn tube) to 50 um (welded pipe).</p>
</html>"));
end TransmissionLine;
