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
<p><b>der(x)</b> is that of a lag of the second order in u*x_max, <b>q = q_nom*(x/x_max)*sqrt(dp/dp_nom)</b> over each open edge.</p>
<p>Assumptions: as ProportionalValve43; the null is a clearance of 2 um without laps. Valid: commands slower than about omega, pressure drops
within the power limit of the data sheet, beyond which flow forces push the spool shut. Typical: q_nom 4 to 100 l/min at 35 bar per edge, omega
200 to 900 rad/s, zeta 0.6 to 1. Source: H. E. Merritt, Hydraulic Control Systems (1967), chapters 5 and 7. Example:
<code>servo_position_control</code>.</p>
</html>"));
end ServoValve43;
