// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block LimitedPID "PID controller of Hopsan whose integral rests at its limits"
  extends Blocks.Interfaces.SO;
  Blocks.Interfaces.RealInput y_ref "Wanted"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,40})));
  Blocks.Interfaces.RealInput y_is "Measured"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Blocks.Interfaces.RealInput dy "Derivative of what is measured"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-40})));
  Blocks.Interfaces.RealInput k_p "Gain"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,-80})));
  Blocks.Interfaces.RealInput k_i "Gain of the integral"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Blocks.Interfaces.RealInput k_d "Gain of the derivative"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Blocks.Interfaces.RealInput y_min "Least output"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Blocks.Interfaces.RealInput y_max "Greatest output"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,-80})));
  Real y_i(start=0, fixed=true) "Integral";
protected
  Real y_free "Output without limits";
equation
  y_free = k_p*(y_ref - y_is) - k_d*dy + y_i;
  der(y_i) = noEvent(if y_free > y_max or y_free < y_min then 0 else k_i*(y_ref - y_is));
  y = noEvent(min(max(y_free, y_min), y_max));
  annotation(
    defaultComponentName="pid",
    Icon(coordinateSystem(extent={{-80,-80},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,40},{-60,40}}, color={44,99,201}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{-80,-40},{-60,-40}}, color={44,99,201}),
      Line(points={{-40,-80},{-40,-60}}, color={44,99,201}),
      Line(points={{-20,-80},{-20,-60}}, color={44,99,201}),
      Line(points={{0,-80},{0,-60}}, color={44,99,201}),
      Line(points={{20,-80},{20,-60}}, color={44,99,201}),
      Line(points={{40,-80},{40,-60}}, color={44,99,201}),
      Text(extent={{-56,-20},{56,20}}, textString="PID", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = k_p*(y_ref - y_is) - k_d*dy + y_i</b> between y_min and y_max, <b>der(y_i) = k_i*(y_ref - y_is)</b> while y is between them, else 0.</p>
<p>Assumptions: ideal: continuous. Valid: y_min below y_max. Source: SignalPID of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end LimitedPID;
