// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model FlowDivider "Spool-type flow divider, as two modulated resistances"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 30/60000 "Flow at P at dp_nom, both sides equally loaded";
  parameter Units.PressureDifference dp_nom(min=1e4) = 10e5 "Pressure drop of q_nom";
  parameter Real ratio(unit="1", displayUnit="%", min=0.1, max=0.9) = 0.5 "Share of the flow at P that goes to A";
  parameter Real play(unit="1", displayUnit="%", min=0.5, max=1) = 0.95 "Greatest share by which the spool shuts a side";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.02 "Time in which the spool goes its way at a difference of dp_nom/10";
  parameter Types.Initial init = Types.Initial.Start "What fixes the spool at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real x(unit="1", start=0, fixed=init == Types.Initial.Start) "Spool: 1 side A shut, -1 side B shut";
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
  Interfaces.BondIn P "Inlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Interfaces.BondOut A "Side A" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,120})));
  Interfaces.BondOut B "Side B" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,-24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={40,120})));
  BondGraphs.Junctions.J0 p(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Junctions.J1 wayA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,24})));
  OilR edgeA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=ratio*A_nom*sqrt(2)*e_A/sqrt(1 + e_A*e_A), p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,38}, rotation=90)));
  BondGraphs.Junctions.J1 wayB(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-24})));
  OilR edgeB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=(1 - ratio)*A_nom*sqrt(2)*e_B/sqrt(1 + e_B*e_B), p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-38}, rotation=270)));
protected
  parameter Units.Area A_nom = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of both sides together";
  // orifice and open edge of a side are equally large: sqrt(2) times what they are together
  Real e_A(unit="1") "Free area of the edge of side A over that of its orifice";
  Real e_B(unit="1") "Free area of the edge of side B over that of its orifice";
  Units.PressureDifference dp_A "Pressure drop over the orifice of side A";
  Units.PressureDifference dp_B "Pressure drop over the orifice of side B";
initial equation
  if init == Types.Initial.SteadyState then
    der(x) = 0;
  end if;
equation
  e_A = 1 - noEvent(max(x, 0));
  e_B = 1 + noEvent(min(x, 0));
  dp_A = (P.e - A.e)*e_A*e_A/(1 + e_A*e_A);
  dp_B = (P.e - B.e)*e_B*e_B/(1 + e_B*e_B);
  tau*der(x) = noEvent(min(max(x + 10*(dp_A - dp_B)/dp_nom, -play), play)) - x;
  q_A = edgeA.f;
  q_B = edgeB.f;
  connect(P, p.bondIn[1])
    annotation(Line(points={{-20,0},{-2,0}}, color={96,104,116}));
  connect(wayA.bondUp[1], edgeA.bond)
    annotation(Line(points={{24,26},{24,36}}, color={96,104,116}));
  connect(p.bondOut[1], wayA.bondIn[1])
    annotation(Line(points={{2,0},{22,24}}, color={96,104,116}));
  connect(wayA.bondOut[1], A)
    annotation(Line(points={{26,24},{48,24}}, color={96,104,116}));
  connect(wayB.bondDown[1], edgeB.bond)
    annotation(Line(points={{24,-26},{24,-36}}, color={96,104,116}));
  connect(p.bondOut[2], wayB.bondIn[1])
    annotation(Line(points={{2,0},{22,-24}}, color={96,104,116}));
  connect(wayB.bondOut[1], B)
    annotation(Line(points={{26,-24},{48,-24}}, color={96,104,116}));
  annotation(
    defaultComponentName="divider",
    Icon(coordinateSystem(extent={{-100,-120},{100,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="2 R"),
      Line(points={{0,-120},{0,-40}}, color={96,104,116}),
      Line(points={{-40,120},{-40,40}}, color={96,104,116}),
      Line(points={{40,120},{40,40}}, color={96,104,116}),
      Text(extent={{-100,126},{100,154}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-54},{62,54}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the two metering edges. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end FlowDivider;
