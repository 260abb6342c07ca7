// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model TransmissionLine "Line in which waves run, as two ends that hear each other late"
  extends Hydraulics.Interfaces.OilComponent;
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
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Units.PressureDifference dp "A.p - B.p";
  Units.AbsolutePressure pA "Pressure of the waves at end A, behind the friction";
  Units.AbsolutePressure pB "Pressure of the waves at end B, behind the friction";
  parameter Units.Time T(displayUnit="ms", min=1e-6) = length/c "Time that a wave takes";
  parameter Real Z(unit="Pa.s/m3", min=1) = oil.rho_0*c/area "Characteristic impedance: pressure over volume flow rate of a wave";
  Interfaces.BondIn A "End A" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.BondIn B "End B" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  BondGraphs.Junctions.J1 endA(nIn=2, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,0})));
  DragR dropA(law=Hydraulics.Functions.aboveVacuum(pA + dp_fA, oil.p_vapour) - waveA)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,14}, rotation=90)));
  BondGraphs.Modulated.mSe sourceA(e0=fluid.p_ambient - waveA)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-48,-18})));
  BondGraphs.Junctions.J1 endB(nIn=2, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0}, rotation=180)));
  DragR dropB(law=Hydraulics.Functions.aboveVacuum(pB + dp_fB, oil.p_vapour) - waveB)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-14}, rotation=270)));
  BondGraphs.Modulated.mSe sourceB(e0=fluid.p_ambient - waveB)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,-18}, rotation=180)));
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
  qA = endA.f;
  qB = endB.f;
  dp = A.e - B.e;
  when initial() then
    t_0 = time;
  end when;
  waveA = if time < t_0 + T then p_start else delay(pB + Z*qB, T);
  waveB = if time < t_0 + T then p_start else delay(pA + Z*qA, T);
  sA = waveA + Z*qA;
  sB = waveB + Z*qB;
  // below the vapour pressure the end cavitates, before the friction and behind it
  pA = Hydraulics.Functions.aboveVacuum(sA, oil.p_vapour);
  pB = Hydraulics.Functions.aboveVacuum(sB, oil.p_vapour);
  if friction == Types.LineFriction.None then
    dp_fA = 0;
    dp_fB = 0;
    zA = zeros(3);
    zB = zeros(3);
  elseif friction == Types.LineFriction.Steady then
    dp_fA = Hydraulics.Functions.pipeFriction(oil.rho_0*qA, length/2, d, oil.rho_0, oil.nu, roughness);
    dp_fB = Hydraulics.Functions.pipeFriction(oil.rho_0*qB, length/2, d, oil.rho_0, oil.nu, roughness);
    zA = zeros(3);
    zB = zeros(3);
  else
    for i in 1:3 loop
      der(zA[i]) = n_i[i]*4*oil.nu/(d*d)*(qA - zA[i]);
      der(zB[i]) = n_i[i]*4*oil.nu/(d*d)*(qB - zB[i]);
    end for;
    dp_fA = Hydraulics.Functions.pipeFriction(oil.rho_0*qA, length/2, d, oil.rho_0, oil.nu, roughness) + R_wall*sum(m_i)*qA - R_wall*sum(m_i[i]*zA[i] for i in 1:3);
    dp_fB = Hydraulics.Functions.pipeFriction(oil.rho_0*qB, length/2, d, oil.rho_0, oil.nu, roughness) + R_wall*sum(m_i)*qB - R_wall*sum(m_i[i]*zB[i] for i in 1:3);
  end if;
  connect(A, endA.bondIn[1])
    annotation(Line(points={{-60,0},{-26,0}}, color={96,104,116}));
  connect(sourceA.bond, endA.bondIn[2])
    annotation(Line(points={{-46,-18},{-26,0}}, color={96,104,116}));
  connect(endA.bondUp[1], dropA.bond)
    annotation(Line(points={{-24,2},{-24,12}}, color={96,104,116}));
  connect(B, endB.bondIn[1])
    annotation(Line(points={{60,0},{26,0}}, color={96,104,116}));
  connect(sourceB.bond, endB.bondIn[2])
    annotation(Line(points={{46,-18},{26,0}}, color={96,104,116}));
  connect(endB.bondUp[1], dropB.bond)
    annotation(Line(points={{24,-2},{24,-12}}, color={96,104,116}));
  annotation(
    defaultComponentName="line",
    Icon(coordinateSystem(extent={{-80,-30},{80,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-30},{60,30}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="R Se"),
      Line(points={{-80,0},{-60,0}}, color={96,104,116}),
      Line(points={{80,0},{60,0}}, color={96,104,116}),
      Text(extent={{-80,36},{80,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-32},{74,28}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = wave + Z*f + friction(f)</b> at each end: a source of the wave that arrives, and a resistance. The wave is what the other end was
<b>T</b> ago; each end gives and takes all power by itself.</p>
</html>"));
end TransmissionLine;
