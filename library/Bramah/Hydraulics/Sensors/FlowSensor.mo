// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model FlowSensor "Ideal sensor of a volume flow rate"
  extends Interfaces.TwoPort;
  Blocks.Interfaces.RealOutput y(unit="m3/s", displayUnit="l/min") "Volume flow rate from A to B, at the density rho_0"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
equation
  dp = 0;
  if densityModel == Types.DensityModel.Textbook then
    q = m_flow/oil.rho_0;
  else
    q = m_flow/Media.density(oil, A.p);
  end if;
  y = m_flow/oil.rho_0;
  annotation(
    __Bramah(productClass="BF", bondGraph="Bramah.BondGraphs.Internal.FlowSensor", rule="Flow sensor: as pressure sensor, in the line."),
    defaultComponentName="flowSensor",
    Icon(coordinateSystem(extent={{-40,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{-14,-24},{-7,-12},{-4,0},{-7,12},{-14,24}}),
      Line(points={{14,-24},{7,-12},{4,0},{7,12},{14,24}}),
      Line(points={{40,0},{80,0}}, color={44,99,201}),
      Text(extent={{50,14},{190,44}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Joins its ports without pressure drop and gives the flow from A to B: <b>y = m_flow/rho_0</b>, counted at the density of
1.01325 bar; q counts at the line's pressure.</p>
<p>Assumptions: ideal: it takes no oil, causes no drop and follows at once; put a lag behind it where its speed counts. Valid: changes slower than the
sensor, and drops that do not count in its line. Typical: gear or turbine, 0.2 to 600 l/min, a lag of 5 to 50 ms, 0.5 to 2 bar at full flow. Source:
measurement by the principles of ISO 9110-1 (2020). Example: <a href='modelica://Bramah.Examples.Motors.VariableSpeed'>VariableSpeed</a>.</p>
</html>"));
end FlowSensor;
