// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Pumps;
model HandPump "Hand pump: a piston with suction and pressure valves, moved by a lever"
  extends Interfaces.OilComponent;
  parameter Boolean isDoubleActing = true "true: delivers on both strokes; false: on the stroke in only"
    annotation(Evaluate=true, Dialog(group="Size"));
  parameter Units.Length d_bore(min=1e-3) = 0.02 "Diameter of the piston" annotation(Dialog(group="Size"));
  parameter Units.Length stroke(min=1e-3) = 0.04 "Stroke of the piston" annotation(Dialog(group="Size"));
  parameter Units.Mass m_moving(min=1e-3) = 20 "Mass of the piston, with that of the lever as the piston feels it"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_dead(min=1e-9) = 2e-6 "Oil volume of each side with the piston at its end" annotation(Dialog(group="Size"));
  parameter Boolean useFlange = false "true: a flange moves the piston; false: a hand the lever, as u says"
    annotation(Evaluate=true, Dialog(group="Lever"));
  parameter Boolean byHand = false "true: the lever is moved on the sheet during a run; false: as u says"
    annotation(Evaluate=true, Dialog(group="Lever", enable=not useFlange));
  parameter Real lever(min=0, max=1) = 0 "Lever: 0 piston out, 1 piston in; may be changed during a run"
    annotation(__Bramah(hand(from=0, to=1, travel=30)), Dialog(group="Lever", enable=byHand and not useFlange));
  parameter String keyForth = "" "Key that moves the piston in during a run"
    annotation(Dialog(group="Lever", enable=byHand and not useFlange));
  parameter String keyBack = "" "Key that moves the piston out during a run"
    annotation(Dialog(group="Lever", enable=byHand and not useFlange));
  parameter Real i(unit="1", min=1) = 20 "Way of the hand over that of the piston" annotation(Dialog(group="Lever", enable=not useFlange));
  parameter Units.Force f_max(min=0) = 400 "Greatest force of the hand" annotation(Dialog(group="Lever", enable=not useFlange));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 15/60000 "Flow of each valve at dp_nom, fully open" annotation(Dialog(group="Valves"));
  parameter Units.PressureDifference dp_nom(min=1e3) = 1e5 "Pressure drop of q_nom" annotation(Dialog(group="Valves"));
  parameter Units.PressureDifference p_crackS(min=0) = 0.05e5 "Cracking pressure of the suction valves" annotation(Dialog(group="Valves"));
  parameter Units.PressureDifference p_crackP(min=0) = 0.3e5 "Cracking pressure of the pressure valves" annotation(Dialog(group="Valves"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage past the piston from side to side, at the density rho_0"
    annotation(Dialog(tab="Losses", enable=isDoubleActing));
  parameter Units.TranslationalDampingConstant d(min=0) = 500 "Viscous friction of the piston per speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction of the piston independent of speed" annotation(Dialog(tab="Losses"));
  parameter Types.Initial init = Types.Initial.Start "What fixes position, speed and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Position x_start(min=0, max=stroke) = stroke/2 "Position of the piston at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port S "Suction" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Blocks.Interfaces.RealInput u if not useFlange and not byHand "Where the hand moves the lever: 0 piston out, 1 piston in"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-140,0})));
  Mechanics.Translational.Interfaces.Flange_a flange if useFlange "Piston: 0 out, positive inwards"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-140,0})));
  Units.Position x "Position of the piston: 0 out, stroke in";
  Units.Velocity v "Speed of the piston";
  Units.Force f_drive "Force of lever or flange on the piston, inwards";
  Units.Force f_hand "Force of the hand at the lever";
  Units.VolumeFlowRate q "Volume flow rate out of P, at the density rho_0";
  Units.AbsolutePressure p_1 "Pressure of the side that delivers on the stroke in";
  Units.AbsolutePressure p_2 "Pressure of the other side";
protected
  parameter Units.Area area = Units.pi/4*d_bore^2 "Area of the piston" annotation(__Bramah(symbol="A"));
  parameter Units.Time t_hand = 6e-3 "Damping of the hand";
  // side B is the one that the stroke in presses on: the rod of this cylinder comes out on the stroke out
  Cylinders.DoubleActingCylinder piston(final oil=oil, final densityModel=densityModel, final d_bore=d_bore, final d_rod=0,
    final A_A=if isDoubleActing then area else 0, final A_B=area, final stroke=stroke, final m_moving=m_moving,
    final V_deadA=V_dead, final V_deadB=V_dead, final leakage=if isDoubleActing then leakage else 0, final d=d,
    final dryFriction=Types.DryFriction.Rounded, final f_coulomb=f_coulomb, final f_stribeck=0, final init=init, final x_start=x_start) "Piston";
  CheckValves.CheckValve suction1(final oil=oil, final densityModel=densityModel, final p_crack=p_crackS, final dp_open=dp_nom/2,
    final q_nom=q_nom, final dp_nom=p_crackS + dp_nom);
  CheckValves.CheckValve pressure1(final oil=oil, final densityModel=densityModel, final p_crack=p_crackP, final dp_open=dp_nom/2,
    final q_nom=q_nom, final dp_nom=p_crackP + dp_nom);
  CheckValves.CheckValve suction2(final oil=oil, final densityModel=densityModel, final p_crack=p_crackS, final dp_open=dp_nom/2,
    final q_nom=q_nom, final dp_nom=p_crackS + dp_nom) if isDoubleActing;
  CheckValves.CheckValve pressure2(final oil=oil, final densityModel=densityModel, final p_crack=p_crackP, final dp_open=dp_nom/2,
    final q_nom=q_nom, final dp_nom=p_crackP + dp_nom) if isDoubleActing;
  Mechanics.Translational.Interfaces.FlangeReader reader(f=-f_lever) "Force of the lever on the piston";
  Units.Force f_lever "Force of the lever on the piston; 0 with a flange";
  Blocks.Interfaces.RealInput u_internal "Lever in use";
