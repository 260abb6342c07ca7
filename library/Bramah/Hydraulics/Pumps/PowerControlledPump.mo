// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Pumps;
model PowerControlledPump "Variable pump that keeps its power below a set one, with pressure cut-off"
  extends Interfaces.PartialPump(final D_loss=D_max, losses=Types.MachineLosses.Efficiencies);
  parameter Units.Displacement D_max(displayUnit="cm3/rev") = 45e-6 "Greatest displacement per revolution";
  parameter Units.Power P_set(min=1) = 11e3 "Power of the oil, without losses, at which it draws back, at the speed w_set"
    annotation(Dialog(group="Controller"));
  parameter Units.AngularVelocity w_set(min=1, displayUnit="rev/min") = 157.07963267948966 "Speed of P_set (1500 rev/min)"
    annotation(Dialog(group="Controller"));
  parameter Real y_min(unit="1", displayUnit="%", min=0, max=1) = 0 "Smallest setting of the power controller"
    annotation(Dialog(group="Controller"));
  parameter Units.PressureDifference p_set(min=0) = 280e5 "Cut-off: pressure over L at which the flow has gone to zero"
    annotation(Dialog(group="Controller"));
  parameter Units.PressureDifference dp_full(min=1e3) = 8e5 "Cut-off: pressure range from full to zero displacement"
    annotation(Dialog(group="Controller"));
  parameter Units.Time tau_y(min=1e-6, displayUnit="ms") = 0.03 "Time constant of the controller"
    annotation(Dialog(group="Controller"), __Bramah(symbol="tau"));
  parameter Units.Time t_up(min=1e-3, displayUnit="ms") = 0.1 "Shortest time from zero to full displacement"
    annotation(Dialog(group="Controller"));
  parameter Units.Time t_down(min=1e-3, displayUnit="ms") = 0.05 "Shortest time from full to zero displacement"
    annotation(Dialog(group="Controller"));
  parameter Boolean useDrain = false "true: drain port L; false: drains to the surroundings" annotation(Evaluate=true);
  parameter Types.Initial init = Types.Initial.Start "What fixes the setting at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Real y_start(unit="1", min=0, max=1) = 1 "Setting at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port L if useDrain "Drain" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-100})));
  Real y(unit="1", start=y_start, fixed=init == Types.Initial.Start) "Setting: displacement over D_max";
  Real y_target(unit="1") "Setting at rest for the present pressures";
  Units.PressureDifference p_begin "Pressure over L at which the power controller begins to draw back";
