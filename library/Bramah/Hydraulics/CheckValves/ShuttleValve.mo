// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.CheckValves;
model ShuttleValve "Leads the higher of two pressures to its outlet"
  extends Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 10/60000 "Flow at dp_nom" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=100) = 1e5 "Pressure drop of q_nom";
  parameter Units.PressureDifference dp_switch(min=100) = 2e4 "Difference of the inlet pressures at which the ball has moved over";
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port A "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-120,0})));
  Interfaces.Port B "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  Interfaces.Port C "Outlet, the higher pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Real y(unit="1") "Ball: 0 shuts A, 1 shuts B";
  Units.VolumeFlowRate q "Volume flow rate out of C, at the density rho_0";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of a fully open seat";
  Internal.Edge edgeA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*y, p_1=A.p, p_2=C.p);
  Internal.Edge edgeB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*(1 - y), p_1=B.p, p_2=C.p);
equation
  y = Functions.smoothStep(0.5 + (A.p - B.p)/(2*dp_switch));
  A.m_flow = edgeA.m_flow;
  B.m_flow = edgeB.m_flow;
  A.m_flow + B.m_flow + C.m_flow = 0;
  q = -C.m_flow/oil.rho_0;
  annotation(
    __Bramah(bonds="A > wayA:1 > c:0 > C, wayA > edgeA:R, B > wayB:1 > c, wayB > edgeB:R", rule="Shuttle valve (X10740): one ball on one of two seats in a frame 8 M x 4 M, the way to C between them."),
    defaultComponentName="shuttle",
    Icon(coordinateSystem(extent={{-120,-40},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}),
      Line(points={{-120,0},{-60,0}}),
      Line(points={{-36,0},{120,0}}),
      Line(points={{0,0},{0,80}}),
      Line(points={{-40,20},{-60,0},{-40,-20}}),
      Line(points={{40,20},{60,0},{40,-20}}),
      Ellipse(extent={{-56,-10},{-36,10}}),
      Ellipse(extent={{-5,-5},{5,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-108,4},{-88,22}}, textString="A"),
      Text(extent={{88,4},{108,22}}, textString="B"),
      Text(extent={{6,52},{26,72}}, textString="C"),
      Text(extent={{-100,-74},{100,-44}}, textString="%name")}),
    Documentation(info="<html>
<p>C has the higher of the pressures at A and B; the ball shuts the other seat. <b>y = s(1/2 + (A.p - B.p)/(2*dp_switch))</b> with the cubic step s;
flow through A with the area A_max*y, through B with A_max*(1 - y), by <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.
At equal pressures both seats are half open; the ball's mass is neglected.</p>
<p>Assumptions: a poppet without mass; the opening is a smooth function of the pressure drop, so that it neither chatters nor makes events; shut,
it is tight. Valid: motions slower than the poppet, which takes some ms; flows up to about twice q_nom. Typical: q_nom 2 to 20 l/min in signal
lines. Source: the law of flow is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>load_sensing</code>.</p>
</html>"));
end ShuttleValve;
