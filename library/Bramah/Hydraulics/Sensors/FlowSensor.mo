// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model FlowSensor "Ideal sensor of a volume flow rate"
  extends Interfaces.TwoPort;
  Blocks.Interfaces.RealOutput y(unit="m3/s", displayUnit="l/min") "Volume flow rate from A to B, at the density rho_0"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,0})));
equation
  dp = 0;
  if densityModel == Types.DensityModel.Textbook then
    q = m_flow/oil.rho_0;
  else
    q = m_flow/Media.density(oil, A.p);
  end if;
  y = m_flow/oil.rho_0;
  annotation(
    __Bramah(productClass="BF", bonds="way > reading:Df", rule="Flow sensor: flow meter (X11910), beside it the box 3 M of an analogue sensor (as X11770, X11890), Q below its diagonal."),
    defaultComponentName="flowSensor",
    Icon(coordinateSystem(extent={{-40,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,40},{0,80}}),
      Ellipse(extent={{-66.2,-28.4},{-9.4,28.4}}, startAngle=-72, endAngle=72, closure=EllipseClosure.None),
      Ellipse(extent={{9.4,-28.4},{66.2,28.4}}, startAngle=108, endAngle=252, closure=EllipseClosure.None),
      Rectangle(extent={{40,-30},{100,30}}),
      Line(points={{40,30},{100,-30}}),
      Text(extent={{42,-28},{66,-4}}, textString="Q"),
      Line(points={{76,8},{76,18},{80,24},{86,24},{90,18},{90,8}}),
      Line(points={{100,0},{120,0}}, color={44,99,201}),
      Text(extent={{46,34},{186,64}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Joins its ports without pressure drop and gives the flow from A to B: <b>y = m_flow/rho_0</b>, counted at the density of
1.01325 bar; q counts at the line's pressure.</p>
<p>Assumptions: ideal: it takes no oil, causes no drop and follows at once; put a lag behind it where its speed counts. Valid: changes slower than the
sensor, and drops that do not count in its line. Typical: gear or turbine, 0.2 to 600 l/min, a lag of 5 to 50 ms, 0.5 to 2 bar at full flow. Source:
measurement by the principles of ISO 9110-1 (2020). Example: <a href='modelica://Bramah.Examples.Motors.VariableSpeed'>VariableSpeed</a>.</p>
</html>"));
end FlowSensor;
