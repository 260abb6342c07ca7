// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model SignalOrifice "Orifice whose area is a signal"
  extends Interfaces.TwoPort;
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient of turbulent flow";
  parameter Units.Area A_max(min=1e-12) = 1e-3 "Largest area that counts";
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(group="Flow law"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(group="Flow law"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(group="Flow law"));
  Blocks.Interfaces.RealInput u(unit="m2", displayUnit="mm2") "Area; below 0 it counts as 0"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Units.Area area "Area in use" annotation(__Bramah(symbol="A"));
protected
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, area=area, p_1=A.p, p_2=B.p);
equation
  area = noEvent(min(max(u, 0), A_max));
  m_flow = edge.m_flow;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(bonds="way > edge:R", rule="Ours: an orifice (X10680) with an oblique arrow, adjustable, which a signal moves."),
    defaultComponentName="orifice",
    Icon(coordinateSystem(extent={{-80,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,80}}),
      Line(points={{-30,20},{-10,0},{-30,-20}}),
      Line(points={{30,20},{10,0},{30,-20}}),
      Line(points={{-32,-32},{22,22}}),
      Polygon(points={{34,34},{16.5,24.7},{24.7,16.5},{34,34}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-80,0},{-60,0},{-60,-32},{-32,-32}}, color={44,99,201}),
      Text(extent={{40,-15},{180,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A sharp-edged hole whose area comes from the circuit: from a block, a table over time, or the position of a spool.
<b>q = Cd*A*sqrt(2/rho)*g(dp)</b>, <b>A = u</b> between 0 and A_max, dp = A.p - B.p, with the root law g of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>Assumptions: the area follows the signal at once; what sets it takes no force; nothing is stored in it. Valid: no cavitation in the jet (pressure
behind above about 0.3 of that before); A_max well above the areas that are meant. Typical: 0.1 to 100 mm2, Cd 0.6 (sharp) to 0.8 (rounded). Source: the
law of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Pumps.ControllerOfParts'>ControllerOfParts</a>.</p>
</html>"));
end SignalOrifice;
