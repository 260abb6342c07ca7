// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model TransmissionLine "Line in which waves run: an exact delay line"
  extends Interfaces.OilComponent;
  parameter Units.Length length(displayUnit="m", min=1e-2) = 10 "Length";
  parameter Units.Length d(min=1e-4) = 0.012 "Inner diameter";
  parameter Units.Length wall(min=0) = 1.5e-3 "Thickness of the wall; 0: rigid" annotation(Dialog(group="Wall"));
  parameter Real E(unit="Pa", displayUnit="GPa", min=1e6) = 206e9 "Elastic modulus of the wall" annotation(Dialog(group="Wall"));
  parameter Units.Length roughness(displayUnit="um", min=0) = 0 "Roughness of the wall; 0: smooth (drawn tube)"
    annotation(Dialog(group="Wall"));
  parameter Real k_wall(unit="1/Pa", min=0) = if wall > 0 then d/(E*wall) else 0 "Widening of the bore's area per pressure"
    annotation(Dialog(group="Wall"));
  parameter Units.AbsolutePressure p_nominal = 50e5 "Pressure at which the bulk modulus is taken";
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Pressure in the whole line at the start, at rest" annotation(Dialog(tab="Start"));
  parameter Types.LineFriction friction = Types.LineFriction.FrequencyDependent "Friction at the wall" annotation(Evaluate=true);
  parameter Units.Velocity c(min=1) = sqrt(1/(oil.rho_0*(1/beta_0 + k_wall))) "Speed of sound; by default from oil and wall"
    annotation(Dialog(group="Waves"));
  Interfaces.Port A "End A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.Port B "End B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Units.PressureDifference dp "A.p - B.p";
  Units.AbsolutePressure pA "Pressure of the waves at end A, behind the friction";
  Units.AbsolutePressure pB "Pressure of the waves at end B, behind the friction";
  parameter Units.Time T(displayUnit="ms", min=1e-6) = length/c "Time that a wave takes";
  parameter Real Z(unit="Pa.s/m3", min=1) = oil.rho_0*c/area "Characteristic impedance: pressure over volume flow rate of a wave";
protected
  parameter Units.BulkModulus beta_0 = if densityModel == Types.DensityModel.Textbook then oil.beta
    else Media.bulkModulus(oil, p_nominal) "Bulk modulus of the oil";
  parameter Units.Area area = Units.pi/4*d*d "Area of the bore";
  // Trikha's three lags of the wall layer: rates n_i*nu/r^2, weights m_i
  parameter Real n_i[3] = {26.4, 200, 8000} "Rates of the wall layer's lags, over nu/r^2";
  parameter Real m_i[3] = {1, 8.1, 40} "Their weights";
  parameter Real R_wall(unit="Pa.s/m3") = 16*oil.rho_0*oil.nu*(length/2)/(d*d*area)
    "Half of the laminar resistance of half the line, per weight";
  Real zA[3](each unit="m3/s", each start=0, each fixed=friction == Types.LineFriction.FrequencyDependent) "Lagged flows at A";
  Real zB[3](each unit="m3/s", each start=0, each fixed=friction == Types.LineFriction.FrequencyDependent) "Lagged flows at B";
  Units.PressureDifference dp_fA "Friction of the half of the line at A";
  Units.PressureDifference dp_fB "Friction of the half of the line at B";
  discrete Units.Time t_0 "Time of the start";
  Units.PressureDifference waveA "Wave that arrives at A";
  Units.PressureDifference waveB "Wave that arrives at B";
  Units.PressureDifference sA "Pressure at A, did no cavity form";
  Units.PressureDifference sB "Pressure at B, did no cavity form";
