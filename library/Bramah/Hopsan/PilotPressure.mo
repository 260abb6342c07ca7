// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block PilotPressure "Position of a spool that a pilot pressure sets against a spring"
  extends Blocks.Interfaces.SO;
  parameter Units.Length x_max(min=1e-9) = 0.01 "Position at p_max";
  parameter Units.AbsolutePressure p_min(max=p_max) = 1e5 "Pressure at which it begins to move";
  parameter Units.AbsolutePressure p_max = 1e6 "Pressure at which it has arrived";
  parameter Boolean isReversed = false "true: from x_max to 0 instead" annotation(Evaluate=true);
  Hydraulics.Interfaces.Port X "Pilot pressure"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
protected
  Real share(unit="1") "Share of the way";
equation
  X.m_flow = 0;
  share = noEvent(min(max((X.p - p_min)/(p_max - p_min), 0), 1));
  y = if isReversed then x_max*(1 - share) else x_max*share;
  annotation(
    defaultComponentName="pilot",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,0},{-60,0}}, pattern=LinePattern.Dash),
      Line(points={{-40,-30},{-10,-30},{20,30},{44,30}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = x_max*(X.p - p_min)/(p_max - p_min)</b> between 0 and x_max, or x_max less that. Takes no oil.</p>
<p>Assumptions: no oil is moved. Valid: spools that follow slower than their pilot line fills. Typical: 5 to 20 bar. Source: HydraulicPressureControlled22Valve and
its like of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.FourChambers'>FourChambers</a>.</p>
</html>"));
end PilotPressure;
