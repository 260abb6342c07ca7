// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Route "Lets one of three signals through"
  extends Blocks.Interfaces.SO;
  parameter Real limit1 = 0.5 "From here on the second one";
  parameter Real limit2 = 1e60 "From here on the third one";
  Blocks.Interfaces.RealInput u1 "Below limit1" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,40})));
  Blocks.Interfaces.RealInput u2 "Between the limits" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Blocks.Interfaces.RealInput u3 "From limit2 on" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-40})));
  Blocks.Interfaces.RealInput u "What chooses" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
equation
  y = if u < limit1 then u1 elseif u < limit2 then u2 else u3;
  annotation(
    defaultComponentName="route",
    Icon(coordinateSystem(extent={{-80,-80},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,40},{-30,40}}, color={44,99,201}),
      Line(points={{-80,0},{-30,0}}, color={44,99,201}),
      Line(points={{-80,-40},{-30,-40}}, color={44,99,201}),
      Line(points={{0,-80},{0,-60}}, color={44,99,201}),
      Line(points={{-30,40},{30,0},{60,0}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = u1</b> while u is below <code>limit1</code>, u2 up to <code>limit2</code>, u3 above.</p>
<p>Assumptions: ideal: changes at once, with an event. Valid: limit1 below limit2. Source: SignalDualRoute and SignalTripleRoute of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end Route;
