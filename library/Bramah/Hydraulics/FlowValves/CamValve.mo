// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model CamValve "Flow valve moved by a cam on a roller: slows a slide down before its end"
  extends Interfaces.TwoPort;
  parameter Types.Rest rest = Types.Rest.Shut "What it does while the roller is free" annotation(Evaluate=true);
  parameter Units.Position s_1 = 0.1 "Position of the flange at which the cam meets the roller" annotation(Dialog(group="Cam"));
  parameter Units.Position s_2 = s_1 + 0.05 "Position of the flange at which the roller is fully in; may be less than s_1" annotation(Dialog(group="Cam"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}), Dialog(group="Flow"));
  parameter Units.PressureDifference dp_nom(min=100) = 3e5 "Pressure drop of q_nom" annotation(Dialog(group="Flow"));
  parameter Real y_min(unit="1", displayUnit="%", min=0, max=1) = 0 "Opening that is left when it is shut" annotation(Dialog(group="Flow"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Mechanics.Translational.Interfaces.Flange_a flange "Slide with the cam"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,0})));
  Real x(unit="1") "Way of the roller: 0 free, 1 fully in";
  Real y(unit="1") "Opening: 0 shut, 1 fully open";
protected
  parameter Units.Length l_cam(min=1e-6) = noEvent(abs(s_2 - s_1)) "Length of the cam's ramp";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, y_min)), p_1=A.p, p_2=B.p);
equation
  flange.f = 0;
  x = Functions.smoothStep((flange.s - s_1)/noEvent(if s_2 >= s_1 then l_cam else -l_cam));
  y = if rest == Types.Rest.Shut then x else 1 - x;
  m_flow = edge.m_flow;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(bonds="way > edge:R", productClass="QN", technicalData="%{q_nom}, Δp %{dp_nom}", rule="Flow valve with roller plunger and spring (X10650): two boxes between two lines, an arrow both ways in the open one, a roller of 1.5 M on a rod; rest = Open exchanges the boxes."),
    defaultComponentName="camValve",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-110,50},{30,50}}, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-110,-50},{30,-50}}, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,80},{0,40}}),
      Line(points={{-80,-20},{-80,20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-80,40},{-87,20},{-73,20},{-80,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-80,-40},{-73,-20},{-87,-20},{-80,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{0,-40},{0,-20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-10,-20},{10,-20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{0,40},{0,20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-10,20},{10,20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{0,-20},{0,20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{0,40},{-7,20},{7,20},{0,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{0,-40},{7,-20},{-7,-20},{0,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-80,-40},{-80,-20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-90,-20},{-70,-20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-80,40},{-80,20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-90,20},{-70,20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-120,10},{-153.8,10}}, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-120,-10},{-153.8,-10}}, origin=DynamicSelect({0,0},{80*x,0})),
      Ellipse(extent={{-180,-15},{-150,15}}, origin=DynamicSelect({0,0},{80*x,0})),
      Ellipse(extent={{-170,-5},{-160,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{40,0},{44,-18},{52,18},{60,-18},{69,18},{77,-18},{85,18},{90,0}}, origin=DynamicSelect({0,0},{80*x,0})),
      Text(extent={{4,-78},{24,-56}}, textString="A"),
      Text(extent={{4,56},{24,78}}, textString="B"),
      Text(extent={{60,58},{220,88}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A cam on a slide presses the roller in over its ramp: <b>x = s((flange.s - s_1)/(s_2 - s_1))</b>, s the cubic step from 0 to 1. The opening is
<b>y = x</b> with <code>rest = Shut</code>, <b>y = 1 - x</b> with <code>Open</code>, not below y_min, and
<b>q = Cd*A_max*y*sqrt(2/rho)*g(dp)</b>, A_max = q_nom/(Cd*sqrt(2*dp_nom/rho_0)), g of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>. Open at rest, in the return line of a cylinder, it slows the slide down before
its end; a throttle beside it leaves a creeping speed.</p>
<p>Assumptions: the roller follows the cam; its force on the slide, some 10 to 100 N of the spring, does not count. Valid: no cavitation in the jet
(pressure behind above about 0.3 of that before); ramps of no more than 30 deg. Typical: q_nom 20 to 120 l/min at 3 bar, ramps of 20 to 100 mm.
Source: the law of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; the course of the cam is a choice of this library. Example: <a
href='modelica://Bramah.Examples.Cylinders.SlowDown'>SlowDown</a>.</p>
</html>"));
end CamValve;
