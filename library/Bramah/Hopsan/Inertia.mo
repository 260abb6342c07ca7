// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Inertia "Inertia of Hopsan on a spring to the ground, with friction"
  parameter Units.Inertia J(min=0) = 0.1 "Moment of inertia";
  parameter Units.RotationalDampingConstant d(min=0) = 10 "Viscous friction";
  parameter Units.RotationalSpringConstant c(min=0) = 0 "Stiffness of the spring to the ground, without torque at 0";
  parameter Units.Angle phi_start = 0 "Angle at the start" annotation(Dialog(tab="Start"));
  parameter Units.AngularVelocity w_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  Mechanics.Rotational.Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Mechanics.Rotational.Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Angle phi(start=phi_start) "Angle";
  Units.AngularVelocity w(start=w_start) "Speed";
equation
  flange_a.phi = phi;
  flange_b.phi = phi;
  w = der(phi);
  J*der(w) = flange_a.tau + flange_b.tau - d*w - c*phi;
  annotation(
    defaultComponentName="inertia",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-30,-50},{30,50}}),
      Line(points={{-100,6},{-30,6}}),
      Line(points={{-100,-6},{-30,-6}}),
      Line(points={{30,6},{100,6}}),
      Line(points={{30,-6},{100,-6}}),
      Text(extent={{-26,-18},{26,18}}, textString="J"),
      Text(extent={{-100,56},{100,86}}, textString="%name")}),
    Documentation(info="<html>
<p><b>J*der(w) = flange_a.tau + flange_b.tau - d*w - c*phi</b>, der(phi) = w.</p>
<p>Assumptions: rigid body. Valid: any speed. Typical: J 1e-3 to 10 kg.m2. Source: MechanicRotationalInertia of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.RotaryDrive'>RotaryDrive</a>.</p>
</html>"));
end Inertia;
