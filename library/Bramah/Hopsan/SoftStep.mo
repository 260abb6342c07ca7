// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block SoftStep "Step that begins and ends softly"
  extends Blocks.Interfaces.SO;
  parameter Real height = 1 "Height";
  parameter Units.Time duration(min=1e-9) = 1 "Time from the one value to the other";
  parameter Real offset = 0 "Output before";
  parameter Units.Time startTime = 0 "Time at which it begins";
equation
  y = offset + (if time < startTime then 0 elseif time < startTime + duration
    then height/2*(1 - cos(Units.pi*(time - startTime)/duration)) else height);
  annotation(
    defaultComponentName="softStep",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-28},{-20,-28},{-8,-22},{8,16},{20,22},{44,22}}, color={44,99,201})}),
    Documentation(info="<html>
<p>From startTime on half a cosine long: <b>y = offset + height/2*(1 - cos(pi*(time - startTime)/duration))</b>, then offset + height.</p>
<p>Assumptions: ideal: exact. Valid: any values. Source: SignalSoftStep of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end SoftStep;
