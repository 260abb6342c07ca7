// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model TwoMasses "Two masses of Hopsan that slide on one another between stops"
  parameter Units.Mass m_1(min=1e-9) = 1000 "Mass at the left flange";
  parameter Units.Mass m_2(min=1e-9) = 1000 "Mass at the right flange";
  parameter Units.Force f_coulomb(min=0) = 10 "Friction between them";
  parameter Units.Position x_min(max=x_max) = 0 "Least way of the one over the other";
  parameter Units.Position x_max = 1 "Greatest way of the one over the other";
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e8 "Stiffness of the stops between them";
  Mechanics.Translational.Interfaces.Flange_a flange_a "At the left mass"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Mechanics.Translational.Interfaces.Flange_b flange_b "At the right mass"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Mechanics.Translational.Interfaces.Flange_b flange "Between both: way of the left one over the right one"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60})));
  Units.Position s_1(start=0) "Position of the left mass";
  Units.Position s_2(start=0) "Position of the right mass";
  Units.Velocity v_1(start=0) "Speed of the left mass";
  Units.Velocity v_2(start=0) "Speed of the right mass";
  Units.Force f "Force of the left mass on the right one";
protected
  constant Units.Velocity v_small = 1e-3 "Speed that rounds off the friction";
equation
  flange_a.s = s_1;
  flange_b.s = s_2;
  flange.s = s_1 - s_2;
  v_1 = der(s_1);
  v_2 = der(s_2);
  f = f_coulomb*tanh((v_1 - v_2)/v_small) - flange.f - Mechanics.Internal.stopForce(x_min - flange.s, v_2 - v_1, c_stop, 0.05)
    + Mechanics.Internal.stopForce(flange.s - x_max, v_1 - v_2, c_stop, 0.05);
  m_1*der(v_1) = flange_a.f - f;
  m_2*der(v_2) = flange_b.f + f;
  annotation(
    defaultComponentName="masses",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,0},{20,40}}),
      Rectangle(extent={{-20,-40},{60,0}}),
      Line(points={{-100,0},{-80,0},{-80,20},{-60,20}}),
      Line(points={{60,-20},{80,-20},{80,0},{100,0}}),
      Line(points={{0,-60},{0,-40}}),
      Text(extent={{-100,48},{100,78}}, textString="%name")}),
    Documentation(info="<html>
<p><b>m_1*der(v_1) = flange_a.f - f</b>, <b>m_2*der(v_2) = flange_b.f + f</b>: f is friction and stops between them, less what pushes at the flange between
both, whose position is s_1 - s_2.</p>
<p>Assumptions: rigid bodies; friction rounded off below 1 mm/s. Valid: blows slower than waves through them. Typical: a piston in a housing that
moves. Source: MechanicM2load1D of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.FourChambers'>FourChambers</a>.</p>
</html>"));
end TwoMasses;
