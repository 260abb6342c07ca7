// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Battery "Battery of Hopsan against ground"
  parameter Real conductance(unit="S", min=1e-9) = 1000 "Conductance inside";
  parameter Real capacity(unit="A.h", min=1e-9) = 41 "Capacity";
  parameter Real kappa(unit="1", min=1e-3) = 0.1 "Exponent of the voltage over the charge";
  Blocks.Interfaces.RealInput u_nom(unit="V") "Voltage fully charged"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Electrical.Interfaces.PositivePin p "Pin; the other one is ground"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Blocks.Interfaces.RealOutput charge "Share of the capacity that is left"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,-60})));
  Real soc(unit="1", start=1, fixed=true) "Share of the capacity that is left";
  Units.Voltage u "Voltage without load";
  Units.Current i "Current out of it";
protected
  Real s(unit="1") "soc between its limits";
equation
  i = -p.i;
  der(soc) = -i/(3600*capacity);
  s = noEvent(min(max(soc, 1e-9), 0.9999));
  u = u_nom*(2*asin(s))^kappa*tanh(5*s/kappa);
  i = conductance*(u - p.v);
  charge = soc;
  annotation(
    defaultComponentName="battery",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-20,-40},{-20,40}}),
      Line(points={{0,-20},{0,20}}),
      Line(points={{20,-40},{20,40}}),
      Line(points={{40,-20},{40,20}}),
      Line(points={{40,0},{100,0}}),
      Line(points={{-100,0},{-20,0}}, color={44,99,201}),
      Line(points={{60,-60},{60,-40},{20,-40}}, color={44,99,201}),
      Text(extent={{-100,50},{100,80}}, textString="%name")}),
    Documentation(info="<html>
<p><b>i = conductance*(u - p.v)</b>, <b>der(soc) = -i/capacity</b>, with the voltage over the charge left, soc,
<b>u = u_nom*(2*asin(soc))^kappa*tanh(5*soc/kappa)</b>.</p>
<p>Assumptions: no heat, no age. Valid: 0 to full. Typical: kappa 0.1. Source: ElectricBattery of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.ElectricDrive'>ElectricDrive</a>.</p>
</html>"));
end Battery;
