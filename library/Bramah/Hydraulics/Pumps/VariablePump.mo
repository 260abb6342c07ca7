// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Pumps;
model VariablePump "Pump of variable displacement, set by a signal"
  extends Interfaces.PartialPump(final D_loss=D_max);
  parameter Units.Displacement D_max(displayUnit="cm3/rev") = 28e-6 "Displacement per revolution at u = 1" annotation(__Bramah(usual={1e-7,5e-3}));
  parameter Real u_min(unit="1", min=-1, max=1) = 0 "Smallest setting; -1: over centre" annotation(Dialog(group="Setting"));
  parameter Boolean useDynamics = true "true: the setting follows with the lag tau_y"
    annotation(Evaluate=true, Dialog(group="Setting"));
  parameter Units.Time tau_y(min=1e-6, displayUnit="ms") = 0.05 "Time constant of the setting"
    annotation(Dialog(group="Setting", enable=useDynamics), __Bramah(symbol="tau"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the setting at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Real y_start(unit="1", min=-1, max=1) = 0 "Setting at the start" annotation(Dialog(tab="Start", enable=useDynamics));
  Blocks.Interfaces.RealInput u "Setting, u_min..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-60}, rotation=180)));
  Real y(unit="1", start=y_start, fixed=useDynamics and init == Types.Initial.Start) "Setting: displacement over D_max";
initial equation
  if useDynamics and init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  if useDynamics then
    tau_y*der(y) = noEvent(min(max(u, u_min), 1)) - y;
  else
    y = noEvent(min(max(u, u_min), 1));
  end if;
  V_rev = D_max*y;
  annotation(
    __Bramah(technicalData="%{D_max}\n%{!useShaft}%{w}", rule="Variable pump (X11230; over centre, with u_min below 0, X11240): as the fixed one, with an arrow at 45 deg through the circle; a triangle for each direction of flow."),
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{80,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-70,-70},{55.9,55.9}}, {{-99*cos(0.7854*y),-99*sin(0.7854*y)},{79*cos(0.7854*y),79*sin(0.7854*y)}})),
      Polygon(points=DynamicSelect({{70,70},{50.9,60.8},{60.8,50.9},{70,70}}, {{99*cos(0.7854*y),99*sin(0.7854*y)},{79*cos(0.7854*y) - 7*sin(0.7854*y),79*sin(0.7854*y) + 7*cos(0.7854*y)},
        {79*cos(0.7854*y) + 7*sin(0.7854*y),79*sin(0.7854*y) - 7*cos(0.7854*y)},{99*cos(0.7854*y),99*sin(0.7854*y)}}), fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,-60},{-21,-24},{21,-24},{0,-60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=u_min < 0),
      Line(points={{80,-60},{42.4,-60},{42.4,-42.4}}, color={44,99,201}),
      Line(points={{24,-55},{53,-84},{80,-84},{80,-100}}, pattern=LinePattern.Dash, visible=useDrain),
      Text(extent={{92,-45},{252,-15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>The setting y follows the input u: <b>tau_y*der(y) = u - y</b>, u limited to u_min..1; without <code>useDynamics</code> <b>y = u</b> at once. Displacement <b>V_rev = D_max*y</b>; flow, torque
and losses as in <a href='modelica://Bramah.Hydraulics.Interfaces.PartialMachine'>PartialMachine</a>.</p>
<p>With u_min = -1 the pump goes over centre: it delivers from P to S at the same sense of rotation, and its symbol shows both directions of flow. Typical: tau_y 30 to 150 ms.
Without lag it is a part of a controller that is built from its own spool and piston.</p>
<p>Assumptions: losses in proportion to pressure and speed over the whole range; no ripple of single pistons; the displacement fills at once.
Valid: between the least and the greatest speed of the data sheet and up to its pressure; outside, the losses are extrapolated. Source: leakage
in proportion to pressure, friction in proportion to speed and constant: the usual split, as in H. E. Merritt, Hydraulic Control Systems (1967),
chapter 4. Example: <code>pump_cavitation</code>.</p>
</html>"));
end VariablePump;
