// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PressureSource "Source of a constant pressure, as a source of effort"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.AbsolutePressure p = 100e5 "Absolute pressure";
  Units.MassFlowRate m_flow "Mass flow rate out of the source";
  Interfaces.BondOut A "Outlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,60})));
  BondGraphs.Sources.Se se(final e0=p - fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0})));
equation
  m_flow = oil.rho_0*se.f;
  connect(se.bond, A)
    annotation(Line(points={{-18,0},{0,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="pressureSource",
    Icon(coordinateSystem(extent={{-40,-20},{40,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-20},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-4},{40,24}}, textString="Se"),
      Line(points={{0,40},{0,60}}, color={96,104,116}),
      Text(extent={{-40,66},{40,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = p - p_ambient</b> at any flow.</p>
</html>"));
end PressureSource;
