// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model IdealGear "Gear without inertia, losses and elasticity"
  parameter Real ratio(unit="1", start=1) = 2 "Transmission ratio flange_a.phi/flange_b.phi";
  Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
equation
  assert(abs(ratio) > 1e-9, "the ratio of a gear is not 0: turning flange_a then would not turn flange_b");
  flange_a.phi = ratio*flange_b.phi;
  ratio*flange_a.tau + flange_b.tau = 0;
  annotation(
    __Bramah(bonds="flange_a > gear:TF > flange_b"),
    defaultComponentName="gear",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-20,0}}),
      Rectangle(extent={{-20,-30},{0,30}}),
      Rectangle(extent={{0,-50},{20,50}}),
      Line(points={{20,0},{100,0}}),
      Text(extent={{-100,64},{100,94}}, textString="%name")}),
    Documentation(info="<html>
<p><b>flange_a.phi = ratio*flange_b.phi</b>, <b>0 = ratio*flange_a.tau + flange_b.tau</b>. The housing stands on the ground.</p>
<p>Assumptions: no losses, no backlash, no inertia. Valid: teeth that stay in touch, and losses of a few per cent that do not count. Typical: ratio 1
to 100. Source: rolling without slip and equal powers: the transformer of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012),
chapter 3. Example: <code>dc_motor_axis</code>.</p>
</html>"));
end IdealGear;
