// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model ElectricMotor "Three-phase asynchronous motor on the mains, by its torque curve"
  parameter Units.Power P_nom(min=1) = 15e3 "Rated power";
  parameter Units.AngularVelocity w_sync(displayUnit="rev/min", min=1) = 157.07963267948966 "Synchronous speed: 2*pi*mains frequency/pole pairs";
  parameter Units.AngularVelocity w_nom(displayUnit="rev/min", min=1) = 152.36724454918 "Rated speed (1455 rev/min)";
  parameter Real k_max(unit="1", min=1.05) = 2.8 "Breakdown torque over rated torque";
  parameter Units.Inertia J = 0.08 "Moment of inertia of the rotor";
  parameter Boolean startRunning = true "true: starts at rated speed; false: at standstill" annotation(Evaluate=true, Dialog(tab="Start"));
  Interfaces.Flange_b flange "Shaft"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  Units.Angle phi(start=0, fixed=true) "Angle of the rotor";
  Units.AngularVelocity w(start=if startRunning then w_nom else 0, fixed=true) "Speed";
  Units.Torque tau "Torque in the air gap";
  Real slip(unit="1") "Slip";
  Units.Power P "Mechanical power";
protected
  parameter Units.Torque tau_nom = P_nom/w_nom "Rated torque";
  parameter Real s_nom(unit="1") = (w_sync - w_nom)/w_sync "Rated slip";
  parameter Real s_k(unit="1") = s_nom*(k_max + sqrt(k_max*k_max - 1)) "Breakdown slip";
equation
  flange.phi = phi;
  w = der(phi);
  slip = (w_sync - w)/w_sync;
  tau = 2*k_max*tau_nom*slip*s_k/(slip*slip + s_k*s_k);
  J*der(w) = tau + flange.tau;
  P = tau*w;
  annotation(
    __Bramah(productClass="MA", technicalData="%{P_nom}, %{w_nom}", bonds="rotor:1 > flange, rotor > torque:R, rotor > inertia:I if J", letter="M"),
    defaultComponentName="motor",
    Icon(coordinateSystem(extent={{-60,-60},{120,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Text(extent={{-36,-26},{36,26}}, textString="M"),
      Line(points={{59.2,10},{120,10}}),
      Line(points={{59.2,-10},{120,-10}}),
      Text(extent={{-100,66},{100,96}}, textString="%name")}),
    Documentation(info="<html>
<p>Torque over slip by Kloss: <b>tau = 2*tau_k/(s/s_k + s_k/s)</b>, s = (w_sync - w)/w_sync, with the breakdown torque
tau_k = k_max*tau_nom and the breakdown slip s_k = s_nom*(k_max + sqrt(k_max^2 - 1)); at rated speed it gives the rated torque.
<b>J*der(w) = tau + flange.tau</b>.</p>
<p>The electrical transients (some ms) are neglected. Typical: k_max 2 to 3.5, rated slip 2 to 5 %. A mechanical model: it needs no
electrical supply on the sheet.</p>
<p>Assumptions: steady torque over slip: electrical transients of the start are left out. Valid: changes slower than a few periods of the mains;
rated voltage.</p>
<p>Source: Kloss&apos;s formula, as in R. Fischer, Elektrische Maschinen (2013), chapter 5. Example: <code>flow_control_drive</code>.</p>
</html>"));
end ElectricMotor;
