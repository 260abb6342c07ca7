// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Continuous;
block LimPID "PID controller with limited output and anti-windup"
  Blocks.Interfaces.RealInput u_s "Command"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Blocks.Interfaces.RealInput u_m "Measured value"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80}, rotation=90)));
  Blocks.Interfaces.RealOutput y "Controller output"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  parameter Types.SimpleController controllerType = Types.SimpleController.PID "Parts of the controller" annotation(Evaluate=true);
  parameter Real k(min=0) = 1 "Gain";
  parameter Units.Time Ti(min=1e-9) = 0.5 "Integral time" annotation(Dialog(enable=with_I));
  parameter Units.Time Td(min=0) = 0 "Derivative time" annotation(Dialog(enable=with_D));
  parameter Real yMax(start=1) = 1 "Upper limit of the output";
  parameter Real yMin(max=yMax) = -yMax "Lower limit of the output";
  parameter Real wp(min=0) = 1 "Weight of the command in the proportional part";
  parameter Real wd(min=0) = 0 "Weight of the command in the derivative part";
  parameter Real Ni(min=1e-3) = 0.9 "Ni*Ti is the time constant of the anti-windup";
  parameter Real Nd(min=1e-3) = 10 "The higher, the more ideal the derivative";
  parameter Real xi_start = 0 "Integral part at the start";
  parameter Real xd_start = 0 "Filtered input of the derivative part at the start";
  Real e "Control error";
  Real xi(start=xi_start, fixed=with_I) "Integral part";
  Real xd(start=xd_start, fixed=with_D) "Filtered input of the derivative part";
protected
  parameter Boolean with_I = controllerType == Types.SimpleController.PI or controllerType == Types.SimpleController.PID
    annotation(Evaluate=true);
  parameter Boolean with_D = controllerType == Types.SimpleController.PD or controllerType == Types.SimpleController.PID
    annotation(Evaluate=true);
  parameter Units.Time T = max(Td/Nd, 1e-6) "Filter time of the derivative";
  Real v "Output without limits";
equation
  e = u_s - u_m;
  if with_I then
    der(xi) = e/Ti + (y - v)/(k*Ni*Ti);
  else
    xi = 0;
  end if;
  if with_D then
    der(xd) = (wd*u_s - u_m - xd)/T;
  else
    xd = wd*u_s - u_m;
  end if;
  v = k*(wp*u_s - u_m + xi + Td/T*(wd*u_s - u_m - xd));
  y = smooth(0, noEvent(if v > yMax then yMax elseif v < yMin then yMin else v));
  annotation(
    defaultComponentName="PID",
    Icon(coordinateSystem(extent={{-80,-80},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={44,99,201}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{0,-80},{0,-60}}, color={44,99,201}),
      Line(points={{60,0},{80,0}}, color={44,99,201}),
      Text(extent={{-56,-20},{56,20}}, textString="PID", textColor={44,99,201}),
      Line(points={{-40,-44},{-16,-44},{16,-28},{40,-28}}, color={44,99,201}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>v = k*(wp*u_s - u_m + x_i + Td*(wd*u_s - u_m - x_d)/T)</b>, y is v between yMin and yMax,
<b>der(x_i) = e/Ti + (y - v)/(k*Ni*Ti)</b>: at a limit the integral part is led back. e = u_s - u_m, T = Td/Nd. controllerType leaves x_i or the derivative part out.</p>
<p>Held at a limit by a constant error, v stays <b>k*Ni*e</b> beyond it.</p>
<p>Assumptions: ideal: computes without delay. Valid: any inputs; bounds and anti-windup are in it. Typical: Td a quarter of Ti, Nd 5 to 20, Ni 0.5
to 1. Example: <code>dc_motor_axis</code>.</p>
</html>"));
end LimPID;
