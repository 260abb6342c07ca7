// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model Torque "Torque from a signal"
  extends Interfaces.PartialTorque;
  Blocks.Interfaces.RealInput tau(unit="N.m") "Torque on the flange, in the direction of positive phi"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
equation
  flange.tau = -tau;
  annotation(
    __Bramah(printed=false, bonds="source:mSe > flange"),
    defaultComponentName="torque",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{100,0}}),
      Line(points={{-46.9,28.2},{-36.3,41},{-22.3,50},{-6.2,54.4},{10.4,53.7},{26,48.1},{39.2,38}}),
      Polygon(points={{50.7,23.4},{44.3,43.2},{34.1,33.4},{50.7,23.4}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-100,64},{100,94}}, textString="%name")}),
    Documentation(info="<html>
<p>The input tau acts as a torque on the flange: <b>flange.tau = -tau</b>. The ground takes the reaction.</p>
<p>Assumptions: ideal. Valid: drives whose own inertia stands beside it as an Inertia. Typical: 1 N.m to 10 kN.m. Source: ideal source of effort, here
torque, of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <code>dc_motor_axis</code>.</p>
</html>"));
end Torque;
