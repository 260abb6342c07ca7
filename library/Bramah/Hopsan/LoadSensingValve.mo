// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model LoadSensingValve "Proportional 4/3 valve of Hopsan that tells the pressure of its load"
  extends Valve43;
  Hydraulics.Interfaces.Port L "Pressure of the load"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,80})));
protected
  Units.AbsolutePressure p_load "Pressure of the working port that P is open to, else that of T";
equation
  p_load = T.p + Hydraulics.Functions.smoothStep(x/(0.01*x_max))*(A.p - T.p) + Hydraulics.Functions.smoothStep(-x/(0.01*x_max))*(B.p - T.p);
  L.m_flow = 1e-2*(L.p - p_load)/1e5;
  annotation(
    Icon(coordinateSystem(extent={{-160,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-60,80},{-60,40}}, pattern=LinePattern.Dash),
      Text(extent={{-86,52},{-66,74}}, textString="L")}),
    Documentation(info="<html>
<p><a href='modelica://Bramah.Hopsan.Valve43'>Valve43</a> with a port L, at which the pressure of the load stands: that of A while the spool is
beyond 1 % of its way to the one side, of B on the other, in the middle that of T. It is filled and emptied by a narrow passage:
<b>L.m_flow = k*(L.p - p_load)</b>, k = 0.01 kg/s for each bar.</p>
<p>Assumptions: as those of Valve43. Valid: a line at L that takes little oil. Typical: a pump that follows the pressure at L. Source:
Hydraulic43LoadSensingValve of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end LoadSensingValve;
