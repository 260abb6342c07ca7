// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model CombustionEngine "Combustion engine, as a modulated resistance and an inertance"
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
  Units.Angle phi(start=0, fixed=true) "Angle of the shaft";
  Units.AngularVelocity w(start=w_nom) "Speed";
  Real y(unit="1") "Load: 0 no fuel, 1 full torque at this speed";
  Units.Torque tau "Torque of the engine";
  Interfaces.BondOut flange "Shaft" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  BondGraphs.Junctions.J1 rotor(nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  MassI inertia(m=J)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16}, rotation=270)));
  DragR torque(law=-tau)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,16}, rotation=90)));
protected
  parameter Units.Torque tau_nom = P_max/w_nom "Torque at rated speed";
  Units.Torque tau_full "Full torque at this speed";
  Units.Torque tau_drag "Drag without fuel at this speed";
initial equation
  // without load: the governor's own line, where the fuel just carries the drag (tau = 0); y is within 0..1 at any speed
  w = w_nom*(u*(1 + droop) - droop*y);
  y*(tau_full + noEvent(max(tau_drag, 0)) + 1e-9*tau_nom) = noEvent(max(tau_drag, 0));
equation
  w = rotor.f;
  der(phi) = w;
  // parabola through rated torque at w_nom, greatest torque at 0.65*w_nom
  tau_full = tau_nom*noEvent(max(k_torque - (k_torque - 1)*((w/w_nom - 0.65)/0.35)^2, 0));
  tau_fuel*der(y) = noEvent(min(max((u*(1 + droop) - w/w_nom)/droop, 0), 1)) - y;
  tau_drag = k_drag*tau_nom*w/w_nom;
  tau = y*tau_full - (1 - y)*tau_drag;
  connect(rotor.bondUp[1], torque.bond)
    annotation(Line(points={{0,2},{0,14}}, color={96,104,116}));
  connect(rotor.bondDown[1], inertia.bond)
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  connect(rotor.bondOut[1], flange)
    annotation(Line(points={{2,0},{30,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="engine",
    Icon(coordinateSystem(extent={{-80,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="R I"),
      Line(points={{120,0},{60,0}}, color={96,104,116}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Text(extent={{-80,86},{120,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-30},{44,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>J*der(w) = tau(w) - e</b>.</p>
</html>"));
end CombustionEngine;
