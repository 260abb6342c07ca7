// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Orifice "Fixed orifice, as a resistance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Length d(min=1e-6) = 2e-3 "Diameter of the hole";
  parameter Units.Area area(min=1e-12) = Units.pi/4*d^2 "Area of the hole; by default from d" annotation(__Bramah(symbol="A"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.BondIn A "Inlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondOut B "Outlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Units.MassFlowRate m_flow "Mass flow rate from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from A to B";
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  OilR r(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    area=area, p_1=A.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-20}, rotation=270)));
equation
  m_flow = oil.rho_0*j.f;
  q = oil.rho_0/r.rho*j.f;
  dp = r.e;
  connect(A, j.bondIn[1])
    annotation(Line(points={{-30,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], B)
    annotation(Line(points={{2,0},{30,0}}, color={96,104,116}));
  connect(j.bondDown[1], r.bond)
    annotation(Line(points={{0,-2},{0,-18}}, color={96,104,116}));
  annotation(
    defaultComponentName="orifice",
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 R"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,40},{0,80}}, color={96,104,116}),
      Text(extent={{-40,86},{40,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-34},{44,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(e)/rho_0</b>, one flow between two pressures.</p>
</html>"));
end Orifice;
