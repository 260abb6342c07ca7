// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Adapters;
model Rotational "Bond to a shaft"
  Interfaces.BondIn bond "Bond: torque, angular velocity" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Mechanics.Rotational.Interfaces.Flange_b flange "Shaft that the bond drives" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  Units.Angle phi(start=0) "Angle of the shaft";
  Units.AngularVelocity w "Angular velocity";
  Units.Torque tau "Torque on the shaft";
equation
  phi = flange.phi;
  w = der(phi);
  w = bond.f;
  tau = bond.e;
  flange.tau = -tau;
  annotation(
    defaultComponentName="toShaft",
    Icon(coordinateSystem(extent={{-40,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-20},{20,20}}),
      Line(points={{-40,0},{-20,0}}, color={96,104,116}),
      Text(extent={{-16,-16},{16,16}}, textString="T"),
      Line(points={{20,10},{40,10}}),
      Line(points={{20,-10},{40,-10}}),
      Text(extent={{-100,22},{100,50}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = -flange.tau</b>, <b>f = der(flange.phi)</b>: the bond carries torque and angular velocity.</p>
<p>Assumptions: ideal: without inertia and loss. Valid: any rotation. Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics
(2012), chapter 3. Example: <a href='modelica://Bramah.Examples.BondGraphs.MotorByBonds'>MotorByBonds</a>.</p>
</html>"));
end Rotational;
