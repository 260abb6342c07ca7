// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational.Interfaces;
connector Flange_b "Rotational flange: angle and torque"
  Units.Angle phi "Absolute angle";
  flow Units.Torque tau "Cut torque into the component";
  annotation(
    __Bramah(domain="rotational", line="mechanical", joining="flanges",
      references={"Bramah.Mechanics.Rotational.Inertia"}, load="Bramah.Mechanics.Rotational.Inertia"),
    defaultComponentName="flange_b",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Ellipse(extent={{-30,-30},{30,30}}, fillColor={255,255,255}, fillPattern=FillPattern.Solid)}));
end Flange_b;
