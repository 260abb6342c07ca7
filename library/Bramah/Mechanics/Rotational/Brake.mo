// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model Brake "Brake: friction between a shaft and the ground by a signal"
  Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
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
protected
  parameter Blocks.Internal.Table1D mu = Blocks.Internal.Table1D("NoName", "NoName", mu_pos, {2},
    Types.Smoothness.LinearSegments, Types.Extrapolation.HoldLastPoint, ",", 0) "Friction coefficient over speed";
  Units.Torque tau_0 "Sliding torque at speed 0";
  Internal.StickSlip dry(final dryFriction=dryFriction, final v_small=w_small, v=w_rel,
    f_slide=tau_0*Blocks.Internal.curveValue(mu, 1, noEvent(abs(w_rel)))/mu_pos[1, 2], f_static=peak*tau_0);
equation
  phi = flange_a.phi;
  phi = flange_b.phi;
  w_rel = der(phi);
  flange_a.tau + flange_b.tau = tau;
  tau_0 = tau_max*noEvent(min(max(f_normalized, 0), 1));
  tau = dry.f;
  locked = dry.locked;
  lossPower = tau*w_rel;
  annotation(
    __Bramah(bonds="flange_a > speed:1 > flange_b, speed > friction:R"),
    defaultComponentName="brake",
    Icon(coordinateSystem(extent={{-100,-60},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,10},{-30,10}}),
      Line(points={{-100,-10},{-30,-10}}),
      Line(points={{30,10},{100,10}}),
      Line(points={{30,-10},{100,-10}}),
      Rectangle(extent={{-30,-40},{30,40}}),
      Rectangle(extent={{-30,42},{30,56}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-40,-52},{40,-52}}),
      Line(points={{-40,-60},{-32,-52}}),
      Line(points={{-16,-60},{-8,-52}}),
      Line(points={{8,-60},{16,-52}}),
      Line(points={{32,-60},{40,-52}}),
      Line(points={{0,80},{0,56}}, color={44,99,201}),
      Text(extent={{-100,-92},{100,-62}}, textString="%name")}),
    Documentation(info="<html>
<p>Engaged by f_normalized between 0 (open) and 1 (shut), with tau_max = mu(0)*cgeo*fn_max:</p>
<ul>
<li>sliding: <b>tau = sign(w_rel)*f_normalized*tau_max*mu(|w_rel|)/mu(0)</b>, mu by straight lines through mu_pos;</li>
<li>stuck: w_rel = 0, and tau is whatever torque holds, up to <b>peak*f_normalized*tau_max</b>.</li>
</ul>
<p>Mode changes are events (<a href='modelica://Bramah.Mechanics.Internal.StickSlip'>StickSlip</a>).
Of several brakes that hold one shaft each takes its share. <code>dryFriction = Rounded</code> writes tanh(w_rel/w_small) for the sign: no events, and the shafts creep.</p>
<p>A shaft with the inertia J at the speed w stops after <b>t = J*w/tau</b>. Typical coefficients: 0.1 (wet) to 0.4 (dry).</p>
<p>Assumptions: as Clutch, against the ground. Valid: linings at the temperature of their coefficients. Source: Coulomb friction; stuck and
sliding as in <a href='modelica://Bramah.Mechanics.Internal.StickSlip'>StickSlip</a>. Example: <a
href='modelica://Bramah.Examples.Mechanics.ClutchAndBrake'>ClutchAndBrake</a>.</p>
</html>"));
end Brake;
