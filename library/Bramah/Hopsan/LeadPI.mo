// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block LeadPI "PI controller of Hopsan with a lead in what it measures"
  extends Blocks.Interfaces.SO;
  parameter Units.AngularFrequency omega(min=1e-6) = 1 "Bandwidth that is wanted";
  parameter Real zeta(unit="1", min=1e-6) = 1 "Damping that is wanted";
  parameter Real k_x = 1 "Gain of what it controls, an integrator";
  parameter Real y_min(max=y_max) = -1 "Least output";
  parameter Real y_max = 1 "Greatest output";
  Blocks.Interfaces.RealInput y_ref "Wanted"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,20})));
  Blocks.Interfaces.RealInput y_is "Measured"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-20})));
  Real z(start=0, fixed=true) "Lag of what is measured";
  Real e "Error";
  Real y_i(start=0, fixed=true) "Integral";
protected
  Real y_free "Output without limits";
equation
  der(z) = omega*(y_is - z);
  e = y_ref - (z + (y_is - z)*2*zeta);
  y_free = omega/k_x*e + y_i;
  der(y_i) = noEvent(if y_free > y_max or y_free < y_min then 0 else omega^2/k_x*e);
  y = noEvent(min(max(y_free, y_min), y_max));
  annotation(
    defaultComponentName="controller",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,20},{-60,20}}, color={44,99,201}),
      Line(points={{-80,-20},{-60,-20}}, color={44,99,201}),
      Text(extent={{-56,-20},{56,20}}, textString="PI", textColor={44,99,201})}),
    Documentation(info="<html>
<p>What is measured gets a lead, <b>der(z) = omega*(y_is - z)</b>, e = y_ref - (z + 2*zeta*(y_is - z)), then <b>y = omega/k_x*e + y_i</b> between y_min
and y_max, <b>der(y_i) = omega^2/k_x*e</b> while y is between them, else 0.</p>
<p>Assumptions: ideal: continuous. Valid: plants that integrate with the gain k_x. Source: SignalPIlead of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end LeadPI;
