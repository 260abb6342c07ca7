// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Pumps;
model PressureCompensatedPump "Variable pump that holds its outlet pressure"
  extends Interfaces.PartialPump(final D_loss=D_max);
  parameter Units.Displacement D_max(displayUnit="cm3/rev") = 45e-6 "Greatest displacement per revolution" annotation(__Bramah(usual={1e-7,5e-3}));
  parameter Units.PressureDifference p_set(min=0) = 200e5 "Pressure over L at which the flow has gone to zero"
    annotation(__Bramah(fault(caption="Spring of the controller weak", factor=0.2), usual={1e5,1e8}), Dialog(group="Controller"));
  parameter Units.PressureDifference dp_full(min=1e3) = 8e5 "Pressure range from full to zero displacement"
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
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  y_target = noEvent(min(max((p_set - (P.p - p_drain))/dp_full, 0), 1));
  der(y) = noEvent(min(max((y_target - y)/tau_y, -1/t_down), 1/t_up));
  V_rev = D_max*y;
  annotation(
    __Bramah(setting="%{p_set}", technicalData="%{D_max}, %{p_set}\n%{!useShaft}%{w}", rule="Pressure-compensated pump (after X11300, mirrored, the spring in it): variable pump in a continuous frame, the tail of its arrow joined to a control piston with P on it by a dashed line, against an adjustable spring; drain dashed."),
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{160,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-90},{180,90}}),
      Line(points=DynamicSelect({{56,-56},{-55.9,55.9}}, {{79.2*cos(0.7854*y),-79.2*sin(0.7854*y)},{-79*cos(0.7854*y),79*sin(0.7854*y)}})),
      Polygon(points=DynamicSelect({{-70,70},{-50.9,60.8},{-60.8,50.9},{-70,70}}, {{-99*cos(0.7854*y),99*sin(0.7854*y)},{-79*cos(0.7854*y) + 7*sin(0.7854*y),79*sin(0.7854*y) + 7*cos(0.7854*y)},
        {-79*cos(0.7854*y) - 7*sin(0.7854*y),79*sin(0.7854*y) - 7*cos(0.7854*y)},{-99*cos(0.7854*y),99*sin(0.7854*y)}}), fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points=DynamicSelect({{56,-56},{156,-56}}, {{79.2*cos(0.7854*y),-79.2*sin(0.7854*y)},{156,-79.2*sin(0.7854*y)}})),
      Rectangle(extent=DynamicSelect({{116,-84},{156,-56}}, {{116,-84},{156,-79.2*sin(0.7854*y)}})),
      Polygon(points={{136,-58},{116,-84},{156,-84},{136,-58}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points=DynamicSelect({{136,-56},{156,-51.2},{116,-41.6},{156,-30.8},{116,-21.2},{156,-10.4},{116,-0.8},{136,4}},
        {{136,0 - 79.2*sin(0.7854*y)},{156,0.32 - 72.86*sin(0.7854*y)},{116,0.96 - 60.19*sin(0.7854*y)},{156,1.68 - 45.94*sin(0.7854*y)},{116,2.32 - 33.26*sin(0.7854*y)},{156,3.04 - 19.01*sin(0.7854*y)},{116,3.68 - 6.34*sin(0.7854*y)},{136,4 - 0*sin(0.7854*y)}})),
      Line(points={{104,-34},{146.7,-22.3}}),
      Polygon(points={{166,-17},{145.1,-16.5},{148.3,-28.1},{166,-17}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{30,-52},{30,-72},{80,-72},{80,-100}}, pattern=LinePattern.Dash, visible=useDrain),
      Line(points={{0,76},{172,76},{172,-78},{156,-78}}, pattern=LinePattern.Dash),
      Text(extent={{188,-45},{348,-15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Draws back its displacement as the pressure at P nears p_set, and holds it there whatever flow is taken:</p>
<p><b>y_target = (p_set - (P.p - p_L))/dp_full between 0 and 1</b>, <b>tau*der(y) = y_target - y</b> within -1/t_down and 1/t_up per second, <b>V_rev = D_max*y</b>.</p>
<p>Flow, torque and losses as in <a href='modelica://Bramah.Hydraulics.Interfaces.PartialMachine'>PartialMachine</a>. Typical: dp_full 4 to 12 bar,
time constant 20 to 60 ms.</p>
<p>Assumptions: losses in proportion to pressure and speed over the whole range; no ripple of single pistons; the displacement fills at once.
Valid: between the least and the greatest speed of the data sheet and up to its pressure; outside, the losses are extrapolated. Source: leakage
in proportion to pressure, friction in proportion to speed and constant: the usual split, as in H. E. Merritt, Hydraulic Control Systems (1967),
chapter 4. Example: <code>counterbalanced_load</code>.</p>
</html>"));
end PressureCompensatedPump;
