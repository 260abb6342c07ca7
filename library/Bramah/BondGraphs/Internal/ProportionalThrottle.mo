// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ProportionalThrottle "Throttle set by a signal, as a modulated resistance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open";
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Real y_min(unit="1", min=0, max=1) = 0 "Smallest opening";
  parameter Boolean useDynamics = true "true: the opening follows as a second-order lag"
    annotation(Evaluate=true, Dialog(group="Dynamics"));
  parameter Units.AngularFrequency omega(min=1e-3) = 150 "Natural frequency" annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Real zeta(unit="1", min=0) = 0.9 "Damping ratio" annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Real y_start(unit="1", min=0, max=1) = 0 "Opening at the start" annotation(Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Blocks.Interfaces.RealInput u "Opening command 0..1"
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,20}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Real y(unit="1", start=y_start, fixed=useDynamics) "Opening";
  Real y_rate(unit="1/s", start=0, fixed=useDynamics) "Its rate of change";
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
    final dp_t_max=dp_nom/10, area=A_max*noEvent(min(max(y, y_min), 1)), p_1=A.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-20}, rotation=270)));
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open throttle";
equation
  if useDynamics then
    der(y) = y_rate;
    der(y_rate) = omega*omega*(u - y) - 2*zeta*omega*y_rate;
  else
    y = u;
    y_rate = 0;
  end if;
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
    defaultComponentName="throttle",
    Icon(coordinateSystem(extent={{-100,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 mR"),
      Line(points={{-100,0},{-40,0}}, color={44,99,201}),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,40},{0,80}}, color={96,104,116}),
      Text(extent={{-40,86},{40,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-34},{44,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(y*A_max, e)/rho_0</b> with the opening y, which follows the command as that of the component does.</p>
</html>"));
end ProportionalThrottle;
