// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Brake "Brake, as a modulated resistance"
  parameter Real mu_pos[:, 2](each min=0) = [0, 0.5] "Friction coefficient over relative speed: rows {rad/s, coefficient}, from 0 rising"
    annotation(Dialog(group="Friction"));
  parameter Real peak(unit="1", min=1) = 1 "Friction coefficient while stuck over that at speed 0" annotation(Dialog(group="Friction"));
  parameter Real cgeo(unit="m", min=0) = 1 "Torque over coefficient and normal force: number of faces*mean radius"
    annotation(Dialog(group="Size"));
  parameter Units.Force fn_max(displayUnit="N", min=0) = 200 "Normal force at full engagement" annotation(Dialog(group="Size"));
  parameter Units.Torque tau_max(min=0) = mu_pos[1, 2]*cgeo*fn_max "Sliding torque at speed 0 and full engagement"
    annotation(Dialog(group="Size"));
  parameter Types.DryFriction dryFriction = Types.DryFriction.Sticking "What dry friction does at rest"
    annotation(Evaluate=true, Dialog(group="Near standstill"));
  parameter Units.AngularVelocity w_small(min=1e-6) = 0.1 "Relative speed below which Rounded rounds it off"
    annotation(Dialog(group="Near standstill", enable=dryFriction == Types.DryFriction.Rounded));
  Blocks.Interfaces.RealInput f_normalized "Engagement: 0 open, 1 shut"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80}, rotation=-90)));
  Units.Angle phi(start=0) "Angle of the shaft";
  Units.Torque tau "Brake torque";
  Units.AngularVelocity w_rel(start=0) "Relative speed";
  Boolean locked "true: stuck";
  Units.Power lossPower "Power turned into heat";
  Interfaces.BondIn flange_a "Left flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.BondOut flange_b "Right flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  DragR r(law=tau)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16}, rotation=270)));
protected
  parameter Blocks.Internal.Table1D mu = Blocks.Internal.Table1D("NoName", "NoName", mu_pos, {2},
    Types.Smoothness.LinearSegments, Types.Extrapolation.HoldLastPoint, ",", 0) "Friction coefficient over speed";
  Units.Torque tau_0 "Sliding torque at speed 0";
  Mechanics.Internal.StickSlip dry(final dryFriction=dryFriction, final v_small=w_small, v=w_rel,
    f_slide=tau_0*Blocks.Internal.curveValue(mu, 1, noEvent(abs(w_rel)))/mu_pos[1, 2], f_static=peak*tau_0);
equation
  w_rel = j.f;
  der(phi) = w_rel;
  tau_0 = tau_max*noEvent(min(max(f_normalized, 0), 1));
  tau = dry.f;
  locked = dry.locked;
  lossPower = tau*w_rel;
  connect(flange_a, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], flange_b)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], r.bond)
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  annotation(
    defaultComponentName="brake",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="R"),
      Line(points={{-100,0},{-60,0}}, color={96,104,116}),
      Line(points={{100,0},{60,0}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={44,99,201}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-30},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e_a - e_b = friction(f)</b>, one speed on both sides.</p>
</html>"));
end Brake;
