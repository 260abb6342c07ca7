// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model CombustionEngine "Combustion engine with a droop governor"
  parameter Units.Power P_max(min=1) = 60e3 "Power at rated speed" annotation(Dialog(group="Torque"));
  parameter Units.AngularVelocity w_nom(displayUnit="rev/min", min=1) = 230.38346126325 "Rated speed (2200 rev/min)"
    annotation(Dialog(group="Torque"));
  parameter Real droop(unit="1", displayUnit="%", min=0.001) = 0.05 "Rise of speed from full load to no load, over w_nom"
    annotation(Dialog(group="Governor"));
  parameter Real k_torque(unit="1", min=1, max=1.6) = 1.2 "Greatest torque over that at rated speed"
    annotation(Dialog(group="Torque"));
  parameter Real k_drag(unit="1", min=0, max=0.5) = 0.12 "Drag torque without fuel at rated speed, over rated torque"
    annotation(Dialog(group="Torque"));
  parameter Units.Inertia J = 0.4 "Moment of inertia";
  parameter Units.Time tau_fuel(min=1e-3) = 0.1 "Time constant of fuel and charge" annotation(Dialog(group="Governor"));
  Blocks.Interfaces.RealInput u "Speed command over w_nom, 0.3..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.Flange_b flange "Shaft"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  Units.Angle phi(start=0, fixed=true) "Angle of the shaft";
  Units.AngularVelocity w(start=w_nom) "Speed";
  Real y(unit="1") "Load: 0 no fuel, 1 full torque at this speed";
  Units.Torque tau "Torque of the engine";
protected
  parameter Units.Torque tau_nom = P_max/w_nom "Torque at rated speed";
  Units.Torque tau_full "Full torque at this speed";
  Units.Torque tau_drag "Drag without fuel at this speed";
initial equation
  // without load: the governor's own line, where the fuel just carries the drag (tau = 0); y is within 0..1 at any speed
  w = w_nom*(u*(1 + droop) - droop*y);
  y*(tau_full + noEvent(max(tau_drag, 0)) + 1e-9*tau_nom) = noEvent(max(tau_drag, 0));
equation
  flange.phi = phi;
  w = der(phi);
  // parabola through rated torque at w_nom, greatest torque at 0.65*w_nom
  tau_full = tau_nom*noEvent(max(k_torque - (k_torque - 1)*((w/w_nom - 0.65)/0.35)^2, 0));
  tau_fuel*der(y) = noEvent(min(max((u*(1 + droop) - w/w_nom)/droop, 0), 1)) - y;
  tau_drag = k_drag*tau_nom*w/w_nom;
  tau = y*tau_full - (1 - y)*tau_drag;
  J*der(w) = tau + flange.tau;
  annotation(
    __Bramah(letter="M", productClass="MS", technicalData="%{P_max}, %{w_nom}", bonds="rotor:1 > flange, rotor > torque:R, rotor > inertia:I if J"),
    defaultComponentName="engine",
    Icon(coordinateSystem(extent={{-80,-60},{120,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{-22,40},{-22,-12}}),
      Line(points={{22,40},{22,-12}}),
      Line(points={{-22,40},{22,40}}),
      Rectangle(extent={{-22,4},{22,20}}),
      Line(points={{0,4},{12,-34}}),
      Ellipse(extent={{-16,-52},{16,-20}}),
      Line(points={{60,10},{120,10}}),
      Line(points={{60,-10},{120,-10}}),
      Text(extent={{-100,66},{100,96}}, textString="%name")}),
    Documentation(info="<html>
<p>A governed diesel: the load y follows the speed error over the droop with the lag tau_fuel,
<b>tau_fuel*der(y) = (u*(1 + droop) - w/w_nom)/droop - y</b>, limited to 0..1; <b>J*der(w) = tau + flange.tau</b>, <b>tau = y*tau_full(w) - (1 - y)*k_drag*tau_nom*w/w_nom</b>. The full torque is a
parabola: tau_nom = P_max/w_nom at rated speed, k_torque times that at 0.65*w_nom. Without fuel the engine drags, in proportion to the speed.</p>
<p>It starts without load at the commanded speed, u*(1 + droop) less what the drag takes; at a command of 0 or below it stands or is
dragged to a stop. Idle control, turbo lag and fuel consumption are
neglected; below 0.3*w_nom a real engine stalls. Typical: droop 3 to 8 %, k_torque 1.1 to 1.4, k_drag 0.1 to 0.15, J 0.005 kg.m2 per kW.</p>
<p>Assumptions: mean torque without the pulses of single cylinders; the turbocharger&apos;s lag is in tau_fuel. Valid: between idle and the
greatest speed; changes slower than a turn of the crank.</p>
<p>Source: the course of full load is the data sheet&apos;s, as a parabola. Example: <code>hydrostatic_drive</code>.</p>
</html>"));
end CombustionEngine;
