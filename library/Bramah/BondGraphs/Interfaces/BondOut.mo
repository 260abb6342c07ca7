// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Interfaces;
connector BondOut "Tail of a bond: power goes out of the element"
  Real e "Effort";
  flow Real f "Flow into the element: that of the bond with a minus sign";
  annotation(
    __Bramah(bond="tail"),
    defaultComponentName="bondOut",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Ellipse(extent={{-20,-20},{20,20}}, lineColor={96,104,116}, fillColor={255,255,255}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>A bond joins one tail with one head; both have the same effort e, and what flows out of the one flows into the other. The flow variable
counts into the element at both ends, so any tool that knows Modelica balances it.</p>
</html>"));
end BondOut;
