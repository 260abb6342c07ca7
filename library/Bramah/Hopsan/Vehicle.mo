// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Vehicle "Vehicle of Hopsan on a level road, driven at two wheels"
  parameter Units.Mass m(min=1e-9) = 1000 "Mass";
  parameter Real c_r(unit="1", min=0) = 0.02 "Rolling resistance over weight";
  parameter Units.Area CdA(min=0) = 0.5 "Drag coefficient times front area";
  parameter Units.Length r(min=1e-6) = 1 "Radius of the wheels";
  parameter Units.Density rho(min=0) = 1.25 "Density of air";
  Mechanics.Rotational.Interfaces.Flange_a flange_a "One wheel"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Mechanics.Rotational.Interfaces.Flange_b flange_b "Other wheel"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position x(start=0, fixed=true) "Way";
  Units.Velocity v(start=0, fixed=true) "Speed";
  Units.Force f_drag "Drag of the air";
  Units.Force f_roll "Rolling resistance";
protected
  constant Units.Velocity v_small = 0.01 "Speed that rounds off the rolling resistance";
equation
  flange_a.phi = x/r;
  flange_b.phi = x/r;
  v = der(x);
  f_drag = CdA*rho*v*abs(v)/2;
  f_roll = 9.82*c_r*m*tanh(v/v_small);
  m*der(v) = (flange_a.tau + flange_b.tau)/r - f_drag - f_roll;
  annotation(
    defaultComponentName="vehicle",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,-20},{-80,10},{-40,10},{-20,40},{40,40},{60,10},{80,10},{80,-20},{-80,-20}}),
      Ellipse(extent={{-62,-40},{-22,0}}),
      Ellipse(extent={{22,-40},{62,0}}),
      Line(points={{-100,0},{-80,0}}),
      Line(points={{80,0},{100,0}}),
      Text(extent={{-100,56},{100,86}}, textString="%name")}),
    Documentation(info="<html>
<p><b>m*der(v) = (flange_a.tau + flange_b.tau)/r - CdA*rho/2*v*|v| - c_r*m*g*sign(v)</b>, both wheels turn by x/r; g = 9.82 m/s2.</p>
<p>Assumptions: no slip, no inertia of the wheels. Valid: a level road. Typical: 1000 kg, c_r 0.01 to 0.03, CdA 0.5 to 1 m2. Source: MechanicVehicle1D of
Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.RotaryDrive'>RotaryDrive</a>.</p>
</html>"));
end Vehicle;
