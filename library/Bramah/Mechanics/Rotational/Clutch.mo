// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model Clutch "Clutch: friction between two shafts by a signal"
  extends Interfaces.PartialCompliant;
  parameter Units.Torque tau_max(min=0) = 100 "Friction torque at full engagement";
  parameter Units.AngularVelocity w_small(min=1e-6) = 0.1 "Relative speed below which friction is rounded off";
  Blocks.Interfaces.RealInput f_normalized "Engagement: 0 open, 1 shut"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80}, rotation=-90)));
  Units.AngularVelocity w_rel "Relative speed";
  Units.Power lossPower "Power turned into heat";
equation
  w_rel = der(phi_rel);
  tau = tau_max*noEvent(min(max(f_normalized, 0), 1))*tanh(w_rel/w_small);
  lossPower = tau*w_rel;
  annotation(
    defaultComponentName="clutch",
    Icon(coordinateSystem(extent={{-100,-60},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,10},{-12,10}}),
      Line(points={{-100,-10},{-12,-10}}),
      Line(points={{12,10},{100,10}}),
      Line(points={{12,-10},{100,-10}}),
      Rectangle(extent={{-12,-50},{-4,50}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{4,-50},{12,50}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,80},{0,56}}, color={44,99,201}),
      Text(extent={{-100,-92},{100,-62}}, textString="%name")}),
    Documentation(info="<html>
<p><b>tau = tau_max*f*tanh(w_rel/w_small)</b> with the engagement f between 0 and 1. Below w_small friction is rounded off: the shafts creep
rather than stick.</p>
</html>"));
end Clutch;
