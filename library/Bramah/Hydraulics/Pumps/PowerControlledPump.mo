// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Pumps;
model PowerControlledPump "Variable pump that keeps its power below a set one, with pressure cut-off"
  extends Interfaces.PartialPump(final D_loss=D_max);
  parameter Units.Displacement D_max(displayUnit="cm3/rev") = 45e-6 "Greatest displacement per revolution" annotation(__Bramah(usual={1e-7,5e-3}));
  parameter Units.Power P_set(min=1) = 11e3 "Power of the oil, without losses, at which it draws back, at the speed w_set"
    annotation(Dialog(group="Controller"));
  parameter Units.AngularVelocity w_set(min=1, displayUnit="rev/min") = 157.07963267948966 "Speed of P_set (1500 rev/min)"
    annotation(Dialog(group="Controller"));
  parameter Real y_min(unit="1", displayUnit="%", min=0, max=1) = 0 "Smallest setting of the power controller"
    annotation(Dialog(group="Controller"));
  parameter Units.PressureDifference p_set(min=0) = 280e5 "Cut-off: pressure over L at which the flow has gone to zero"
    annotation(__Bramah(usual={1e5,1e8}), Dialog(group="Controller"));
  parameter Units.PressureDifference dp_full(min=1e3) = 8e5 "Cut-off: pressure range from full to zero displacement"
    annotation(Dialog(group="Controller"));
  parameter Units.Time tau_y(min=1e-6, displayUnit="ms") = 0.03 "Time constant of the controller"
    annotation(Dialog(group="Controller"), __Bramah(symbol="tau"));
  parameter Units.Time t_up(min=1e-3, displayUnit="ms") = 0.1 "Shortest time from zero to full displacement"
    annotation(Dialog(group="Controller"));
  parameter Units.Time t_down(min=1e-3, displayUnit="ms") = 0.05 "Shortest time from full to zero displacement"
    annotation(Dialog(group="Controller"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the setting at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Real y_start(unit="1", min=0, max=1) = 1 "Setting at the start" annotation(Dialog(tab="Start"));
  Real y(unit="1", start=y_start, fixed=init == Types.Initial.Start) "Setting: displacement over D_max";
  Real y_target(unit="1") "Setting at rest for the present pressures";
  Units.PressureDifference p_begin "Pressure over L at which the power controller begins to draw back";
protected
  parameter Units.Torque tau_set = P_set/w_set "Torque of the pressures that is not exceeded";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  p_begin = 2*Units.pi*tau_set/noEvent(max(D_max, 1e-12));
  y_target = noEvent(min(max(p_begin/max(P.p - p_drain, p_begin), y_min), min(max((p_set - (P.p - p_drain))/dp_full, 0), 1)));
  der(y) = noEvent(min(max((y_target - y)/tau_y, -1/t_down), 1/t_up));
  V_rev = D_max*y;
  annotation(
    __Bramah(setting="%{P_set}", technicalData="%{D_max}, %{P_set}\n%{!useShaft}%{w}", rule="Power-controlled pump (after X11340, mirrored): as the compensated one, a long and a short spring side by side."),
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{160,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-90},{180,90}}),
      Line(points=DynamicSelect({{56,-56},{-55.9,55.9}}, {{79.2*cos(0.7854*y),-79.2*sin(0.7854*y)},{-79*cos(0.7854*y),79*sin(0.7854*y)}})),
      Polygon(points=DynamicSelect({{-70,70},{-50.9,60.8},{-60.8,50.9},{-70,70}}, {{-99*cos(0.7854*y),99*sin(0.7854*y)},{-79*cos(0.7854*y) + 7*sin(0.7854*y),79*sin(0.7854*y) + 7*cos(0.7854*y)},
        {-79*cos(0.7854*y) - 7*sin(0.7854*y),79*sin(0.7854*y) - 7*cos(0.7854*y)},{-99*cos(0.7854*y),99*sin(0.7854*y)}}), fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points=DynamicSelect({{56,-56},{156,-56}}, {{79.2*cos(0.7854*y),-79.2*sin(0.7854*y)},{156,-79.2*sin(0.7854*y)}})),
      Rectangle(extent=DynamicSelect({{116,-84},{156,-56}}, {{116,-84},{156,-79.2*sin(0.7854*y)}})),
      Polygon(points={{136,-58},{116,-84},{156,-84},{136,-58}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points=DynamicSelect({{126,-56},{135,-51.2},{117,-41.6},{135,-30.8},{117,-21.2},{135,-10.4},{117,-0.8},{126,4}},
        {{126,0 - 79.2*sin(0.7854*y)},{135,0.32 - 72.86*sin(0.7854*y)},{117,0.96 - 60.19*sin(0.7854*y)},{135,1.68 - 45.94*sin(0.7854*y)},{117,2.32 - 33.26*sin(0.7854*y)},{135,3.04 - 19.01*sin(0.7854*y)},{117,3.68 - 6.34*sin(0.7854*y)},{126,4 - 0*sin(0.7854*y)}})),
      Line(points=DynamicSelect({{148,-30},{155,-27.3},{141,-21.8},{155,-15.7},{141,-10.3},{155,-4.2},{141,1.3},{148,4}},
        {{148,0 + 1*max(-30, -79.2*sin(0.7854*y))},{155,0.32 + 0.92*max(-30, -79.2*sin(0.7854*y))},{141,0.96 + 0.76*max(-30, -79.2*sin(0.7854*y))},{155,1.68 + 0.58*max(-30, -79.2*sin(0.7854*y))},{141,2.32 + 0.42*max(-30, -79.2*sin(0.7854*y))},{155,3.04 + 0.24*max(-30, -79.2*sin(0.7854*y))},{141,3.68 + 0.08*max(-30, -79.2*sin(0.7854*y))},{148,4 + 0*max(-30, -79.2*sin(0.7854*y))}})),
      Line(points={{106,-36},{148.7,-24.3}}),
      Polygon(points={{168,-19},{147.1,-18.5},{150.3,-30.1},{168,-19}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{30,-52},{30,-72},{80,-72},{80,-100}}, pattern=LinePattern.Dash, visible=useDrain),
      Line(points={{0,76},{174,76},{174,-78},{156,-78}}, pattern=LinePattern.Dash),
      Text(extent={{188,-45},{348,-15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
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
