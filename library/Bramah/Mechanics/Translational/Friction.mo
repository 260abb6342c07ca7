// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Friction "Coulomb, Stribeck and viscous friction between two flanges"
  extends Interfaces.PartialCompliant;
  parameter Units.Force f_coulomb(displayUnit="N", min=0) = 100 "Friction independent of speed";
  parameter Units.Force f_stribeck(displayUnit="N", min=0) = 0 "Friction at standstill on top of f_coulomb";
  parameter Units.Velocity v_stribeck(min=1e-6) = 0.02 "Speed at which f_stribeck has faded to 37 %";
  parameter Units.TranslationalDampingConstant d(min=0) = 0 "Viscous friction";
  parameter Types.DryFriction dryFriction = Types.DryFriction.Sticking "What dry friction does at rest"
    annotation(Evaluate=true, Dialog(group="Near standstill"));
  parameter Units.Velocity v_small(min=1e-6) = 1e-3 "Speed below which Rounded rounds it off"
    annotation(Dialog(group="Near standstill", enable=dryFriction == Types.DryFriction.Rounded));
  Units.Velocity v_rel(start=0) "Relative velocity";
  Boolean locked "true: stuck";
  Units.Power lossPower "Power turned into heat";
protected
  Internal.StickSlip dry(final dryFriction=dryFriction, final v_small=v_small, v=v_rel,
    f_slide=f_coulomb + f_stribeck*exp(-(v_rel/v_stribeck)^2), f_static=f_coulomb + f_stribeck);
equation
  v_rel = der(s_rel);
  f = d*v_rel + dry.f;
  locked = dry.locked;
  lossPower = f*v_rel;
  annotation(
    __Bramah(bonds="force > slip:1 > friction:R"),
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
<p>With the relative speed v = der(flange_b.s - flange_a.s):</p>
<ul>
<li>sliding: <b>f = sign(v)*(f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2)) + d*v</b>;</li>
<li>stuck: v = 0, and f is whatever force holds the parts, up to f_coulomb + f_stribeck.</li>
</ul>
<p>Mode changes are events (<a href='modelica://Bramah.Mechanics.Internal.StickSlip'>StickSlip</a>). Of several
frictions that hold one body each takes its share. With <code>dryFriction = Rounded</code> <b>tanh(v/v_small)</b> stands for the sign: no events,
and parts creep under a constant load.</p>
<p>Source: the curve after Armstrong-Helouvry, Dupont, Canudas de Wit, A survey of models, analysis tools and compensation methods for the control
of machines with friction, Automatica 30 (1994) 7. Typical: f_stribeck as large as f_coulomb on slideways, v_stribeck 1 to 50 mm/s.</p>
<p>Assumptions: dry friction by Coulomb, without mass and give of its own. Valid: sliding at the normal force that the coefficients were found
at; no creep before the break-away.</p>
<p>Example: <code>hydrostatic_drive</code>.</p>
</html>"));
end Friction;
