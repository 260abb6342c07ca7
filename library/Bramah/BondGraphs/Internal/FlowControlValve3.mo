// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model FlowControlValve3 "Three-way flow control valve, as two modulated resistances"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_set(min=0) = 10/60000 "Flow held from P to A";
  parameter Units.PressureDifference dp_set(min=1e4) = 8e5 "Pressure drop P to A that the compensator holds";
  parameter Units.PressureDifference dp_over(min=1e3) = 3e5 "Rise of that drop from shut to fully open way to T";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow P to T at dp_nom, fully open";
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Boolean useDynamics = false "true: the compensator follows with the lag tau; false: at once"
    annotation(Evaluate=true, Dialog(group="Dynamics"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the compensator"
    annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Types.Initial init = Types.Initial.Start "What fixes the compensator at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y(unit="1", start=0, fixed=useDynamics and init == Types.Initial.Start) "Opening of the way to T: 0 shut, 1 fully open";
  Units.VolumeFlowRate q "Volume flow rate out of A, at the density of the inlet";
  Units.VolumeFlowRate q_T "Volume flow rate out of T, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop P to A";
  Interfaces.BondIn P "Inlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Interfaces.BondOut A "Outlet of the held flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,120})));
  Interfaces.BondOut T "Outlet of the rest" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,-24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,-60})));
  BondGraphs.Junctions.J0 p(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Junctions.J1 wayA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,24})));
  OilR edgeA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_set/10, area=A_orifice, p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,38}, rotation=90)));
  BondGraphs.Junctions.J1 wayT(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-24})));
  OilR edgeT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0))*sqrt(2/(1 + noEvent(max(P.e - T.e, 0))/dp_nom)), p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-38}, rotation=270)));
protected
  Real y_target(unit="1") "Opening at rest for the present pressures";
  parameter Units.Area A_orifice = q_set/(Cd*sqrt(2*(dp_set + dp_over/4)/oil.rho_0)) "Area of the metering orifice";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the open way to T";
initial equation
  if useDynamics and init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  dp = P.e - A.e;
  y_target = noEvent(min(max((dp - dp_set)/dp_over, 0), 1));
  if useDynamics then
    tau*der(y) = y_target - y;
  else
    y = y_target;
  end if;
  q = -oil.rho_0*A.f/edgeA.rho;
  q_T = oil.rho_0*edgeT.f/edgeT.rho;
  connect(P, p.bondIn[1])
    annotation(Line(points={{-20,0},{-2,0}}, color={96,104,116}));
  connect(wayA.bondUp[1], edgeA.bond)
    annotation(Line(points={{24,26},{24,36}}, color={96,104,116}));
  connect(p.bondOut[1], wayA.bondIn[1])
    annotation(Line(points={{2,0},{22,24}}, color={96,104,116}));
  connect(wayA.bondOut[1], A)
    annotation(Line(points={{26,24},{48,24}}, color={96,104,116}));
  connect(wayT.bondDown[1], edgeT.bond)
    annotation(Line(points={{24,-26},{24,-36}}, color={96,104,116}));
  connect(p.bondOut[2], wayT.bondIn[1])
    annotation(Line(points={{2,0},{22,-24}}, color={96,104,116}));
  connect(wayT.bondOut[1], T)
    annotation(Line(points={{26,-24},{48,-24}}, color={96,104,116}));
  annotation(
    defaultComponentName="flowControl",
    Icon(coordinateSystem(extent={{-60,-120},{100,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="2 R"),
      Line(points={{0,-120},{0,-40}}, color={96,104,116}),
      Line(points={{0,120},{0,40}}, color={96,104,116}),
      Line(points={{100,-60},{100,-40}}, color={96,104,116}),
      Text(extent={{-60,126},{100,154}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-54},{62,54}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the two metering edges. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end FlowControlValve3;
