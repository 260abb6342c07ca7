// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model FlowSensor "Sensor of a volume flow rate, as a sensor of the flow"
  extends Hydraulics.Interfaces.OilComponent;
  Blocks.Interfaces.RealOutput y(unit="m3/s", displayUnit="l/min") "Volume flow rate from A to B, at the density rho_0"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.MassFlowRate m_flow "Mass flow rate from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from A to B";
  Interfaces.BondIn A "Inlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondOut B "Outlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Sensors.Df reading
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16}, rotation=270)));
equation
  m_flow = oil.rho_0*way.f;
  dp = 0;
  if densityModel == Types.DensityModel.Textbook then
    q = m_flow/oil.rho_0;
  else
    q = m_flow/Media.density(oil, (A.e + fluid.p_ambient));
  end if;
  y = m_flow/oil.rho_0;
  connect(A, way.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(way.bondOut[1], B)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(way.bondDown[1], reading.bond)
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  annotation(
    defaultComponentName="flowSensor",
    Icon(coordinateSystem(extent={{-40,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="Df"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Line(points={{80,0},{40,0}}, color={44,99,201}),
      Text(extent={{-40,86},{80,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-30},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>y = f</b>, and no effort.</p>
</html>"));
end FlowSensor;
