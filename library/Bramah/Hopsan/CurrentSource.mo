// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model CurrentSource "Current of Hopsan out of ground"
  Blocks.Interfaces.RealInput i(unit="A") "Current out of the pin"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Electrical.Interfaces.PositivePin p "Pin; the other one is ground"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
equation
  p.i = -i;
  annotation(
    defaultComponentName="currentSource",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{-20,0},{20,0}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{40,0},{100,0}}),
      Line(points={{-100,0},{-40,0}}, color={44,99,201}),
      Text(extent={{-100,50},{100,80}}, textString="%name")}),
    Documentation(info="<html>
<p><b>p.i = -i</b>, whatever the voltage.</p>
<p>Assumptions: ideal: any voltage. Valid: a way for the current. Typical: 1 to 100 A. Source: ElectricIsource of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.ElectricDrive'>ElectricDrive</a>.</p>
</html>"));
end CurrentSource;
