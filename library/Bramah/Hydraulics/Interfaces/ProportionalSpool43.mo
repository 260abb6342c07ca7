// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model ProportionalSpool43 "Ports and four metering edges of a proportional 4/3 valve, symbol left open"
  extends ProportionalSpool;
  Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Port A "Working port A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Port B "Working port B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  Blocks.Interfaces.RealInput u "Command -1..1; u > 0 leads P to A and B to T"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,-20})));
  Units.Area A_PA "Free area P to A";
  Units.Area A_PB "Free area P to B";
  Units.Area A_AT "Free area A to T";
  Units.Area A_BT "Free area B to T";
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
protected
  Units.MassFlowRate m_pilot = 0 "Mass flow rate of a pilot stage from P to T";
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_PA, p_1=P.p, p_2=A.p);
  Internal.Edge edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_PB, p_1=P.p, p_2=B.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_AT, p_1=A.p, p_2=T.p);
  Internal.Edge edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_BT, p_1=B.p, p_2=T.p);
equation
  u_spool = u;
  A_PA = A_plus;
  A_BT = A_plus;
  A_PB = A_minus;
  A_AT = A_minus;
  P.m_flow = edgePA.m_flow + edgePB.m_flow + m_pilot;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  B.m_flow = edgeBT.m_flow - edgePB.m_flow;
  T.m_flow = -(edgeAT.m_flow + edgeBT.m_flow + m_pilot);
  q_A = -A.m_flow/oil.rho_0;
  q_B = -B.m_flow/oil.rho_0;
  annotation(__Bramah(bonds="P > p:0 > wayPA:1 > a:0 > A, p > wayPB:1 > b:0 > B, a > wayAT:1 > t:0 > T, b > wayBT:1 > t, wayPA > edgePA:R, wayPB > edgePB:R, wayAT > edgeAT:R, wayBT > edgeBT:R"),
    Documentation(info="<html>
<p>The spool of <a href='modelica://Bramah.Hydraulics.Interfaces.ProportionalSpool'>ProportionalSpool</a> between four edges: P to A, A to T, P to B
and B to T, <b>m_flow = Cd*A*sqrt(2*rho)*g(dp)</b> each, see <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
</html>"));
end ProportionalSpool43;
