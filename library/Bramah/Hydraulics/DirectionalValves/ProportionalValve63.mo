// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model ProportionalValve63 "Proportional 6/3 directional valve with open centre, for mobile circuits"
  extends Interfaces.ProportionalSpool(overlap=0.15);
  parameter Units.VolumeFlowRate q_C(min=1e-9) = q_nom "Flow through the open centre at dp_C, spool in its middle"
    annotation(Dialog(group="Open centre"));
  parameter Units.PressureDifference dp_C(min=100) = dp_path "Pressure drop of q_C" annotation(Dialog(group="Open centre"));
  parameter Real table_C[:, 2](each min=0, each max=1) = [0, 1; 0.15, 0.85; 0.4, 0.12; 0.6, 0.02; 0.7, 0; 1, 0] "Share of x_max, which grows; share of the open centre that is left, which falls"
    annotation(Dialog(group="Open centre"));
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,-80})));
  Interfaces.Port C1 "Inlet of the open centre" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,-80})));
  Interfaces.Port A "Working port A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,80})));
  Interfaces.Port C2 "Outlet of the open centre" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.Port B "Working port B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,80})));
  Blocks.Interfaces.RealInput u "Command -1..1; u > 0 leads P to A and B to T"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-240,-20})));
  Units.Area A_centre "Free area C1 to C2";
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
  Units.VolumeFlowRate q_centre "Volume flow rate from C1 to C2, at the density rho_0";
protected
  parameter Units.Area A_C = q_C/(Cd*sqrt(2*dp_C/oil.rho_0)) "Area of the open centre, spool in its middle";
  parameter Integer n_C = size(table_C, 1) "Rows of table_C";
  parameter Real h_C[n_C - 1] = {noEvent(max(table_C[i + 1, 1] - table_C[i, 1], 1e-6)) for i in 1:n_C - 1} "Travel of each piece of the table";
  parameter Real fall[n_C - 1] = {table_C[i, 2] - table_C[i + 1, 2] for i in 1:n_C - 1} "Fall of each piece";
  parameter Real slope_C[n_C] = cat(1, {fall[1]/h_C[1]},
    {2*fall[i - 1]*fall[i]/noEvent(max(fall[i - 1]*h_C[i] + fall[i]*h_C[i - 1], 1e-12)) for i in 2:n_C - 1}, {fall[n_C - 1]/h_C[n_C - 1]})
    "Slopes at the rows, downwards: harmonic means, so the curve keeps falling";
  Real a_C[n_C - 1] "Place of the spool in each piece of table_C, 0 to 1";
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_plus, p_1=P.p, p_2=A.p);
  Internal.Edge edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_minus, p_1=P.p, p_2=B.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_minus, p_1=A.p, p_2=T.p);
  Internal.Edge edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_plus, p_1=B.p, p_2=T.p);
  Internal.Edge edgeC(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_C/10, area=A_centre, p_1=C1.p, p_2=C2.p);
