// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model Inductor "Linear inductor"
  extends Interfaces.OnePort(i(start=0));
  parameter Units.Inductance L(min=0, start=1) = 0.01 "Inductance";
equation
  L*der(i) = v;
  annotation(
    __Bramah(bonds="current > inductance:I if L"),
    defaultComponentName="inductor",
    Icon(coordinateSystem(extent={{-80,-40},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,0},{-40,0},{-39.2,3.8},{-37.1,7.1},{-33.8,9.2},{-30,10},{-26.2,9.2},{-22.9,7.1},{-20.8,3.8},{-20,0},{-19.2,3.8},{-17.1,7.1},{-13.8,9.2},{-10,10},{-6.2,9.2},{-2.9,7.1},{-0.8,3.8},{0,0},{0.8,3.8},{2.9,7.1},{6.2,9.2},{10,10},{13.8,9.2},{17.1,7.1},{19.2,3.8},{20,0},{20.8,3.8},{22.9,7.1},{26.2,9.2},{30,10},{33.8,9.2},{37.1,7.1},{39.2,3.8},{40,0},{80,0}}, color={15,123,119}),
      Text(extent={{-100,20},{100,50}}, textString="%name", textColor={15,123,119}),
      Text(extent={{-100,-44},{100,-16}}, textString="%L", textColor={15,123,119})}),
    Documentation(info="<html>
<p><b>L*der(i) = v</b>. It stores the energy L*i^2/2: who opens a switch before it needs a way for its current, as a <code>Diode</code>
across the coil.</p>
<p>The current at the start is free unless fixed, as <code>i(start=0, fixed=true)</code>. Typical: armatures 0.1 to 5 mH, solenoids 10 to
300 mH. Saturation is neglected; <code>Solenoid</code> has it.</p>
<p>Assumptions: linear: no saturation. Valid: currents below saturation.</p>
<p>Source: Faraday&apos;s law. Example: <a href='modelica://Bramah.Examples.Electrical.MotorOfParts'>MotorOfParts</a>.</p>
</html>"));
end Inductor;
