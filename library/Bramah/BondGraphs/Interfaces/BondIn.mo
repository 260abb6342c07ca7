// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Interfaces;
connector BondIn "Head of a bond: power goes into the element"
  Real e "Effort";
  flow Real f "Flow into the element";
  annotation(
    __Bramah(bond="head"),
    defaultComponentName="bondIn",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Polygon(points={{-30,30},{30,0},{-30,0},{-30,30}}, lineColor={96,104,116}, fillColor={96,104,116}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>A bond joins one tail with one head; both have the same effort e, and what flows out of the one flows into the other. The flow variable
counts into the element at both ends, so any tool that knows Modelica balances it.</p>
</html>"));
end BondIn;
