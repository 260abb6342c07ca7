// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model ServoValve43 "Servo valve, zero overlap"
  extends ProportionalValve43(q_nom=40/60000, dp_nom=35e5, x_max=0.5e-3, omega=500, zeta=0.7, clearance=2e-6);
  annotation(
    __Bramah(rule="Servo valve: as the proportional 4/3 valve."),
    defaultComponentName="servoValve",
    Documentation(info="<html>
<p>A <a href='modelica://Bramah.Hydraulics.DirectionalValves.ProportionalValve43'>ProportionalValve43</a> with the data of a servo valve: zero overlap, nominal
flow at 35 bar per edge (70 bar in all), 80 Hz. Its torque motor and feedback are in the second-order lag.</p>
</html>"));
end ServoValve43;
