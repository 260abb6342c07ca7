// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Motors;
model VariableMotor "Motor of variable displacement, set by a signal"
  extends Interfaces.PartialMotor(final D_loss=D_max);
  parameter Units.Displacement D_max(displayUnit="cm3/rev") = 80e-6 "Displacement per revolution at u = 1" annotation(__Bramah(usual={1e-7,2e-2}));
  parameter Real u_min(unit="1", min=-1, max=1) = 0.2 "Smallest setting; -1: over centre" annotation(Dialog(group="Setting"));
  parameter Boolean useDynamics = true "true: the setting follows with the lag tau_y"
    annotation(Evaluate=true, Dialog(group="Setting"));
  parameter Units.Time tau_y(min=1e-6, displayUnit="ms") = 0.05 "Time constant of the setting"
    annotation(Dialog(group="Setting", enable=useDynamics), __Bramah(symbol="tau"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the setting at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Real y_start(unit="1", min=-1, max=1) = 1 "Setting at the start" annotation(Dialog(tab="Start", enable=useDynamics));
  Blocks.Interfaces.RealInput u "Setting, u_min..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-60})));
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
    __Bramah(technicalData="%{D_max}", rule="Variable motor: as the fixed one, with an arrow at 45 deg through the circle."),
    defaultComponentName="motor",
    Icon(coordinateSystem(extent={{-80,-100},{120,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Polygon(points={{0,22},{-21,56},{21,56},{0,22}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,-22},{-21,-56},{21,-56},{0,-22}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points=DynamicSelect({{-70,-70},{55.9,55.9}}, {{-99*cos(0.7854*y),-99*sin(0.7854*y)},{79*cos(0.7854*y),79*sin(0.7854*y)}})),
      Polygon(points=DynamicSelect({{70,70},{50.9,60.8},{60.8,50.9},{70,70}}, {{99*cos(0.7854*y),99*sin(0.7854*y)},{79*cos(0.7854*y) - 7*sin(0.7854*y),79*sin(0.7854*y) + 7*cos(0.7854*y)},
        {79*cos(0.7854*y) + 7*sin(0.7854*y),79*sin(0.7854*y) - 7*cos(0.7854*y)},{99*cos(0.7854*y),99*sin(0.7854*y)}}), fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-80,-60},{-42.4,-60},{-42.4,-42.4}}, color={44,99,201})}),
    Documentation(info="<html>
<p>As <a href='modelica://Bramah.Hydraulics.Motors.FixedMotor'>FixedMotor</a> with the displacement <b>V_rev = D_max*y</b>; the setting follows the input,
<b>tau_y*der(y) = u - y</b>, u limited to u_min..1; without <code>useDynamics</code> <b>y = u</b> at once. A smaller setting turns faster with less torque.</p>
<p>Assumptions: losses in proportion to pressure and speed over the whole range; no ripple of single pistons; the displacement fills at once.
Valid: between the least and the greatest speed of the data sheet and up to its pressure; outside, the losses are extrapolated. Typical: D_max 28
to 250 cm3/rev, u_min 0.2, time constant 30 to 100 ms. Source: H. E. Merritt, Hydraulic Control Systems (1967), chapter 4; losses after W. E.
Wilson, as given there. Example: <a href='modelica://Bramah.Examples.Motors.VariableSpeed'>VariableSpeed</a>.</p>
</html>"));
end VariableMotor;