equation
  assert(min(fall) >= 0, "the shares of `table_C` fall from row to row: the open centre is narrowed as the spool moves");
  assert(min(table_C[2:n_C, 1] - table_C[1:n_C - 1, 1]) > 0, "the travel of `table_C` grows from row to row");
  u_spool = u;
  for i in 1:n_C - 1 loop
    a_C[i] = noEvent(min(max((abs(x_in)/x_max - table_C[i, 1])/h_C[i], 0), 1));
  end for;
  A_centre = A_C*(table_C[1, 2] - sum(h_C[i]*a_C[i]*(slope_C[i]*(1 - a_C[i])^2 - slope_C[i + 1]*a_C[i]*(1 - a_C[i]))
    + fall[i]*a_C[i]^2*(3 - 2*a_C[i]) for i in 1:n_C - 1));
  P.m_flow = edgePA.m_flow + edgePB.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  B.m_flow = edgeBT.m_flow - edgePB.m_flow;
  T.m_flow = -(edgeAT.m_flow + edgeBT.m_flow);
  C1.m_flow = edgeC.m_flow;
  C2.m_flow = -edgeC.m_flow;
  q_A = -A.m_flow/oil.rho_0;
  q_B = -B.m_flow/oil.rho_0;
  q_centre = edgeC.m_flow/oil.rho_0;
  annotation(
    __Bramah(productClass="QN", coils={"u"}, technicalData="%{?metering <> Types.Metering.Geometric}%{q_nom}, Δp %{dp_path}\n%{?metering == Types.Metering.Geometric}A %{w_edge*(x_max*(1 - overlap) + clearance):mm2} %{[mm2]}", bonds="P > p:0 > wayPA:1 > a:0 > A, p > wayPB:1 > b:0 > B, a > wayAT:1 > t:0 > T, b > wayBT:1 > t, wayPA > edgePA:R, wayPB > edgePB:R, wayAT > edgeAT:R, wayBT > edgeBT:R, C1 > wayC:1 > C2, wayC > edgeC:R", rule="Proportional 6/3 valve, open centre: boxes 6 M x 4 M, ports at 1, 3 and 5 M, two lines along them for any place between (as X10760), solenoids with steep arrows and springs; electronics on the valve as at the 4/3 valve.",
      valve(format=1, ports=6, positions={"P>A, B>T", "C1>C2", "P>B, A>T"}, left="solenoid spring", right="solenoid spring", proportional=true, electronics=true)),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-240,-80},{240,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-240,-20},{-240,-20}}, {{-240,-20},{-240 + max(0, 120*x/x_max),-20}}), visible=DynamicSelect(false, true), color={44,99,201}),
      Rectangle(extent={{-180,-40},{-60,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{-60,-40},{60,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{60,-40},{180,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-170,50},{170,50}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-170,-50},{170,-50}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-40,-80},{-40,-40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{40,-80},{40,-40}}),
      Line(points={{-40,80},{-40,40}}),
      Line(points={{0,80},{0,40}}),
      Line(points={{40,80},{40,40}}),
      Line(points={{-160,-40},{-160,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{-160,40},{-167,20},{-153,20},{-160,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-80,40},{-80,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{-80,-40},{-73,-20},{-87,-20},{-80,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-120,-40},{-120,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-130,-20},{-110,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-120,40},{-120,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-130,20},{-110,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{0,-40},{0,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{0,40},{-7,20},{7,20},{0,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-40,-40},{-40,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-50,-20},{-30,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{40,-40},{40,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{30,-20},{50,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-40,40},{-40,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-50,20},{-30,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{40,40},{40,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{30,20},{50,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{80,-40},{145.9,25.9}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{160,40},{140.9,30.8},{150.8,20.9},{160,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{80,40},{145.9,-25.9}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{160,-40},{150.8,-20.9},{140.9,-30.8},{160,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{120,-40},{120,-26}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{110,-26},{130,-26}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{120,40},{120,26}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{110,26},{130,26}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{-240,-40},{-180,0}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-200,0},{-220,-40}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-200.3,-64},{-209.7,-21.5}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{-214,-2},{-215.5,-22.8},{-203.8,-20.2},{-214,-2}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-180,22},{-184,6},{-192,38},{-200,6},{-209,38},{-217,6},{-225,38},{-230,22}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{240,-40},{180,0}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{200,0},{220,-40}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{200.3,-64},{209.7,-21.5}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{214,-2},{215.5,-22.8},{203.8,-20.2},{214,-2}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{180,22},{184,6},{192,38},{200,6},{209,38},{217,6},{225,38},{230,22}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{240,-40},{300,20}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{255,-10},{285,5},{285,-25},{255,-10}}, visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{240,20},{300,80}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{240,80},{300,20}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Text(extent={{242,22},{266,46}}, textString="G", visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{276,58},{276,68},{280,74},{286,74},{290,68},{290,58}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Text(extent={{-64,-78},{-44,-56}}, textString="P"),
      Text(extent={{4,-78},{34,-56}}, textString="C1"),
      Text(extent={{44,-78},{64,-56}}, textString="T"),
      Text(extent={{-64,56},{-44,78}}, textString="A"),
      Text(extent={{4,56},{34,78}}, textString="C2"),
      Text(extent={{44,56},{64,78}}, textString="B"),
      Text(extent={{80,58},{240,88}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=electronics <> Types.ValveElectronics.ClosedLoop),
      Text(extent={{80,90},{240,120}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=electronics == Types.ValveElectronics.ClosedLoop)}),
    Documentation(info="<html>
<p>A mobile valve that meters by its position: in its middle the pump&apos;s flow passes from C1 to C2 and P, A, B and T are shut; the command u narrows the
way C1 to C2 while it opens P to A and B to T (u &gt; 0), or P to B and A to T (u &lt; 0). So the pressure in front rises until the load moves, and the
speed depends on position and load. Join P and C1 to the pump&apos;s line, P by a check valve where a load must not sink, C2 to C1 of the next valve.</p>
<p>Spool and working edges are those of <a href='modelica://Bramah.Hydraulics.Interfaces.ProportionalSpool'>ProportionalSpool</a>. The open centre
has the area <b>A_centre = A_C*f(|x|/x_max)</b>, A_C = q_C/(Cd*sqrt(2*dp_C/rho_0)), f through the rows of <code>table_C</code> by cubics whose slopes are
harmonic means of the neighbouring secants, so that it falls as the rows do. <b>m_flow = Cd*A*sqrt(2*rho)*g(dp)</b> for each edge.</p>
<p>Assumptions: the spool follows its command as a lag of the second order, within its rate; flow forces do not move it; no leakage of the centre when it
is shut. Valid: commands slower than about omega, pressures and flows within the performance limit of the data sheet. Typical: 40 to 120 l/min at 5
bar a path; overlap 10 to 20 %; the centre shut at 60 to 80 % of the travel. Source: the law of the edges is that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; spool and edges after H. E. Merritt, Hydraulic Control Systems (1967), chapter 5; the
course of the centre is a choice of this library, to be replaced by that of the data sheet. Example: <a
href='modelica://Bramah.Examples.Valves.OpenCentre'>OpenCentre</a>.</p>
</html>"));
end ProportionalValve63;
