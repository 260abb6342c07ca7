// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model SpeedDrive "Drive of Hopsan that holds a speed by a PID controller"
  parameter Real k_p(unit="N.m.s/rad", min=0) = 10 "Gain";
  parameter Real k_i(unit="N.m/rad", min=0) = 100 "Gain of the integral";
  parameter Units.Inertia k_d(min=0) = 100 "Gain of the derivative: it works as an inertia";
  Blocks.Interfaces.RealInput w_ref(unit="rad/s") "Speed that is wanted"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Mechanics.Rotational.Interfaces.Flange_b shaft "Shaft"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Angle phi(start=0) "Angle of the shaft";
  Units.AngularVelocity w(start=0) "Speed of the shaft";
  Units.Torque tau "Torque of the drive";
protected
  Units.Torque tau_i(start=0, fixed=true) "Share of the integral";
equation
  phi = shaft.phi;
  w = der(phi);
  der(tau_i) = k_i*(w_ref - w);
  tau = k_p*(w_ref - w) + tau_i - k_d*der(w);
  shaft.tau = -tau;
  annotation(
    defaultComponentName="drive",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-50,-50},{50,50}}),
      Text(extent={{-20,-12},{20,10}}, textString="M"),
      Line(points={{50,6},{100,6}}),
      Line(points={{50,-6},{100,-6}}),
      Line(points={{-100,0},{-50,0}}, color={44,99,201}),
      Text(extent={{-100,56},{100,86}}, textString="%name")}),
    Documentation(info="<html>
<p><b>tau = k_p*(w_ref - w) + tau_i - k_d*der(w)</b>, <b>der(tau_i) = k_i*(w_ref - w)</b>.</p>
<p>Assumptions: no limit of torque or power; of what is wanted the derivative does not count. Valid: an inertia at the shaft. Typical: k_p 1 to 1000
N.m.s/rad. Source: MechanicMotor of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.FourChambers'>FourChambers</a>.</p>
</html>"));
end SpeedDrive;
