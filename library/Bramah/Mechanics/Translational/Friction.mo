// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Friction "Coulomb, Stribeck and viscous friction between two flanges"
  extends Interfaces.PartialCompliant;
  parameter Units.Force f_coulomb(min=0) = 100 "Friction independent of speed";
  parameter Units.Force f_stribeck(min=0) = 0 "Friction at low speed on top of f_coulomb";
  parameter Units.Velocity v_stribeck(min=1e-6) = 0.02 "Speed at which f_stribeck has faded";
  parameter Units.TranslationalDampingConstant d(min=0) = 0 "Viscous friction";
  parameter Units.Velocity v_small(min=1e-6) = 1e-3 "Speed below which friction is rounded off";
  Units.Velocity v_rel "Relative velocity";
  Units.Power lossPower "Power turned into heat";
equation
  v_rel = der(s_rel);
  f = d*v_rel + (f_coulomb + f_stribeck*exp(-(v_rel/v_stribeck)^2))*tanh(v_rel/v_small);
  lossPower = f*v_rel;
  annotation(
    defaultComponentName="friction",
    Icon(coordinateSystem(extent={{-100,-40},{100,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-60,0},{-60,8},{60,8}}),
      Line(points={{-60,-8},{60,-8},{60,0},{100,0}}),
      Line(points={{-50,8},{-34,-8}}),
      Line(points={{-26,8},{-10,-8}}),
      Line(points={{-2,8},{14,-8}}),
      Line(points={{22,8},{38,-8}}),
      Text(extent={{-100,16},{100,46}}, textString="%name")}),
    Documentation(info="<html>
<p><b>f = d*v + (f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2))*tanh(v/v_small)</b> with v = der(flange_b.s - flange_a.s).
Below v_small friction is rounded off: the parts creep under a constant load rather than stick.</p>
</html>"));
end Friction;
