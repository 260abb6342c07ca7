// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Motors;
model PumpMotor "Pump and motor of variable displacement, set by a signal"
  extends Interfaces.PartialMotor(final D_loss=D_max);
  parameter Units.Displacement D_max(displayUnit="cm3/rev") = 56e-6 "Displacement per revolution at u = 1" annotation(__Bramah(usual={1e-7,2e-2}));
  parameter Boolean useDynamics = true "true: the setting follows with the lag tau_y"
    annotation(Evaluate=true, Dialog(group="Setting"));
  parameter Units.Time tau_y(min=1e-6, displayUnit="ms") = 0.05 "Time constant of the setting"
    annotation(Dialog(group="Setting", enable=useDynamics), __Bramah(symbol="tau"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the setting at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Real y_start(unit="1", min=-1, max=1) = 0 "Setting at the start" annotation(Dialog(tab="Start", enable=useDynamics));
  Blocks.Interfaces.RealInput u "Setting, -1..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-60})));
  Real y(unit="1", start=y_start, fixed=useDynamics and init == Types.Initial.Start) "Setting: displacement over D_max";
  Units.Power P_shaft "Power given to the shaft: negative as a pump";
initial equation
  if useDynamics and init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  if useDynamics then
    tau_y*der(y) = noEvent(min(max(u, -1), 1)) - y;
  else
    y = noEvent(min(max(u, -1), 1));
  end if;
  V_rev = D_max*y;
  P_shaft = tau_shaft*w_shaft;
  annotation(
    __Bramah(technicalData="%{D_max}", rule="Pump/motor unit of variable displacement, two directions of flow (X11250): a pair of small filled triangles at each line, pointing in and out; arrow at 45 deg, double-headed arrow of rotation, drain dashed."),
    defaultComponentName="machine",
    Icon(coordinateSystem(extent={{-80,-100},{120,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Polygon(points={{0,42},{-11,59},{11,59},{0,42}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,42},{-11,25},{11,25},{0,42}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,-42},{-11,-59},{11,-59},{0,-42}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,-42},{-11,-25},{11,-25},{0,-42}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points=DynamicSelect({{-70,-70},{55.9,55.9}}, {{-99*cos(0.7854*y),-99*sin(0.7854*y)},{79*cos(0.7854*y),79*sin(0.7854*y)}})),
      Polygon(points=DynamicSelect({{70,70},{50.9,60.8},{60.8,50.9},{70,70}}, {{99*cos(0.7854*y),99*sin(0.7854*y)},{79*cos(0.7854*y) - 7*sin(0.7854*y),79*sin(0.7854*y) + 7*cos(0.7854*y)},
        {79*cos(0.7854*y) + 7*sin(0.7854*y),79*sin(0.7854*y) - 7*cos(0.7854*y)},{99*cos(0.7854*y),99*sin(0.7854*y)}}), fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-80,-60},{-42.4,-60},{-42.4,-42.4}}, color={44,99,201})}),
    Documentation(info="<html>
<p>A machine that gives torque to its shaft from oil, or oil from its shaft: <b>V_rev = D_max*y</b>, <b>tau_y*der(y) = u - y</b>, u limited to -1..1; without <code>useDynamics</code> <b>y = u</b> at once.
At positive speed it is a motor from A to B while A has the higher pressure and y is positive; with y negative it is a pump from B to A. So it drives
and brakes in both directions, and stores what it brakes in an accumulator at A.</p>
<p>Flow, torque and losses as in <a href='modelica://Bramah.Hydraulics.Motors.FixedMotor'>FixedMotor</a>; its efficiencies are those of a motor.</p>
<p>Assumptions: losses in proportion to pressure and speed over the whole range; no ripple of single pistons; the displacement fills at once.
Valid: between the least and the greatest speed of the data sheet and up to its pressure; outside, the losses are extrapolated. Typical: D_max 28
to 250 cm3/rev, time constant 30 to 100 ms. Source: H. E. Merritt, Hydraulic Control Systems (1967), chapter 4; losses after W. E.
Wilson, as given there. Example: <a href='modelica://Bramah.Examples.Motors.BrakeEnergy'>BrakeEnergy</a>.</p>
</html>"));
end PumpMotor;
