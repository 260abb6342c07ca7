// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan.Interfaces;
connector OtherPort "Port of a kind that Bramah has no circuits of"
  Real e "Stands for the effort";
  flow Real f "Stands for the flow";
  annotation(
    defaultComponentName="port",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}, fillColor={96,104,116}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>Of a component that was imported and that no class describes: so lines that it had can be drawn.</p>
</html>"));
end OtherPort;
