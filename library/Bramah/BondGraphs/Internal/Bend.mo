// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Bend "Bend of a pipe, as a resistance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Length d(min=1e-4) = 0.012 "Inner diameter";
  parameter Units.Length r(min=5e-5) = 2*d "Radius of the bend's axis; not below d/2";
  parameter Units.Angle angle(min=0.01) = Units.pi/2 "Angle";
  parameter Real zeta(unit="1", min=1e-3) = (0.131 + 1.847*(d/(2*r))^3.5)*angle/(Units.pi/2)
    "Loss coefficient; by default from r, d and angle";
  parameter Real Re_t(unit="1", min=1) = 500 "Reynolds number in the pipe below which the drop grows in proportion to the flow"
    annotation(Dialog(tab="Models"));
  Units.MassFlowRate m_flow "Mass flow rate from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from A to B";
  Interfaces.BondIn A "End A" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Interfaces.BondOut B "End B" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-40})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  LawR drop(law=m_flow/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
protected
  parameter Units.Area area = Units.pi/4*d*d "Area of the bore";
  parameter Units.PressureDifference dp_t = noEvent(max(zeta*oil.rho_0/2*(Re_t*oil.nu/d)^2, 1)) "Pressure drop at Re_t";
  Units.Density rho "Density at the inlet";
equation
  dp = A.e - B.e;
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.upstreamDensity(oil, (A.e + fluid.p_ambient), (B.e + fluid.p_ambient));
  end if;
  m_flow = area*sqrt(2*rho/zeta)*Hydraulics.Functions.twoRegimeRoot(dp, dp_t);
  q = m_flow/rho;
  connect(way.bondUp[1], drop.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(A, way.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(way.bondOut[1], B)
    annotation(Line(points={{26,0},{48,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="bend",
    Icon(coordinateSystem(extent={{-40,-40},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-40},{20,40}}, lineColor={96,104,116}),
      Text(extent={{-20,-14},{20,14}}, textString="1 R"),
      Line(points={{-40,0},{-20,0}}, color={96,104,116}),
      Line(points={{0,-40},{0,-40}}, color={96,104,116}),
      Text(extent={{-40,26},{20,54}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{62,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = flow(e)</b>: the law of the component.</p>
</html>"));
end Bend;
