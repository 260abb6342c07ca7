// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model RotaryActuator "Semi-rotary actuator with vane or rack"
  extends Interfaces.OilComponent;
  parameter Units.Displacement D(displayUnit="cm3/rev", min=1e-9) = 4e-4 "Displacement per revolution" annotation(Dialog(group="Size"));
  parameter Units.Angle angle(min=0.01) = 4.71238898038469 "Angle from stop to stop" annotation(Dialog(group="Size"));
  parameter Units.Inertia J_moving(min=0) = 0.01 "Inertia of vane and shaft; 0 where an inertia is fixed to the shaft"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 3e-5 "Oil volume of side A at angle 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 3e-5 "Oil volume of side B at the full angle, with its line" annotation(Dialog(group="Size"));
  parameter Units.LeakageCoefficient leakage = 5e-13 "Leakage from A to B per pressure difference, at the density rho_0"
    annotation(__Bramah(fault(caption="Piston leaks", to=1e-10)), Dialog(tab="Losses"));
  parameter Units.RotationalDampingConstant d(min=0) = 2 "Viscous friction per speed" annotation(Dialog(tab="Losses"));
  parameter Units.Torque tau_coulomb(min=0) = 0 "Friction independent of speed" annotation(Dialog(tab="Losses"));
  parameter Units.AngularVelocity w_small(min=1e-6, displayUnit="rad/s") = 0.01 "Speed below which friction is rounded off"
    annotation(Dialog(tab="Losses"));
  parameter Units.RotationalSpringConstant c_stop(min=0) = 5e8*D "Stiffness of the end stops" annotation(Dialog(tab="End stops"));
  parameter Real d_stop(unit="s/rad", min=0) = 2 "Damping of the end stops: their torque grows by d_stop*speed"
    annotation(Dialog(tab="End stops"));
  parameter Units.Angle e_max0(min=1e-7) = 0.5*V_0A/D_rad "Depth into the stop of side A that no torque reaches"
    annotation(Dialog(tab="End stops"));
  parameter Units.Angle e_max1(min=1e-7) = 0.5*V_0B/D_rad "Depth into the stop of side B that no torque reaches"
    annotation(Dialog(tab="End stops"));
  parameter Types.Initial init = Types.Initial.Start "What fixes angle, speed and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Angle phi_start(min=0, max=angle) = 0 "Angle at the start" annotation(Dialog(tab="Start"));
  parameter Units.AngularVelocity w_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Turns the shaft forwards" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,40})));
  Interfaces.Port B "Turns the shaft backwards" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,-40})));
  Mechanics.Rotational.Interfaces.Flange_b shaft "Shaft, 0 at the stop of side A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  Units.Angle phi(start=phi_start, fixed=init <> Types.Initial.Free) "Angle: 0 at the stop of side A";
  Units.AngularVelocity w(start=w_start, fixed=init == Types.Initial.Start) "Speed";
  Units.Torque tau_pressure "Torque of the pressures on the shaft";
  Units.Torque tau_friction "Friction against the motion";
  Units.Torque tau_stop "Torque of the end stops on the shaft";
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
protected
  parameter Real D_rad(unit="m3/rad") = D/(2*Units.pi) "Displacement per radian";
  parameter Units.Volume V_0A = noEvent(max(V_deadA, 2e-4*D_rad)) "Dead volume of side A in use";
  parameter Units.Volume V_0B = noEvent(max(V_deadB, 2e-4*D_rad)) "Dead volume of side B in use";
  parameter Units.Angle delta = 1e-4 "Depth over which a stop's stiffness builds up";
  Units.Angle e_0 "Depth into the stop of side A";
  Units.Angle e_1 "Depth into the stop of side B";
  Units.MassFlowRate m_leak "Leakage from A to B";
  Internal.Chamber chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start,
    final V_nominal=V_0A + D_rad*angle/2, V=V_0A + D_rad*phi, m_flow=A.m_flow - m_leak);
  Internal.Chamber chamberB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start,
    final V_nominal=V_0B + D_rad*angle/2, V=V_0B + D_rad*(angle - phi), m_flow=B.m_flow + m_leak);
