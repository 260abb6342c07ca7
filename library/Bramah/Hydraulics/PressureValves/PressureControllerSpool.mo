// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model PressureControllerSpool "Three-way spool of a pressure controller: mass, spring, flow force and hard ends"
  extends Interfaces.SpringSpool(final x_low=-x_max, final x_high=x_max, final x_begin=x_start, final f_0=dp_set*A_S, final c_used=c);
  parameter Units.PressureDifference dp_set(min=c*x_max/A_S) = 200e5 "Pressure X over Y that holds it in its middle, without flow"
    annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2)));
  parameter Units.TranslationalSpringConstant c(min=0) = 30e3 "Stiffness of the spring" annotation(Dialog(group="Spool"));
  parameter Units.Length x_max(min=1e-6) = 1e-3 "Way from the middle to each hard end" annotation(Dialog(group="Spool"));
  parameter Real overlap(unit="1", displayUnit="%", min=-0.5, max=0.9) = 0 "Overlap over x_max; negative: underlap" annotation(Dialog(group="Metering"));
  parameter Units.Length l_PA = 0 "Damping length of the flow from P to A; negative: it drives the spool on"
    annotation(Dialog(group="Flow force", enable=flowForce == Types.FlowForce.SteadyAndTransient));
  parameter Units.Length l_AT = 0 "Damping length of the flow from A to T; negative: it drives the spool on"
    annotation(Dialog(group="Flow force", enable=flowForce == Types.FlowForce.SteadyAndTransient));
  parameter Units.Position x_start(min=-x_max, max=x_max) = -x_max "Spool position at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.Port A "Setting piston" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.Port X "Pressure that is held, at the face" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,20})));
  Interfaces.Port Y "Chamber of the spring: tank, or the load's pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={180,-20})));
  Mechanics.Translational.Interfaces.Flange_a flange if useFlange "Spool, pushed to P - A to positive s"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,-20})));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
protected
  Internal.SpoolEdge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_set/10, final width=w_edge, final clearance=clearance, final flowForce=flowForce,
    final theta=theta, final l_damping=l_PA, opening=x - overlap*x_max, speed=v, p_1=P.p, p_2=A.p);
  Internal.SpoolEdge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_set/10, final width=w_edge, final clearance=clearance, final flowForce=flowForce,
    final theta=theta, final l_damping=l_AT, opening=-x - overlap*x_max, speed=-v, p_1=A.p, p_2=T.p);
equation
  connect(reader.flange, flange);
  p_face = X.p;
  p_back = Y.p;
  f_flow = edgeAT.f - edgePA.f;
  P.m_flow = edgePA.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  T.m_flow = -edgeAT.m_flow;
  X.m_flow = m_face;
  Y.m_flow = -m_face;
  q_A = -A.m_flow/oil.rho_0;
  annotation(
    __Bramah(setting="%{dp_set}", technicalData="%{dp_set}", bonds="P > wayPA:1 > a:0 > A, a > wayAT:1 > T, wayPA > edgePA:R, wayAT > edgeAT:R, X > face:TF > spool > back:TF > Y, flange > spool if useFlange", moves(flange=40*(1 + x/x_max)), rule="Three-way spool of a controller: two boxes between two lines for any place between, at rest A to T; filled triangle with the dashed line from X at one end, adjustable spring and the dashed line from Y at the other; a rod of 1 M where it has a flange."),
    defaultComponentName="controller",
    Icon(coordinateSystem(extent={{-180,-80},{180,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-180,20},{-156,20}}, {{-180,20},{-156 + 40*(1 + x/x_max),20}}), pattern=LinePattern.Dash),
      Polygon(points={{-120,20},{-154,38},{-154,2},{-120,20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points=DynamicSelect({{180,-20},{40,-20}}, {{180,-20},{40 + 40*(1 + x/x_max),-20}}), pattern=LinePattern.Dash),
      Line(points={{-120,-10},{-180,-10}}, visible=useFlange, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-120,-30},{-180,-30}}, visible=useFlange, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-110,50},{30,50}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-110,-50},{30,-50}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{-20,80},{-20,40}}),
      Line(points={{-100,-40},{-100,20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Polygon(points={{-100,40},{-107,20},{-93,20},{-100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-60,-40},{-60,-20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-70,-20},{-50,-20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-20,40},{11.1,-22.1}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Polygon(points={{20,-40},{17.3,-19},{4.8,-25.2},{20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-20,-40},{-20,-20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-30,-20},{-10,-20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{40,22},{44,38},{52,6},{60,38},{69,6},{77,38},{85,6},{90,22}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{60,-2},{70,50}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Polygon(points={{73.7,69.7},{64.1,51.1},{75.9,48.9},{73.7,69.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{-180,26},{-160,48}}, textString="X"),
      Text(extent={{160,-46},{180,-24}}, textString="Y"),
      Text(extent={{52,-80},{212,-50}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>The spool that sets a pump by pressure: X pushes it against its spring. Below dp_set it stands at the hard end where A is open to T, above it opens P to
A, and it holds a setting piston still where both edges are shut. With Y at the tank it is a pressure controller; with X at the pump and Y at the load&apos;s
pressure, and a dp_set of 10 to 30 bar, a load-sensing one.</p>
<p><b>m*der(v) = (X.p - Y.p)*A_S - f_spring + f_flow - d*v + f_stop</b>, <b>f_spring = dp_set*A_S + c*x</b>. Motion and hard ends are those of <a
href='modelica://Bramah.Hydraulics.Interfaces.SpringSpool'>SpringSpool</a>. The edge P to A opens at <b>x - x_o</b>, that from A to T at <b>-x - x_o</b>,
x_o = overlap*x_max; area, flow and force of each are those of <a href='modelica://Bramah.Hydraulics.Internal.SpoolEdge'>SpoolEdge</a>, which draws the
edge shut that lets oil through, in turbulent flow by <b>2*Cd*A*cos(theta)*dp</b>. So the spring&apos;s stiffness and the flow force together make the
pressure that it holds rise with the flow that it gives.</p>
<p>The face takes in the oil A_S*v at X, and as much leaves at Y: an orifice in either line damps it. <code>useFlange</code> gives a rod for a solenoid or
a sensor of its position.</p>
<p>Assumptions: the edges are sharp; no friction but d; the lands that part P, A and T are balanced. Valid: openings small against the diameter; no
cavitation in the jet. Typical: d_spool 5 to 10 mm, x_max 0.5 to 2 mm, c 10 to 50 N/mm, d 5 to 50 N.s/m, overlap 0 to 5 %. Source: H. E. Merritt,
Hydraulic Control Systems (1967), chapter 5, for the flow forces. Example: <a
href='modelica://Bramah.Examples.Pumps.ControllerOfParts'>ControllerOfParts</a>.</p>
</html>"));
end PressureControllerSpool;
