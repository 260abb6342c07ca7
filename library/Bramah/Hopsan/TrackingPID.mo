// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block TrackingPID "PID controller of Hopsan whose integral is led back at its limits"
  extends Blocks.Interfaces.SO;
  parameter Real k = 1 "Gain";
  parameter Units.Time T_i(min=1e-9) = 1 "Time of the integral";
  parameter Units.Time T_t(min=1e-9) = 1 "Time in which a limit leads the integral back";
  parameter Units.Time T_d(min=0) = 0 "Time of the derivative";
  parameter Real y_min(max=y_max) = -1e60 "Least output";
  parameter Real y_max = 1e60 "Greatest output";
  Blocks.Interfaces.RealInput e "Error"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,20})));
  Blocks.Interfaces.RealInput de "Derivative of the error"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-20})));
  Real y_i(start=0, fixed=true) "Integral";
protected
  Real y_free "Output without limits";
equation
  y_free = k*e + y_i + k*T_d*de;
  der(y_i) = k/T_i*e + noEvent(min(max(y_free, y_min), y_max) - y_free)/T_t;
  y = noEvent(min(max(y_free, y_min), y_max));
  annotation(
    defaultComponentName="pid",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,20},{-60,20}}, color={44,99,201}),
      Line(points={{-80,-20},{-60,-20}}, color={44,99,201}),
      Text(extent={{-56,-20},{56,20}}, textString="PID", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = k*(e + T_d*de) + y_i</b> between y_min and y_max, <b>der(y_i) = k/T_i*e + (y - y_free)/T_t</b>, where y_free is the output without limits.</p>
<p>Assumptions: ideal: continuous. Valid: y_min below y_max. Source: SignalPID2 of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end TrackingPID;