equation
  A.m_flow = oil.rho_0*qA;
  B.m_flow = oil.rho_0*qB;
  dp = A.p - B.p;
  when initial() then
    t_0 = time;
  end when;
  waveA = if time < t_0 + T then p_start else delay(pB + Z*qB, T);
  waveB = if time < t_0 + T then p_start else delay(pA + Z*qA, T);
  sA = waveA + Z*qA;
  sB = waveB + Z*qB;
  // below the vapour pressure the end cavitates, before the friction and behind it
  pA = Functions.aboveVacuum(sA, oil.p_vapour);
  pB = Functions.aboveVacuum(sB, oil.p_vapour);
  A.p = Functions.aboveVacuum(pA + dp_fA, oil.p_vapour);
  B.p = Functions.aboveVacuum(pB + dp_fB, oil.p_vapour);
  if friction == Types.LineFriction.None then
    dp_fA = 0;
    dp_fB = 0;
    zA = zeros(3);
    zB = zeros(3);
  elseif friction == Types.LineFriction.Steady then
    dp_fA = Functions.pipeFriction(A.m_flow, length/2, d, oil.rho_0, oil.nu, roughness);
    dp_fB = Functions.pipeFriction(B.m_flow, length/2, d, oil.rho_0, oil.nu, roughness);
    zA = zeros(3);
    zB = zeros(3);
  else
    for i in 1:3 loop
      der(zA[i]) = n_i[i]*4*oil.nu/(d*d)*(qA - zA[i]);
      der(zB[i]) = n_i[i]*4*oil.nu/(d*d)*(qB - zB[i]);
    end for;
    dp_fA = Functions.pipeFriction(A.m_flow, length/2, d, oil.rho_0, oil.nu, roughness) + R_wall*sum(m_i)*qA - R_wall*sum(m_i[i]*zA[i] for i in 1:3);
    dp_fB = Functions.pipeFriction(B.m_flow, length/2, d, oil.rho_0, oil.nu, roughness) + R_wall*sum(m_i)*qB - R_wall*sum(m_i[i]*zB[i] for i in 1:3);
  end if;
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
<li><code>Steady</code> (constant over frequency): half of <a href='modelica://Bramah.Hydraulics.Functions.pipeFriction'>pipeFriction</a> at each
end. In steady flow the drop is exact; a swing of the first mode loses as much as with the resistance spread over the length.</li>
<li><code>FrequencyDependent</code>: and the drag of the wall layer on changes of the flow, 4*rho*nu*l/(r^2*A)*sum(m_i*(q - z_i)),
der(z_i) = n_i*nu/r^2*(q - z_i), n = 26.4, 200, 8000, m = 1, 8.1, 40, half of it at each end. Laminar theory; water hammer fades as
quickly as measured where Re stays below a few thousand.</li>
</ul>
<p>The default is the friction that waves feel. With steady friction alone the steps of a hammer run to and fro almost undamped, which they do not
in oil, and each passage costs the integration its steps: over the first 2 s behind a shut valve a line of 20 m took a quarter to a half more of them.
Take <code>Steady</code> to compare with formulas that know no other.</p>
<p>Assumptions: bore small against the wave's length, constant density and speed of sound, flow speed small against c; the resistance of the line
small against Z (else use several in series, or <a href='modelica://Bramah.Hydraulics.Lines.Pipe'>Pipe</a>). At the vapour pressure an end
cavitates: its pressure stays above 0, but a cavity is not followed. At the start the oil in the line is at rest at p_start. Valid: any frequency
whose wave is long against the bore; no cavities.</p>
<p>Use it where T is a noticeable part of the times that matter: 10 m of line take 8 ms. Short lines are cheaper as a Node.
Example: <a href='modelica://Bramah.Examples.Lines.WaterHammer'>WaterHammer</a>.</p>
<p>Source: A. K. Trikha, An efficient method for simulating frequency-dependent friction in transient liquid flow, J. Fluids Engineering 97 (1975);
W. Zielke, Frequency-dependent friction in transient pipe flow, J. Basic Engineering 90 (1968).</p>
<p>Typical: bores 6 to 40 mm, 2 to 100 m; roughness 0 (drawn tube) to 50 um (welded pipe).</p>
</html>"));
end TransmissionLine;
