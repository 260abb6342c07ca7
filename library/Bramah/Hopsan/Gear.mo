// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Gear "Gear of Hopsan with the inertia and friction of its output"
  parameter Real ratio(unit="1") = 1 "Angle of the left flange over that of the right one";
  parameter Units.Inertia J(min=0) = 1 "Moment of inertia at the right flange";
  parameter Units.RotationalDampingConstant d(min=0) = 0 "Viscous friction at the right flange";
  Mechanics.Rotational.Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Mechanics.Rotational.Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Angle phi(start=0) "Angle of the right flange";
  Units.AngularVelocity w(start=0) "Speed of the right flange";
equation
  flange_a.phi = ratio*phi;
  flange_b.phi = phi;
  w = der(phi);
  J*der(w) = ratio*flange_a.tau + flange_b.tau - d*w;
  annotation(
    defaultComponentName="gear",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-20},{0,20}}),
      Rectangle(extent={{0,-50},{40,50}}),
      Line(points={{-100,6},{-40,6}}),
      Line(points={{-100,-6},{-40,-6}}),
      Line(points={{40,6},{100,6}}),
      Line(points={{40,-6},{100,-6}}),
      Text(extent={{-100,56},{100,86}}, textString="%name")}),
    Documentation(info="<html>
<p><b>flange_a.phi = ratio*flange_b.phi</b>, <b>J*der(w) = ratio*flange_a.tau + flange_b.tau - d*w</b> with the speed w of the right flange.</p>
<p>Assumptions: rigid, without play. Valid: teeth stiff against the shafts. Typical: ratio 0.2 to 5 a stage. Source:
MechanicRotationalInertiaWithGearRatio and MechanicGear of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.RotaryDrive'>RotaryDrive</a>.</p>
</html>"));
end Gear;
