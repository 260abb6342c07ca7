// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model PowerConverter "Converter of Hopsan that draws a current and hands on its power"
  parameter Units.Resistance R(min=0) = 0.01 "Resistance: its losses";
  parameter Units.AngularFrequency omega(min=1e-3) = 10 "Corner frequency";
  parameter Units.Voltage u_min(min=1e-9) = 1 "Least voltage that counts";
  parameter Units.Voltage u_max = 1000 "Greatest voltage that counts";
  Electrical.Interfaces.PositivePin p "Supply"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,40})));
  Electrical.Interfaces.NegativePin n "Load"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,40})));
  Blocks.Interfaces.RealInput i_ref(unit="A") "Current that is wanted"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,-40})));
  Units.Current i(start=0, fixed=true) "Current from the supply, before its change by the voltages";
protected
  Units.Voltage u_p "Voltage of the supply that counts";
  Units.Voltage u_n "Voltage of the load that counts";
equation
  u_p = noEvent(min(max(p.v, u_min), u_max));
  u_n = noEvent(min(max(n.v, u_min), u_max));
  der(i) = omega*(i_ref*(p.v - n.v)/noEvent(min(max(p.v - n.v, u_min), u_max)) - i);
  p.i = i;
  n.i = -i*(u_p - i*R)/u_n;
  annotation(
    defaultComponentName="converter",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}),
      Line(points={{-60,-60},{60,60}}),
      Line(points={{-100,40},{-60,40}}),
      Line(points={{60,40},{100,40}}),
      Line(points={{-100,-40},{-60,-40}}, color={44,99,201}),
      Text(extent={{-50,14},{-10,36}}, textString="="),
      Text(extent={{10,-36},{50,-14}}, textString="="),
      Text(extent={{-100,64},{100,94}}, textString="%name")}),
    Documentation(info="<html>
<p>The current from the supply follows <code>i_ref</code> with a lag, <b>der(i) = omega*(i_ref - i)</b>, and its power, less R*i^2, goes to the load:
<b>n.i = -i*(u_p - i*R)/u_n</b>.</p>
<p>Assumptions: no store of energy. Valid: voltages above u_min. Typical: R 0.01 to 1 Ohm. Source: ElectricIcontroller of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.ElectricDrive'>ElectricDrive</a>.</p>
</html>"));
end PowerConverter;
