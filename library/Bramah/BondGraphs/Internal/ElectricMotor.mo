// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ElectricMotor "Asynchronous motor, as a resistance and an inertance"
  parameter Units.Power P_nom(min=1) = 15e3 "Rated power";
  parameter Units.AngularVelocity w_sync(displayUnit="rev/min", min=1) = 157.07963267948966 "Synchronous speed: 2*pi*mains frequency/pole pairs";
  parameter Units.AngularVelocity w_nom(displayUnit="rev/min", min=1) = 152.36724454918 "Rated speed (1455 rev/min)";
  parameter Real k_max(unit="1", min=1.05) = 2.8 "Breakdown torque over rated torque";
  parameter Units.Inertia J = 0.08 "Moment of inertia of the rotor";
  parameter Boolean startRunning = true "true: starts at rated speed; false: at standstill" annotation(Evaluate=true, Dialog(tab="Start"));
  Units.Angle phi(start=0, fixed=true) "Angle of the rotor";
  Units.AngularVelocity w(start=if startRunning then w_nom else 0, fixed=true) "Speed";
  Units.Torque tau "Torque in the air gap";
  Real slip(unit="1") "Slip";
  Units.Power P "Mechanical power";
  Interfaces.BondOut flange "Shaft" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  BondGraphs.Junctions.J1 rotor(nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  MassI inertia(m=J)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16}, rotation=270)));
  DragR torque(law=-tau)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,16}, rotation=90)));
protected
  parameter Units.Torque tau_nom = P_nom/w_nom "Rated torque";
  parameter Real s_nom(unit="1") = (w_sync - w_nom)/w_sync "Rated slip";
  parameter Real s_k(unit="1") = s_nom*(k_max + sqrt(k_max*k_max - 1)) "Breakdown slip";
equation
  w = rotor.f;
  der(phi) = w;
  slip = (w_sync - w)/w_sync;
  tau = 2*k_max*tau_nom*slip*s_k/(slip*slip + s_k*s_k);
  P = tau*w;
  connect(rotor.bondUp[1], torque.bond)
    annotation(Line(points={{0,2},{0,14}}, color={96,104,116}));
  connect(rotor.bondDown[1], inertia.bond)
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  connect(rotor.bondOut[1], flange)
    annotation(Line(points={{2,0},{30,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="motor",
    Icon(coordinateSystem(extent={{-80,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="R I"),
      Line(points={{120,0},{60,0}}, color={96,104,116}),
      Text(extent={{-80,86},{120,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-30},{44,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>J*der(w) = tau(w) - e</b>.</p>
</html>"));
end ElectricMotor;
