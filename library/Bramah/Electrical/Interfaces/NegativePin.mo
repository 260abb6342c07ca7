// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical.Interfaces;
connector NegativePin "Negative electrical pin: potential and current"
  Units.ElectricPotential v "Potential";
  flow Units.Current i "Current into the component";
  annotation(
    __Bramah(domain="electrical", line="electrical", joining="pins", references={"Bramah.Electrical.Ground"}),
    defaultComponentName="n",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-30,-30},{30,30}}, lineColor={15,123,119}, fillColor={255,255,255}, fillPattern=FillPattern.Solid)}));
end NegativePin;
