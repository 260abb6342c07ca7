// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model PressureControlledPump "Pump of Hopsan that holds its pressure over a reference"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_max(min=1e-9) = 1.25e-3 "Greatest flow at the speed w_nom";
  parameter Units.VolumeFlowRate q_min = 0 "Least flow at the speed w_nom";
  parameter Real l_p(unit="Pa.s2/m3", min=1) = 7e7 "Inductance of the controller at 70 bar";
  parameter Real r_p(unit="Pa.s/m3", min=1) = 1e9 "Resistance of the controller: pressure drop over flow";
  parameter Units.AngularFrequency omega_1(min=1e-3) = 200 "Break frequency of its lead";
  parameter Units.LeakageCoefficient leakage(min=0) = 1e-12 "Leakage per pressure difference";
  parameter Units.Time tau_v(min=1e-6, displayUnit="ms") = 1e-3 "Time constant of the valve that controls it";
  parameter Units.Time t_up(min=1e-6) = 0.15 "Time to stroke up at 70 bar";
  parameter Units.Time t_down(min=1e-6) = 0.12 "Time to stroke down at 70 bar";
  Hydraulics.Interfaces.Port S "Suction"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Hydraulics.Interfaces.Port P "Pressure"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Hydraulics.Interfaces.Port X "Reference"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,-100})));
  Blocks.Interfaces.RealInput w(unit="rad/s") "Speed"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Blocks.Interfaces.RealInput dp_set(unit="Pa") "Pressure at P over that at X"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,-60})));
  Units.VolumeFlowRate q(start=0, fixed=true, nominal=1e-4) "Flow without leakage";
  Real eps(unit="1") "Flow over the greatest flow";
  Units.Angle phi(start=0, fixed=true) "Angle of the shaft";
protected
  constant Units.PressureDifference p_nom = 7e6 "Pressure that times and l_p count at";
  constant Units.AngularVelocity w_nom = 125 "Speed that flows count at";
  Units.PressureDifference e "Pressure that is lacking";
  Units.PressureDifference e_v(start=0, fixed=true, nominal=1e5) "The same behind the valve's lag";
  Real l(unit="Pa.s2/m3") "Inductance in use";
  Real r_most(unit="m3/s2") "Fastest growth that the controller wants";
  Units.VolumeFlowRate q_most "Greatest flow at this speed";
  Units.VolumeFlowRate q_out "Flow out of P";
equation
  der(phi) = w;
  X.m_flow = 0;
  q_most = q_max*w/w_nom;
  l = l_p*sqrt(p_nom/noEvent(max(P.p, 1e5)))*w_nom/(noEvent(max(w, 0)) + 0.001);
  e = dp_set - P.p + noEvent(max(X.p, 0));
  tau_v*der(e_v) = e - e_v;
  r_most = (e_v + (e - e_v)/(tau_v*omega_1) - r_p*q)/l;
  der(q) = noEvent(if q >= q_most and r_most > 0 then 100*(q_most - q) elseif q <= q_min*w/w_nom and r_most < 0 then 100*(q_min*w/w_nom - q)
    else min(max(r_most, -q_most*sqrt(abs(P.p - 1e5)/(p_nom*t_down))), q_most*sqrt(abs(P.p - 1e5)/(p_nom*t_up)) + 1e-6));
  q_out = q - leakage*(P.p - S.p);
  eps = q_out/noEvent(max(q_most, 1e-12));
  P.m_flow = -oil.rho_0*q_out;
  S.m_flow = oil.rho_0*q_out;
  annotation(
    __Bramah(productClass="GP"),
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-100,-100},{80,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Polygon(points={{0,60},{-18,28},{18,28},{0,60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{0,100}}),
      Line(points={{0,-60},{0,-100}}),
      Line(points={{-100,0},{-60,0}}, color={44,99,201}),
      Line(points={{-100,-60},{-70,-60},{-52,-52}}, color={44,99,201}),
      Line(points={{-52,-52},{46,46}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{60,-100},{60,-70},{42,-42}}, pattern=LinePattern.Dash),
      Text(extent={{8,66},{28,88}}, textString="P"),
      Text(extent={{8,-92},{28,-70}}, textString="S"),
      Text(extent={{66,-92},{86,-70}}, textString="X"),
      Text(extent={{70,-45},{210,-15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Strokes so that P.p stands over X.p by <code>dp_set</code>. What is lacking, e = dp_set - P.p + X.p, drives the flow through a valve with a lag and a
controller as a resistance and an inductance: <b>tau_v*der(e_v) = e - e_v</b>, <b>l*der(q) = e_v + (e - e_v)/(tau_v*omega_1) - r_p*q</b>, no
faster than strokes of t_up and t_down at 70 bar, between q_min and q_max over the speed. Less the leakage it leaves at P.</p>
<p>Assumptions: no torque is asked for; the speed follows its signal. Valid: circuits slower than the valve. Typical: l_p 1e7 to 1e9, r_p 1e8 to 1e10.
Source: HydraulicPressureControlledPump of Hopsan, in the limit of small steps. Example:
<a href='modelica://Bramah.Examples.Hopsan.PositionedMass'>PositionedMass</a>.</p>
</html>"));
end PressureControlledPump;
