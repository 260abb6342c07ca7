// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model Plug "Plug: end of a line, or of a port that is not used"
  Interfaces.Port A "Line that ends here" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-40})));
equation
  A.m_flow = 0;
  annotation(
    __Bramah(rule="Plugged line or port: a cross of 1 M at its end."),
    defaultComponentName="plug",
    Icon(coordinateSystem(extent={{-20,-40},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-40},{0,0}}),
      Line(points={{-10,-10},{10,10}}),
      Line(points={{-10,10},{10,-10}}),
      Text(extent={{24,-15},{164,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>No oil goes through: <b>A.m_flow = 0</b>. It says on the sheet that a port is shut on purpose, as a test point is that nothing is joined to.</p>
<p>Assumptions: ideal: tight at any pressure. Valid: always. Source: ISO 5598 (2020) for the term. Example: <a
href='modelica://Bramah.Examples.Lines.CoupledTool'>CoupledTool</a>.</p>
</html>"));
end Plug;
