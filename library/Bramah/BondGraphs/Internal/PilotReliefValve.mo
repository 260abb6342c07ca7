// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PilotReliefValve "Pilot operated pressure relief valve, as a modulated resistance"
  extends ReliefValve(final isPiloted=true, dp_over=3e5, q_nom=200/60000, tau=0.015);
equation
  annotation(
    defaultComponentName="reliefValve",
    Icon(coordinateSystem(extent={{-80,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 R"),
      Text(extent={{-80,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-40,-30},{80,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>The valve is that of <b>ReliefValve</b>.</p>
</html>"));
end PilotReliefValve;