equation
  connect(S, suction1.A);
  connect(suction1.B, piston.B);
  connect(piston.B, pressure1.A);
  connect(pressure1.B, P);
  connect(S, suction2.A);
  connect(suction2.B, piston.A);
  connect(piston.A, pressure2.A);
  connect(pressure2.B, P);
  connect(piston.rod, flange);
  connect(piston.rod, reader.flange);
  connect(u, u_internal);
  if useFlange then
    u_internal = 0;
    f_lever = 0;
  else
    if byHand then
      u_internal = lever;
    end if;
    f_lever = i*f_max*tanh((stroke*noEvent(min(max(u_internal, 0), 1)) - x - t_hand*v)/(0.1*stroke));
  end if;
  x = piston.x;
  v = piston.v;
  f_drive = piston.rod.f;
  f_hand = f_lever/i;
  q = -P.m_flow/oil.rho_0;
  p_1 = piston.pB;
  p_2 = piston.pA;
  annotation(
    __Bramah(technicalData="⌀%{d_bore:mm} × %{stroke:mm} %{[mm]}", bonds="S > suction:0 > suction1.A, suction1.B > side1:0 > piston.B, side1 > pressure1.A, pressure1.B > delivery:0 > P, suction > suction2.A, suction2.B > side2:0 > piston.A, side2 > pressure2.A, pressure2.B > delivery, piston.rod > rod:1, flange > rod, hand:mSe > rod if not useFlange", rule="Hand pump (X11270): half circle of radius 3 M, both lines on its flat side, a filled triangle pointing out at P, double line to an oblique lever 3 M long with a knob of 1 M."),
    defaultComponentName="handPump",
    Icon(coordinateSystem(extent={{-140,-100},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-80,-60},{40,60}}, startAngle=90, endAngle=270, closure=EllipseClosure.Chord),
      Polygon(points={{-20,30},{-36,40},{-36,20},{-20,30}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-20,30},{0,30},{0,100}}),
      Line(points={{-20,-30},{0,-30},{0,-100}}),
      Line(points={{-79.2,10},{-107.7,10}}),
      Line(points={{-79.2,-10},{-112.3,-10}}),
      Line(points=DynamicSelect({{-117,-30},{-103.7,26.5}}, {{-110 - 31*sin(0.87*(x/stroke - 0.25)),-31*cos(0.87*(x/stroke - 0.25))},{-110 + 29*sin(0.87*(x/stroke - 0.25)),29*cos(0.87*(x/stroke - 0.25))}}),
        visible=not useFlange),
      Ellipse(extent=DynamicSelect({{-111,26},{-91,46}}, {{-120 + 39*sin(0.87*(x/stroke - 0.25)),-10 + 39*cos(0.87*(x/stroke - 0.25))},{-100 + 39*sin(0.87*(x/stroke - 0.25)),10 + 39*cos(0.87*(x/stroke - 0.25))}}),
        visible=not useFlange),
      Line(points={{-140,0},{-110,0}}, color={44,99,201}, visible=not useFlange and not byHand),
      Line(points={{-107.7,10},{-140,10}}, visible=useFlange),
      Line(points={{-112.3,-10},{-140,-10}}, visible=useFlange),
      Text(extent={{-26,72},{-6,94}}, textString="P"),
      Text(extent={{-26,-94},{-6,-72}}, textString="S"),
      Text(extent={{14,-15},{174,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A piston sucks through suction valves from S and presses through pressure valves to P, on both strokes or
(<code>isDoubleActing</code> = false) on the stroke in only. Each double stroke gives <b>V = 2*A*stroke</b>, or A*stroke, less what the oil in
V_dead is compressed by.</p>
<p>The hand moves the lever to where u says, as far as its force reaches: <b>f_hand = f_max*tanh((stroke*u - x - t*v)/(0.1*stroke))</b>,
t = 6 ms, and the piston feels <b>f_drive = i*f_hand</b>. So the pump stalls where the oil takes <b>p - p_amb = i*f_max/A</b>. With
<code>byHand</code> the lever is drawn with the mouse during a run. With
<code>useFlange</code> a flange moves the piston instead, such as that of a
<a href='modelica://Bramah.Mechanics.Translational.Force'>Force</a> or a lever of your own.</p>
<p>Piston, friction, end stops and the two oil volumes V_dead + A*x and V_dead + A*(stroke - x) are those of
<a href='modelica://Bramah.Hydraulics.Cylinders.DoubleActingCylinder'>DoubleActingCylinder</a>, the valves
<a href='modelica://Bramah.Hydraulics.CheckValves.CheckValve'>CheckValve</a>s. S and P store no oil: they want a node or a part that does.</p>
<p>Assumptions: equal areas on both sides, the lever's force along the piston at any angle. Valid: up to some 60 double strokes a minute; suction
above the vapour pressure, else the sides fill in part. Typical: 6 to 50 cm3 a double stroke, up to 250 to 350 bar, 200 to 500 N at a lever of
0.6 m. Source: balance of forces and of oil; the law of the valves is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>.
Example: <a href='modelica://Bramah.Examples.Pumps.JackByHand'>JackByHand</a>.</p>
</html>"));
end HandPump;
