// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model VariablePump "Pump of variable displacement, as a modulated transformer with losses"
  extends PartialPump(final D_loss=D_max, losses=Types.MachineLosses.Efficiencies);
  parameter Units.Displacement D_max(displayUnit="cm3/rev") = 28e-6 "Displacement per revolution at u = 1";
  parameter Real u_min(unit="1", min=-1, max=1) = 0 "Smallest setting; -1: over centre" annotation(Dialog(group="Setting"));
  parameter Units.Time tau_y(min=1e-6, displayUnit="ms") = 0.05 "Time constant of the setting"
    annotation(Dialog(group="Setting"), __Bramah(symbol="tau"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the setting at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Real y_start(unit="1", min=-1, max=1) = 0 "Setting at the start" annotation(Dialog(tab="Start"));
  Blocks.Interfaces.RealInput u "Setting, u_min..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-60}, rotation=180)));
  Real y(unit="1", start=y_start, fixed=init == Types.Initial.Start) "Setting: displacement over D_max";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  tau_y*der(y) = noEvent(min(max(u, u_min), 1)) - y;
  V_rev = D_max*y;
  annotation(
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{80,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="TF R"),
      Line(points={{80,-60},{60,-60}}, color={44,99,201}),
      Text(extent={{-120,106},{80,134}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-98,-60},{80,60}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>The machine is that of <b>PartialPump</b>; its setting is a signal and takes no power.</p>
</html>"));
end VariablePump;
