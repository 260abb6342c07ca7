// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model ReliefSpool "Spool of a relief valve: mass, spring, flow force and hard ends"
  extends Interfaces.SpringSpool(d_spool=0.01, m=0.03, d=200, w_edge=Units.pi*d_spool, final x_low=0, final x_high=x_max, final x_begin=x_start,
    final f_0=p_set*A_S - c*overlap*x_max, final c_used=c);
  parameter Units.PressureDifference p_set(min=0) = 150e5 "Pressure over the spring's side at which it just opens" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}));
  parameter Units.TranslationalSpringConstant c(min=0) = 1e5 "Stiffness of the spring" annotation(Dialog(group="Spool"));
  parameter Units.Length x_max(min=1e-6) = 1e-3 "Way from the hard end where it is shut to the other one" annotation(Dialog(group="Spool"));
  parameter Real overlap(unit="1", displayUnit="%", min=0, max=0.9) = 0.1 "Way until it opens over x_max" annotation(Dialog(group="Metering"));
  parameter Units.Length l_damping = 0 "Damping length of the flow; negative: it drives the spool on"
    annotation(Dialog(group="Flow force", enable=flowForce == Types.FlowForce.SteadyAndTransient));
  parameter Boolean useX = false "true: port X at the spool's face; false: P acts there" annotation(Evaluate=true);
  parameter Boolean useY = false "true: port Y at its spring; false: T acts there" annotation(Evaluate=true);
  parameter Units.Position x_start(min=0, max=x_max) = 0 "Spool position at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port X if useX "Face of the spool" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,20})));
  Interfaces.Port Y if useY "Chamber of the spring" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,-20})));
  Mechanics.Translational.Interfaces.Flange_a flange if useFlange "Spool, pushed open to positive s"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-20})));
  Units.PressureDifference dp "P.p - T.p";
  Units.VolumeFlowRate q "Volume flow rate past the edge from P to T, at the density of the inlet";
protected
  Interfaces.PortReader readerX(m_flow=-m_face) if useX "Pressure at X";
  Interfaces.PortReader readerY(m_flow=m_face) if useY "Pressure at Y";
  Blocks.Interfaces.RealInput pX_internal(unit="Pa") "Pressure at the face in use";
  Blocks.Interfaces.RealInput pY_internal(unit="Pa") "Pressure at the spring in use";
  Internal.SpoolEdge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=max(p_set/10, 1e5), final width=w_edge, final clearance=clearance, final flowForce=flowForce,
    final theta=theta, final l_damping=l_damping, opening=x - overlap*x_max, speed=v, p_1=P.p, p_2=T.p);
equation
  assert(f_0 >= 0, "the spring is slack at the end where the spool is shut: raise `p_set`, or lower `c` or `overlap`");
  connect(readerX.port, X);
  connect(readerX.p, pX_internal);
  connect(readerY.port, Y);
  connect(readerY.p, pY_internal);
  connect(reader.flange, flange);
  if not useX then
    pX_internal = P.p;
  end if;
  if not useY then
    pY_internal = T.p;
  end if;
  p_face = pX_internal;
  p_back = pY_internal;
  f_flow = -edge.f;
  dp = P.p - T.p;
  q = edge.m_flow/edge.rho;
  P.m_flow = edge.m_flow + (if useX then 0 else m_face);
  T.m_flow = -edge.m_flow - (if useY then 0 else m_face);
  annotation(
    __Bramah(setting="%{p_set}", productClass="FL", technicalData="%{p_set}", bonds="P > p:0 > way:1 > t:0 > T, way > edge:R, p > face:TF if not useX, X > face:TF if useX, face > spool > back:TF, back > t if not useY, back > Y if useY, flange > spool if useFlange", rule="Spool of a relief valve (X10500): box 4 M, shut, so the arrow is 1 M beside the axis; dashed line from P or X; adjustable spring; m for its mass; a rod of 1 M where it has a flange."),
    defaultComponentName="spool",
    Icon(coordinateSystem(extent={{-80,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{0,-40},{0,-80}}),
      Line(points={{-20,40},{-20,-20}}, origin=DynamicSelect({0,0},{20*x/x_max,0})),
      Polygon(points={{-20,-40},{-27,-20},{-13,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{20*x/x_max,0})),
      Text(extent={{8,-16},{36,16}}, textString="m"),
      Line(points={{0,60},{-60,60},{-60,20},{-40,20}}, pattern=LinePattern.Dash, visible=not useX),
      Line(points={{-80,20},{-40,20}}, pattern=LinePattern.Dash, visible=useX),
      Line(points={{-40,-10},{-80,-10}}, visible=useFlange),
      Line(points={{-40,-30},{-80,-30}}, visible=useFlange),
      Line(points={{40,17},{44,30},{52,4},{60,30},{69,4},{77,30},{85,4},{90,17}}),
      Line(points={{60,-4},{70,44}}),
      Polygon(points={{73.7,63.7},{64.1,45.1},{75.9,42.9},{73.7,63.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{40,-20},{120,-20}}, pattern=LinePattern.Dash, visible=useY),
      Text(extent={{8,50},{28,72}}, textString="P"),
      Text(extent={{8,-72},{28,-50}}, textString="T"),
      Text(extent={{-80,26},{-60,48}}, textString="X", visible=useX),
      Text(extent={{100,-48},{120,-26}}, textString="Y", visible=useY),
      Text(extent={{50,-76},{190,-46}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>The moving part of a direct operated relief valve, or of the main stage of a pilot operated one: a spool that P pushes open against its spring.
Unlike <a href='modelica://Bramah.Hydraulics.PressureValves.ReliefValve'>ReliefValve</a>, which follows its data sheet with a lag, it has mass, and shows
how the flow forces raise the pressure, how the spool swings and how it meets its ends.</p>
<p><b>m*der(v) = (P.p - T.p)*A_S - f_spring + f_flow - d*v + f_stop</b>, <b>f_spring = p_set*A_S + c*(x - x_o)</b>, x_o = overlap*x_max: at rest it
opens at p_set. Motion and hard ends are those of <a href='modelica://Bramah.Hydraulics.Interfaces.SpringSpool'>SpringSpool</a>, the area, the flow and
its force those of <a href='modelica://Bramah.Hydraulics.Internal.SpoolEdge'>SpoolEdge</a>: in turbulent flow <b>f_flow = -2*Cd*A*cos(theta)*dp</b>,
as a spring of the stiffness 2*Cd*w_edge*cos(theta)*dp, often more than that of the coil.</p>
<p>With <code>useX</code> the oil at X acts on the face, with <code>useY</code> that at Y on the side of the spring: put an orifice before X and it is
damped; let a pilot valve relieve Y, which P feeds through an orifice, and it is the main stage of a two-stage valve. The face takes in the oil A_S*v.
<code>useFlange</code> gives a rod for a solenoid or a sensor of its position.</p>
<p>Assumptions: the edge is sharp; no friction but d; the flow forces of the outlet&apos;s chamber are not made good. Valid: openings small against the
diameter; no cavitation in the jet. Typical: d_spool 5 to 20 mm, c 20 to 200 N/mm, d 2 to 20 N.s/m by the oil in its gap, 100 to
500 with a damping piston; with less the valve chatters on a small volume. Source: H. E.
Merritt, Hydraulic Control Systems (1967), chapter 5, for the flow forces. Example: <a
href='modelica://Bramah.Examples.Valves.SpoolDamping'>SpoolDamping</a>.</p>
</html>"));
end ReliefSpool;
