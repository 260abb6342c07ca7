// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational.Interfaces;
connector Flange_a "Rotational flange: angle and torque"
  Units.Angle phi "Absolute angle";
  flow Units.Torque tau "Cut torque into the component";
  annotation(
    __Bramah(domain="rotational", line="mechanical", joining="flanges",
      references={"Bramah.Mechanics.Rotational.Inertia"}, load="Bramah.Mechanics.Rotational.Inertia"),
    defaultComponentName="flange_a",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Ellipse(extent={{-30,-30},{30,30}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}));
end Flange_a;
