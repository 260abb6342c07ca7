// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Continuous;
block Integrator "Integrator"
  extends Interfaces.SISO;
  parameter Real k = 1 "Gain";
  parameter Real y_start = 0 "Output at the start";
initial equation
  y = y_start;
equation
  der(y) = k*u;
  annotation(
    defaultComponentName="integrator",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-34},{56,34}}, textString="∫", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>der(y) = k*u</b>, y = y_start at the start.</p>
<p>Assumptions: ideal: without bound or drift. Valid: any u; a regulator that may saturate wants LimPID.
Example: <a href='modelica://Bramah.Examples.Blocks.Controllers'>Controllers</a>.</p>
</html>"));
end Integrator;
