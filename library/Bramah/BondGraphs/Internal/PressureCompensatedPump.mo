// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PressureCompensatedPump "Pump that holds its pressure, as a modulated transformer with losses"
  extends PartialPump(final D_loss=D_max, losses=Types.MachineLosses.Efficiencies);
  parameter Units.Displacement D_max(displayUnit="cm3/rev") = 45e-6 "Greatest displacement per revolution";
  parameter Units.PressureDifference p_set(min=0) = 200e5 "Pressure over L at which the flow has gone to zero"
    annotation(Dialog(group="Controller"));
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
  y_target = noEvent(min(max((p_set - (P.e - drain.e))/dp_full, 0), 1));
  der(y) = noEvent(min(max((y_target - y)/tau_y, -1/t_down), 1/t_up));
  V_rev = D_max*y;
  annotation(
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{80,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="TF R"),
      Text(extent={{-120,106},{80,134}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-98,-60},{80,60}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>The machine is that of <b>PartialPump</b>; its setting is a signal and takes no power.</p>
</html>"));
end PressureCompensatedPump;
