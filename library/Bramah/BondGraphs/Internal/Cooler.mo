// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Cooler "Cooler, as a resistance"
  extends Hydraulics.Interfaces.OilComponent;
  Units.MassFlowRate m_flow "Mass flow rate from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from A to B";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom";
  parameter Units.PressureDifference dp_nom(min=10) = 50000 "Pressure drop at q_nom";
  parameter Real laminar(unit="1", min=0, max=1) = 0.2 "Share of dp_nom that is in proportion to the flow";
  parameter Types.Coolant coolant = Types.Coolant.NotShown "What cools it: changes the symbol only" annotation(Evaluate=true);
  parameter Units.Power P_nom(displayUnit="kW", min=0) = 0 "Heat that it takes at its rating, for drawings and lists; 0: not stated"
    annotation(Dialog(group="Data"));
  Interfaces.BondIn A "Inlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondOut B "Outlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  LawR drop(law=m_flow/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
protected
  Units.Density rho "Density at the inlet";
  Units.VolumeFlowRate q_core "Flow through the element";
equation
  dp = A.e - B.e;
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.upstreamDensity(oil, (A.e + fluid.p_ambient), (B.e + fluid.p_ambient));
  end if;
  q_core = q_nom*Hydraulics.Functions.nominalShare(dp, dp_nom, laminar);
  q = q_core;
  m_flow = rho*q;
  connect(way.bondUp[1], drop.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(A, way.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(way.bondOut[1], B)
    annotation(Line(points={{26,0},{48,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="cooler",
    Icon(coordinateSystem(extent={{-60,-80},{60,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 R"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Text(extent={{-60,86},{60,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{62,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = flow(e)</b>: the law of the component.</p>
</html>"));
end Cooler;
