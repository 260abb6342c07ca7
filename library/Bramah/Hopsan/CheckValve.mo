// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model CheckValve "Check valve of Hopsan: a root law from its cracking pressure on"
  extends Hydraulics.Interfaces.TwoPort;
  parameter Real k(unit="m3/(s.Pa(1/2))", min=0) = 5e-7 "Flow over the root of the pressure drop";
  parameter Units.PressureDifference p_crack(min=0) = 0 "Pressure drop at which it opens";
  parameter Real phi(unit="1", min=0) = 0 "Share of the pilot pressure at X that opens it; 0: it has none";
  parameter Units.PressureDifference dp_small(min=1) = 1000 "Pressure range over which it opens" annotation(Dialog(tab="Models"));
  Blocks.Interfaces.RealOutput isOpen "1: open, 0: shut"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  Hydraulics.Interfaces.Port X if phi > 0 "Pilot pressure"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
protected
  Hydraulics.Interfaces.Port pilot "Where X leads";
  Real y(unit="1") "Opening";
equation
  connect(X, pilot);
  if not phi > 0 then
    pilot.p = A.p;
  end if;
  y = Hydraulics.Functions.smoothStep((dp + phi*pilot.p - p_crack)/dp_small);
  q = k*y*Hydraulics.Functions.smoothedRoot(dp, dp_small);
  m_flow = oil.rho_0*q;
  isOpen = y;
  annotation(
    defaultComponentName="check",
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,-16}}),
      Line(points={{-20,4},{0,-16},{20,4}}),
      Ellipse(extent={{-12,-10},{12,14}}),
      Line(points={{0,14},{0,80}}),
      Line(points={{14,0},{40,0}}, color={44,99,201}),
      Line(points={{-40,0},{-14,0}}, pattern=LinePattern.Dash, visible=phi > 0),
      Text(extent={{44,14},{184,44}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Lets oil through from A to B, with <b>q = k*sqrt(dp)</b>, dp = A.p - B.p, where dp is above <code>p_crack</code>, and nothing otherwise. With a pilot
pressure at X it is open both ways where dp + phi*X.p is above it.</p>
<p>Assumptions: opens fully at once, over <code>dp_small</code>; no mass, no leakage. Valid: flows slower than the ball. Typical: k = 1e-7 to 1e-6,
which gives 19 to 190 l/min at 10 bar. Source: HydraulicCheckValve, HydraulicCheckValvePreLoaded and
HydraulicPilotControlledCheckValve of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.PositionedMass'>PositionedMass</a>.</p>
</html>"));
end CheckValve;
