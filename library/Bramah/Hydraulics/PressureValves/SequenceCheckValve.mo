// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model SequenceCheckValve "Sequence valve with a check valve for the way back"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=0) = 80e5 "Set pressure at P, over Y" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}), Dialog(group="Sequence valve"));
  parameter Units.PressureDifference dp_over(min=1e3) = 5e5 "Pressure range between shut and fully open" annotation(Dialog(group="Sequence valve"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open, both ways" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom from P to A" annotation(Dialog(group="Sequence valve"));
  parameter Boolean useDrain = false "true: drain port Y; false: drains to the surroundings" annotation(Evaluate=true);
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the opening" annotation(Dialog(group="Sequence valve"));
  parameter Units.PressureDifference p_crack(min=0) = 0.5e5 "Cracking pressure of the check valve" annotation(Dialog(group="Check valve"));
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open" annotation(Dialog(group="Check valve"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  Interfaces.Port P "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,120})));
  Interfaces.Port A "Outlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Interfaces.Port Y if useDrain "Drain" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-120})));
  Real y(unit="1") "Opening of the sequence valve: 0 shut, 1 fully open";
  Units.VolumeFlowRate q "Volume flow rate from P to A, at the density of the inlet";
protected
  SequenceValve sequence(final oil=oil, final densityModel=densityModel, final p_set=p_set, final dp_over=dp_over, final q_nom=q_nom,
    final dp_nom=dp_nom, final useDrain=useDrain, final tau=tau, final init=init) "Way from P to A";
  CheckValves.CheckValve check(final oil=oil, final densityModel=densityModel, final p_crack=p_crack, final dp_open=dp_open,
    final q_nom=q_nom) "Way from A to P";
equation
  connect(P, sequence.P);
  connect(sequence.A, A);
  connect(sequence.Y, Y);
  connect(A, check.A);
  connect(check.B, P);
  y = sequence.y;
  q = sequence.q - check.q;
  annotation(
    __Bramah(bonds="P > p:0 > sequence.P, sequence.A > a:0 > A, a > check.A, check.B > p, Y > sequence.Y", setting="%{p_set}", technicalData="%{p_set}", rule="Sequence valve with bypass valve (X10520): sequence valve and check valve side by side in a continuous frame, drain of the spring chamber dashed, to Y or to a tank."),
    defaultComponentName="sequence",
    Icon(coordinateSystem(extent={{-140,-120},{100,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-140,-80},{100,80}}),
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,120}}),
      Line(points={{0,-40},{0,-120}}),
      Line(points={{-20,40},{-20,-20}}, origin=DynamicSelect({0,0},{20*y,0})),
      Polygon(points={{-20,-40},{-27,-20},{-13,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{20*y,0})),
      Line(points={{0,50},{-60,50},{-60,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{40,0},{44,20},{52,-20},{60,20},{69,-20},{77,20},{85,-20},{90,0}}),
      Line(points={{58,-40},{70,24}}),
      Polygon(points={{73.7,43.7},{64.1,25.1},{75.9,22.9},{73.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,64},{-100,64},{-100,4.1}}),
      Line(points={{-100,-20},{-100,-64},{0,-64}}),
      Line(points={{-120,0},{-100,-20},{-80,0}}),
      Ellipse(extent={{-110,-15.9},{-90,4.1}}),
      Ellipse(extent={{-5,59},{5,69}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-5,-69},{5,-59}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{80,-14},{80,-120}}, pattern=LinePattern.Dash, visible=useDrain),
      Line(points={{80,-14},{80,-104}}, pattern=LinePattern.Dash, visible=not useDrain),
      Line(points={{60,-94},{60,-114},{100,-114},{100,-94}}, visible=not useDrain),
      Text(extent={{8,90},{28,112}}, textString="P"),
      Text(extent={{8,-112},{28,-90}}, textString="A"),
      Text(extent={{108,-15},{248,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A <a href='modelica://Bramah.Hydraulics.PressureValves.SequenceValve'>SequenceValve</a> from P to A, and from A to P a
<a href='modelica://Bramah.Hydraulics.CheckValves.CheckValve'>CheckValve</a>, so that what is moved second comes back freely:
<b>q = q_sequence - q_check</b>.</p>
<p>Assumptions: as those of the two valves, in one housing without a volume of its own. Valid: changes slower than about tau; flows up to q_nom.
Typical: p_set 20 to 200 bar, p_crack 0.2 to 1 bar. Source: the law of flow is that of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.UnloadedPump'>UnloadedPump</a>.</p>
</html>"));
end SequenceCheckValve;
