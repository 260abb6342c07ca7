// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model SignalRestrictor "Restrictor whose conductance is a signal: flow in proportion to the pressure drop"
  extends Interfaces.TwoPort;
  parameter Units.LeakageCoefficient G_max(min=1e-16) = 1e-8 "Largest conductance that counts";
  Blocks.Interfaces.RealInput u(unit="m3/(s.Pa)") "Flow per pressure drop; below 0 it counts as 0"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Units.LeakageCoefficient G "Flow per pressure drop in use";
protected
  Units.Density rho "Density on the side of the higher pressure";
equation
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.upstreamDensity(oil, A.p, B.p);
  end if;
  G = noEvent(min(max(u, 0), G_max));
  q = G*dp;
  m_flow = rho*q;
  annotation(
    __Bramah(bonds="way > gap:R", rule="Ours: a narrow gap in the line with an oblique arrow, adjustable, which a signal moves."),
    defaultComponentName="restrictor",
    Icon(coordinateSystem(extent={{-80,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,40},{0,80}}),
      Rectangle(extent={{-10,-40},{10,40}}),
      Line(points={{0,-40},{0,40}}, pattern=LinePattern.Dot),
      Line(points={{-32,-32},{22,22}}),
      Polygon(points={{34,34},{16.5,24.7},{24.7,16.5},{34,34}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-80,0},{-60,0},{-60,-32},{-32,-32}}, color={44,99,201}),
      Text(extent={{40,-15},{180,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Laminar flow through a gap that the circuit opens and shuts: <b>q = G*dp</b>, <b>G = u</b> between 0 and G_max, m_flow = rho*q with rho on the side of
the higher pressure. It stands for a leakage that grows, or for a load that takes flow in proportion to pressure.</p>
<p>Assumptions: the conductance follows the signal at once; laminar flow; nothing is stored in it. Valid: Reynolds numbers below 2300; G_max well above
the conductances that are meant. Typical: 1e-13 (a tight gap) to 1e-10 m3/s/Pa (a wide load). Source: Hagen-Poiseuille, as in F. M. White, Fluid
Mechanics, chapter 6. Example: <a href='modelica://Bramah.Examples.Pumps.ControllerOfParts'>ControllerOfParts</a>.</p>
</html>"));
end SignalRestrictor;
