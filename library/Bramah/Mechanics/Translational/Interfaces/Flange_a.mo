// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational.Interfaces;
connector Flange_a "Translational flange: position and force"
  Units.Position s "Absolute position";
  flow Units.Force f "Cut force into the component";
  annotation(
    __Bramah(domain="translational", line="mechanical", joining="flanges",
      references={"Bramah.Mechanics.Translational.Mass", "Bramah.Mechanics.Translational.Fixed"}, load="Bramah.Mechanics.Translational.Mass"),
    defaultComponentName="flange_a",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-30,-30},{30,30}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}));
end Flange_a;