protected
  parameter Units.Torque tau_set = P_set/w_set "Torque of the pressures that is not exceeded";
  Interfaces.PortReader drain(m_flow=0) if useDrain "Pressure at the drain";
  Blocks.Interfaces.RealInput p_drain(unit="Pa") "Drain pressure in use";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  connect(drain.port, L);
  connect(drain.p, p_drain);
  if not useDrain then
    p_drain = fluid.p_ambient;
  end if;
  p_begin = 2*Units.pi*tau_set/noEvent(max(D_max, 1e-12));
  y_target = noEvent(min(max(p_begin/max(P.p - p_drain, p_begin), y_min), min(max((p_set - (P.p - p_drain))/dp_full, 0), 1)));
  der(y) = noEvent(min(max((y_target - y)/tau_y, -1/t_down), 1/t_up));
  V_rev = D_max*y;
  annotation(
    __Bramah(bondGraph="Bramah.BondGraphs.Internal.PowerControlledPump", rule="Power-controlled pump (X11340): as the compensated one, a long and a short spring side by side."),
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{160,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-70,-70},{55.9,55.9}}, {{-99*cos(0.7854*y),-99*sin(0.7854*y)},{79*cos(0.7854*y),79*sin(0.7854*y)}})),
      Polygon(points=DynamicSelect({{70,70},{50.9,60.8},{60.8,50.9},{70,70}}, {{99*cos(0.7854*y),99*sin(0.7854*y)},{79*cos(0.7854*y) - 7*sin(0.7854*y),79*sin(0.7854*y) + 7*cos(0.7854*y)},
        {79*cos(0.7854*y) + 7*sin(0.7854*y),79*sin(0.7854*y) - 7*cos(0.7854*y)},{99*cos(0.7854*y),99*sin(0.7854*y)}}), fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{106,-10},{154,70}}),
      Rectangle(extent=DynamicSelect({{106,45},{154,55}}, {{106,5 + 40*y},{154,15 + 40*y}})),
      Line(points=DynamicSelect({{70,70},{106,50}}, {{99*cos(0.7854*y),99*sin(0.7854*y)},{106,10 + 40*y}})),
      Line(points=DynamicSelect({{119,-10},{127,-4.5},{111,6.5},{127,17.5},{111,28.5},{127,39.5},{119,45}},
        {{119,-10},{127,-10 + 0.1*(15 + 40*y)},{111,-10 + 0.3*(15 + 40*y)},{127,-10 + 0.5*(15 + 40*y)},{111,-10 + 0.7*(15 + 40*y)},{127,-10 + 0.9*(15 + 40*y)},{119,-10 + (15 + 40*y)}})),
      Line(points=DynamicSelect({{141,-10},{149,-6.6},{133,0.2},{149,7},{133,13.8},{149,20.6},{141,24}},
        {{141,-10},{149,-10 + 0.1*min(34, 15 + 40*y)},{133,-10 + 0.3*min(34, 15 + 40*y)},{149,-10 + 0.5*min(34, 15 + 40*y)},{133,-10 + 0.7*min(34, 15 + 40*y)},{149,-10 + 0.9*min(34, 15 + 40*y)},{141,-10 + min(34, 15 + 40*y)}})),
      Line(points={{107,-12},{148.5,35.4}}),
      Polygon(points={{160,48.6},{144.1,39.3},{152.9,31.6},{160,48.6}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,80},{130,80},{130,70}}, pattern=LinePattern.Dash),
      Line(points={{42.4,-42.4},{80,-80},{80,-100}}, pattern=LinePattern.Dash, visible=useDrain)}),
    Documentation(info="<html>
<p>Gives its full displacement up to the pressure at which the set power is reached, and beyond it draws back along the hyperbola of constant
torque, so that the motor that drives it is not overloaded:</p>
<p><b>y_target = p_begin/(P.p - p_L) between y_min and 1</b>, <b>p_begin = 2*pi*tau_set/D_max</b>, <b>tau_set = P_set/w_set</b>, and no more than the cut-off
leaves, <b>(p_set - (P.p - p_L))/dp_full between 0 and 1</b>. <b>tau*der(y) = y_target - y</b> within -1/t_down and 1/t_up per second,
<b>V_rev = D_max*y</b>.</p>
<p>At the speed w_set the oil takes P_set at the pump without losses; at another speed the torque stays the same. The drive needs as much more
as the losses are: P_set = power of the motor times the pump's efficiency. Flow, torque and losses as in
<a href='modelica://Bramah.Hydraulics.Interfaces.PartialMachine'>PartialMachine</a>. Typical: P_set a quarter to a half of
the power at full displacement and greatest pressure; y_min 0.1 to 0.3, time constant 20 to 60 ms.</p>
<p>Assumptions: the controller follows the hyperbola itself, not the two springs that come near to it; losses in proportion to pressure and speed over the whole range; no ripple of single pistons; the displacement fills at once.
Valid: between the least and the greatest speed of the data sheet and up to its pressure; outside, the losses are extrapolated. Source: leakage
in proportion to pressure, friction in proportion to speed and constant: the usual split, as in H. E. Merritt, Hydraulic Control Systems (1967),
chapter 4. Example: <a
href='modelica://Bramah.Examples.Pumps.PowerControl'>PowerControl</a>.</p>
</html>"));
end PowerControlledPump;
