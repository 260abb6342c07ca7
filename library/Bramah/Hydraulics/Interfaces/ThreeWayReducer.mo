// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model ThreeWayReducer "Spool that holds the pressure at A from P and to T; what it holds is left open"
  extends OilComponent;
  parameter Units.PressureDifference dp_over(min=1e3) = 5e5 "Pressure range between shut and fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the opening"
    annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port P "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.Port A "Outlet, reduced pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Real y(unit="1", start=1, fixed=init == Types.Initial.Start) "Spool: 1 P to A open, 0 shut, -1 A to T open";
  Units.PressureDifference p_held "Pressure held at A, over T";
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0)), p_1=P.p, p_2=A.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(-y, 0)), p_1=A.p, p_2=T.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  tau*der(y) = noEvent(min(max((p_held - (A.p - T.p))/dp_over, -1), 1)) - y;
  P.m_flow = edgePA.m_flow;
  T.m_flow = -edgeAT.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  q_A = -A.m_flow/oil.rho_0;
  annotation(__Bramah(bonds="P > wayPA:1 > a:0 > A, wayPA > edgePA:R, a > wayAT:1 > T, wayAT > edgeAT:R"),
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{-20,40},{-20,80}}),
      Line(points={{-20,-40},{-20,-80}}),
      Line(points={{20,-40},{20,-80}}),
      Line(points={{-20,-20},{-20,20}}),
      Polygon(points={{-20,-40},{-27,-20},{-13,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{-20,40},{-27,20},{-13,20},{-20,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-20,60},{-60,60},{-60,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{40,0},{44,-20},{52,20},{60,-20},{69,20},{77,-20},{85,20},{90,0}}),
      Text(extent={{-14,52},{6,72}}, textString="A"),
      Text(extent={{-44,-76},{-24,-56}}, textString="P"),
      Text(extent={{24,-76},{44,-56}}, textString="T")}),
    Documentation(info="<html>
<p><b>y_target = (p_held - (A.p - T.p))/dp_over between -1 and 1</b>, <b>tau*der(y) = y_target - y</b>; P to A with the area A_max*max(y, 0), A to T
with A_max*max(-y, 0), A_max = q_nom/(Cd*sqrt(2*dp_nom/rho_0)), by <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
</html>"));
end ThreeWayReducer;
