// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model GearShaft "Gear of Hopsan on a shaft that gives"
  parameter Real ratio(unit="1") = 1 "Angle of the left flange over that of the right one";
  parameter Units.RotationalSpringConstant c(min=0) = 1000 "Stiffness at the right flange";
  Mechanics.Rotational.Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Mechanics.Rotational.Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Torque tau "Torque in the shaft";
equation
  tau = c*(flange_b.phi - flange_a.phi/ratio);
  flange_b.tau = tau;
  flange_a.tau = -tau/ratio;
  annotation(
    __Bramah(passesForce=true),
    defaultComponentName="shaft",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-20},{-30,20}}),
      Rectangle(extent={{-30,-50},{0,50}}),
      Line(points={{-100,0},{-60,0}}),
      Line(points={{0,0},{20,0},{28,20},{44,-20},{60,20},{68,0},{100,0}}),
      Text(extent={{-100,56},{100,86}}, textString="%name")}),
    Documentation(info="<html>
<p><b>flange_b.tau = c*(flange_b.phi - flange_a.phi/ratio)</b>, <b>flange_a.tau = -flange_b.tau/ratio</b>.</p>
<p>Assumptions: no mass, no play. Valid: below what the shaft bears. Typical: 1e2 to 1e5 N.m/rad. Source: MechanicGearShaft of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.RotaryDrive'>RotaryDrive</a>.</p>
</html>"));
end GearShaft;
