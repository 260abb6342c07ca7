// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Pumps;
model LoadSensingPump "Variable pump that holds its outlet a set difference over the load pressure"
  extends Interfaces.PartialPump(final D_loss=D_max);
  parameter Units.Displacement D_max(displayUnit="cm3/rev") = 45e-6 "Greatest displacement per revolution" annotation(__Bramah(usual={1e-7,5e-3}));
  parameter Units.PressureDifference dp_set(min=0) = 20e5 "Pressure of P over X" annotation(__Bramah(fault(caption="Spring of the controller weak", factor=0.2)), Dialog(group="Controller"));
  parameter Units.PressureDifference p_max(min=0) = 250e5 "Greatest pressure at P over L" annotation(Dialog(group="Controller"));
  parameter Units.PressureDifference dp_full(min=1e3) = 4e5 "Pressure range from full to zero displacement"
    annotation(Dialog(group="Controller"));
  parameter Units.Time tau_y(min=1e-6, displayUnit="ms") = 0.03 "Time constant of the controller"
    annotation(Dialog(group="Controller"), __Bramah(symbol="tau"));
  parameter Units.Time t_up(min=1e-3, displayUnit="ms") = 0.1 "Shortest time from zero to full displacement"
    annotation(Dialog(group="Controller"));
  parameter Units.Time t_down(min=1e-3, displayUnit="ms") = 0.05 "Shortest time from full to zero displacement"
    annotation(Dialog(group="Controller"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the setting at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Real y_start(unit="1", min=0, max=1) = 0 "Setting at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port X "Load pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,100})));
  Real y(unit="1", start=y_start, fixed=init == Types.Initial.Start) "Setting: displacement over D_max";
  Real y_target(unit="1") "Setting at rest for the present pressures";
protected
  Units.PressureDifference dp_control "Margin of the controller that has the say";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  X.m_flow = 0;
  dp_control = noEvent(min(X.p + dp_set - P.p, p_max - (P.p - p_drain)));
  y_target = noEvent(min(max(dp_control/dp_full, 0), 1));
  der(y) = noEvent(min(max((y_target - y)/tau_y, -1/t_down), 1/t_up));
  V_rev = D_max*y;
  annotation(
    __Bramah(setting="%{p_max}, Δp %{dp_set}", technicalData="%{D_max}, %{p_max}\nΔp %{dp_set}\n%{!useShaft}%{w}", bonds="X > readingX:De", rule="Load-sensing pump (after X11310, mirrored): control cylinder of 2 M with two filled triangles, P against X and an adjustable spring, joined to the tail of the arrow; continuous frame, drain dashed."),
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{180,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-92},{224,92}}),
      Line(points=DynamicSelect({{56,-56},{-55.9,55.9}}, {{79.2*cos(0.7854*y),-79.2*sin(0.7854*y)},{-79*cos(0.7854*y),79*sin(0.7854*y)}})),
      Polygon(points=DynamicSelect({{-70,70},{-50.9,60.8},{-60.8,50.9},{-70,70}}, {{-99*cos(0.7854*y),99*sin(0.7854*y)},{-79*cos(0.7854*y) + 7*sin(0.7854*y),79*sin(0.7854*y) + 7*cos(0.7854*y)},
        {-79*cos(0.7854*y) - 7*sin(0.7854*y),79*sin(0.7854*y) - 7*cos(0.7854*y)},{-99*cos(0.7854*y),99*sin(0.7854*y)}}), fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points=DynamicSelect({{56,-56},{156,-56}}, {{79.2*cos(0.7854*y),-79.2*sin(0.7854*y)},{156,-79.2*sin(0.7854*y)}})),
      Rectangle(extent={{116,-78},{156,30}}),
      Polygon(points={{136,-58},{116,-78},{156,-78},{136,-58}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{136,4},{116,30},{156,30},{136,4}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points=DynamicSelect({{156,-56},{160,-40},{168,-72},{176,-40},{185,-72},{193,-40},{201,-72},{206,-56}},
        {{156,0 - 79.2*sin(0.7854*y)},{160,16 - 79.2*sin(0.7854*y)},{168,-16 - 79.2*sin(0.7854*y)},{176,16 - 79.2*sin(0.7854*y)},{185,-16 - 79.2*sin(0.7854*y)},{193,16 - 79.2*sin(0.7854*y)},{201,-16 - 79.2*sin(0.7854*y)},{206,0 - 79.2*sin(0.7854*y)}})),
      Line(points={{174,-84},{182.9,-41.6}}),
      Polygon(points={{187,-22},{177,-40.3},{188.8,-42.8},{187,-22}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{30,-52},{30,-72},{80,-72},{80,-100}}, pattern=LinePattern.Dash, visible=useDrain),
      Line(points={{0,76},{216,76},{216,-85},{136,-85},{136,-78}}, pattern=LinePattern.Dash),
      Line(points={{80,100},{80,54},{136,54},{136,30}}, pattern=LinePattern.Dash),
      Text(extent={{57,92},{75,110}}, textString="X"),
      Text(extent={{232,-45},{392,-15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Delivers as much as keeps the pressure at P by dp_set over the load pressure at X, up to p_max:</p>
<p><b>y_target = e/dp_full between 0 and 1</b>, <b>e = min(X.p + dp_set - P.p, p_max - (P.p - p_L))</b>,
<b>tau*der(y) = y_target - y</b> within -1/t_down and 1/t_up per second,
<b>V_rev = D_max*y</b>.</p>
<p>Flow, torque and losses as in <a href='modelica://Bramah.Hydraulics.Interfaces.PartialMachine'>PartialMachine</a>. X takes no oil; lead a small bleed
from it to the tank where the load pressure has to fall. Controller, line and load are one loop: with a small dp_full on a small volume under a heavy load it hunts; dp_full of
10 to 15 bar, a larger volume or a longer time constant calms it. Typical: dp_set 15 to 30 bar.</p>
<p>Assumptions: losses in proportion to pressure and speed over the whole range; no ripple of single pistons; the displacement fills at once.
Valid: between the least and the greatest speed of the data sheet and up to its pressure; outside, the losses are extrapolated. Source: leakage
in proportion to pressure, friction in proportion to speed and constant: the usual split, as in H. E. Merritt, Hydraulic Control Systems (1967),
chapter 4. Example: <code>load_sensing</code>.</p>
</html>"));
end LoadSensingPump;
