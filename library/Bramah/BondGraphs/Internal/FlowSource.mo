// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model FlowSource "Source of a constant flow"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q(min=0) = 10/60000 "Volume flow rate out of A, at the density rho_0";
  Units.MassFlowRate m_flow "Mass flow rate out of the source";
  Interfaces.BondOut A "Outlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  BondGraphs.Sources.Sf se(final f0=q)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0})));
equation
  m_flow = oil.rho_0*se.f;
  connect(se.bond, A)
    annotation(Line(points={{-18,0},{0,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="flowSource",
    Icon(coordinateSystem(extent={{-80,-60},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="Sf"),
      Line(points={{0,60},{0,100}}, color={96,104,116}),
      Text(extent={{-80,106},{60,134}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = q</b> at any effort; oil that is taken in instead would be a cavity's.</p>
</html>"));
end FlowSource;
