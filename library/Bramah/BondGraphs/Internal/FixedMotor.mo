// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model FixedMotor "Motor of constant displacement, as a transformer with losses"
  extends PartialMotor(final D_loss=D);
  parameter Units.Displacement D(displayUnit="cm3/rev") = 32e-6 "Displacement per revolution";
equation
  V_rev = D;
  annotation(
    defaultComponentName="motor",
    Icon(coordinateSystem(extent={{-60,-100},{120,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="TF R"),
      Text(extent={{-60,106},{120,134}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-98,-60},{80,60}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>The machine is that of <b>PartialMotor</b>.</p>
</html>"));
end FixedMotor;
