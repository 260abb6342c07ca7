// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model TestPoint "Test point: measuring coupling with check valve, shut until a gauge is screwed on"
  Interfaces.Port A "Line that can be measured" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60})));
  Units.PressureDifference p "Pressure over ambient that a gauge on it shows";
protected
  outer Hydraulics.Fluid fluid "Oil and ambient of the sheet";
equation
  A.m_flow = 0;
  p = A.p - fluid.p_ambient;
  annotation(
    __Bramah(productClass="XM", rule="Test point: the fixed half of a quick coupling with check valve, apart (X11700): ball of 1 M in a seat of 2 M, bar of 1 M."),
    defaultComponentName="testPoint",
    Icon(coordinateSystem(extent={{-20,-60},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-60},{0,-34.1}}),
      Line(points={{-20,-30},{0,-10},{20,-30}}),
      Ellipse(extent={{-10,-34.1},{10,-14.1}}),
      Line(points={{0,-10},{0,10}}),
      Line(points={{-10,10},{10,10}}),
      Text(extent={{26,-25},{166,5}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Shut, it lets no oil through: <b>A.m_flow = 0</b>. A gauge or a sensor on it would show <b>p = A.p - p_amb</b>, and takes no oil that counts; so
its pressure can be plotted and measured as on the machine.</p>
<p>Assumptions: ideal: tight at any pressure. Valid: always. Source: ISO 15171-2 (2016) for such couplings, ISO 5598 (2020) for the term. Example: <a
href='modelica://Bramah.Examples.Lines.BledLine'>BledLine</a>.</p>
</html>"));
end TestPoint;
