// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ShuttleValve "Shuttle valve, as two modulated resistances"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 10/60000 "Flow at dp_nom";
  parameter Units.PressureDifference dp_nom(min=100) = 1e5 "Pressure drop of q_nom";
  parameter Units.PressureDifference dp_switch(min=100) = 2e4 "Difference of the inlet pressures at which the ball has moved over";
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y(unit="1") "Ball: 0 shuts A, 1 shuts B";
  Units.VolumeFlowRate q "Volume flow rate out of C, at the density rho_0";
  Interfaces.BondIn A "Inlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-120,0})));
  Interfaces.BondIn B "Inlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,-24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  Interfaces.BondOut C "Outlet, the higher pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={68,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  BondGraphs.Junctions.J0 c(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,0})));
  BondGraphs.Junctions.J1 wayA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,24})));
  OilR edgeA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*y, p_1=A.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,38}, rotation=90)));
  BondGraphs.Junctions.J1 wayB(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-24})));
  OilR edgeB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*(1 - y), p_1=B.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-38}, rotation=270)));
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of a fully open seat";
equation
  y = Hydraulics.Functions.smoothStep(0.5 + (A.e - B.e)/(2*dp_switch));
  q = -C.f;
  connect(c.bondOut[1], C)
    annotation(Line(points={{50,0},{68,0}}, color={96,104,116}));
  connect(wayA.bondUp[1], edgeA.bond)
    annotation(Line(points={{24,26},{24,36}}, color={96,104,116}));
  connect(A, wayA.bondIn[1])
    annotation(Line(points={{0,24},{22,24}}, color={96,104,116}));
  connect(wayA.bondOut[1], c.bondIn[1])
    annotation(Line(points={{26,24},{46,0}}, color={96,104,116}));
  connect(wayB.bondDown[1], edgeB.bond)
    annotation(Line(points={{24,-26},{24,-36}}, color={96,104,116}));
  connect(B, wayB.bondIn[1])
    annotation(Line(points={{0,-24},{22,-24}}, color={96,104,116}));
  connect(wayB.bondOut[1], c.bondIn[2])
    annotation(Line(points={{26,-24},{46,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="shuttle",
    Icon(coordinateSystem(extent={{-120,-40},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="2 R"),
      Line(points={{-120,0},{-80,0}}, color={96,104,116}),
      Line(points={{120,0},{80,0}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Text(extent={{-120,86},{120,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-54},{82,54}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the two metering edges. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end ShuttleValve;