initial equation
  if init == Types.Initial.SteadyState then
    der(w) = 0;
  end if;
equation
  phi = shaft.phi;
  w = der(phi);
  pA = A.p;
  pB = B.p;
  pA = chamberA.p;
  pB = chamberB.p;
  m_leak = oil.rho_0*leakage*(pA - pB);
  qA = A.m_flow/oil.rho_0;
  qB = B.m_flow/oil.rho_0;
  tau_pressure = D_rad*(pA - pB);
  tau_friction = d*w + tau_coulomb*tanh(w/w_small);
  e_0 = noEvent(max(-phi, 0));
  e_1 = noEvent(max(phi - angle, 0));
  tau_stop = Internal.stopForce(e_0, -w, c_stop, d_stop, delta, e_max0) - Internal.stopForce(e_1, w, c_stop, d_stop, delta, e_max1);
  J_moving*der(w) = tau_pressure - tau_friction + tau_stop + shaft.tau;
  annotation(
    __Bramah(technicalData="%{D}, %{angle}", bonds="A > a:0 > chamberA:C, a > vaneA:TF > vane:1 > friction:R, vane > stop:C, vane > inertia:I if J_moving, shaft > vane > vaneB:TF > b:0 > chamberB:C, B > b, a > gap:1 > b if leakage, gap > leak:R if leakage", rule="Semi-rotary actuator (X11280): half circle r 3 M with two triangles pointing in, double-headed arc."),
    defaultComponentName="actuator",
    Icon(coordinateSystem(extent={{-100,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-100,-60},{20,60}}, startAngle=-90, endAngle=90, closure=EllipseClosure.Chord),
      Line(points={{-100,40},{-40,40}}),
      Line(points={{-100,-40},{-40,-40}}),
      Polygon(points={{-19,40},{-40,51},{-40,29},{-19,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{-19,-40},{-40,-29},{-40,-51},{-19,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{19.2,10},{120,10}}),
      Line(points={{19.2,-10},{120,-10}}),
      Line(points={{43.4,31.8},{47.3,20.7},{49.7,7},{49.7,-7},{47.3,-20.7},{43.4,-31.8}}),
      Polygon(points={{35.8,46},{36.2,24.6},{47,32.2},{35.8,46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{35.8,-46},{36.2,-24.6},{47,-32.2},{35.8,-46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-96,46},{-76,68}}, textString="A"),
      Text(extent={{-96,-34},{-76,-12}}, textString="B"),
      Text(extent={{-60,66},{140,96}}, textString="%name")}),
    Documentation(info="<html>
<p>Turns a shaft through less than a few revolutions. Oil in A turns it forwards, from phi = 0 to <code>angle</code>.</p>
<p>Both sides store oil (<a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Internal.Chamber</a>) in <b>V_A = V_deadA + D*phi/(2*pi)</b> and
<b>V_B = V_deadB + D*(angle - phi)/(2*pi)</b>; <b>tau_pressure = D*(p_A - p_B)/(2*pi)</b>;
<b>J_moving*der(w) = tau_pressure - tau_friction + tau_stop + shaft.tau</b>, <b>tau_friction = d*w + tau_coulomb*tanh(w/w_small)</b>. The stops are as
those of <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>:
c_stop*e^2/((e + 0.1 mrad)*(1 - e/e_max))*(1 + d_stop*(speed into the stop)), 3.2 mrad at 100 bar, and never deeper than half of the dead volume
(which counts as 0.2 mrad at the least).</p>
<p>Typical: vane type 90 to 280 deg, 5 to 5000 cm3/rev, 70 to 210 bar, leakage 1e-13 to 5e-12 m3/(s.Pa); rack type up to several revolutions,
almost no leakage.</p>
<p>Assumptions: stiff walls, one pressure in each chamber; the dead volumes carry the lines up to the next component. Valid: pressures for which
the barrel is stiff against the oil, and motions slower than a wave through the chamber (its length over some 1300 m/s). Source: H. E. Merritt,
Hydraulic Control Systems (1967), chapter 6. Example: <a href='modelica://Bramah.Examples.Cylinders.OtherActuators'>OtherActuators</a>.</p>
</html>"));
end RotaryActuator;
