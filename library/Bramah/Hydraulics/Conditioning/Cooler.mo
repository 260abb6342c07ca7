// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Conditioning;
model Cooler "Cooler: a pressure drop"
  extends Interfaces.TwoPort;
  parameter Types.Coolant coolant = Types.Coolant.NotShown "What cools it: changes the symbol only" annotation(Evaluate=true);
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom";
  parameter Units.PressureDifference dp_nom(min=10) = 50000 "Pressure drop at q_nom";
  parameter Real laminar(unit="1", min=0, max=1) = 0.2 "Share of dp_nom that is in proportion to the flow";
  parameter Units.Power P_nom(displayUnit="kW", min=0) = 0 "Heat that it takes at its rating, for drawings and lists; 0: not stated"
    annotation(Dialog(group="Data"));
protected
  Units.Density rho "Density at the inlet";
  Units.VolumeFlowRate q_core "Flow through the element";
equation
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.upstreamDensity(oil, A.p, B.p);
  end if;
  q_core = q_nom*Functions.nominalShare(dp, dp_nom, laminar);
  q = q_core;
  m_flow = rho*q;
  annotation(
    __Bramah(productClass="EQ", technicalData="%{?P_nom > 0}%{P_nom}", bonds="way > drop:R", rule="Cooler (X12260; with coolant lines X12270, with fan X12280): square on its corner, the line straight through it, arrows pointing out on the other diagonal."),
    defaultComponentName="cooler",
    Icon(coordinateSystem(extent={{-60,-80},{60,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-56.6},{56.6,0},{0,56.6},{-56.6,0},{0,-56.6}}),
      Line(points={{0,-80},{0,80}}),
      Line(points={{-36,0},{36,0}}),
      Polygon(points={{-55,0},{-35,-6.5},{-35,6.5},{-55,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{55,0},{35,6.5},{35,-6.5},{55,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{56,20},{118,20}}, visible=coolant == Types.Coolant.Liquid),
      Polygon(points={{36.6,20},{56.6,26},{56.6,14},{36.6,20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=coolant == Types.Coolant.Liquid),
      Line(points={{36.6,-20},{98,-20}}, visible=coolant == Types.Coolant.Liquid),
      Polygon(points={{118,-20},{98,-14},{98,-26},{118,-20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=coolant == Types.Coolant.Liquid),
      Rectangle(extent={{-300,-74},{70,74}}, visible=coolant == Types.Coolant.Fan),
      Ellipse(extent={{-280,-60},{-160,60}}, visible=coolant == Types.Coolant.Fan),
      Text(extent={{-250,-30},{-190,30}}, textString="M", visible=coolant == Types.Coolant.Fan),
      Line(points={{-160.8,10},{-110,10}}, visible=coolant == Types.Coolant.Fan),
      Line(points={{-160.8,-10},{-110,-10}}, visible=coolant == Types.Coolant.Fan),
      Ellipse(extent={{-118,2},{-102,52}}, visible=coolant == Types.Coolant.Fan),
      Ellipse(extent={{-118,-52},{-102,-2}}, visible=coolant == Types.Coolant.Fan),
      Text(extent={{64,-15},{204,15}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=coolant == Types.Coolant.NotShown),
      Text(extent={{124,-15},{264,15}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=coolant == Types.Coolant.Liquid),
      Text(extent={{78,-15},{218,15}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=coolant == Types.Coolant.Fan)}),
    Documentation(info="<html>
<p><b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, z = q/q_nom, k = laminar: part laminar, part turbulent.</p>
<p>The oil is isothermal for now: the cooler is its pressure drop. Its heat flow <code>P_nom</code> stands on drawings and in lists.</p>
<p><code>coolant</code> chooses the symbol: coolant lines, or a fan with its motor. The coolant itself is not computed.</p>
<p>Assumptions: a pressure drop only: the oil is isothermal, its viscosity constant. Valid: flows up to about twice q_nom, oil near the viscosity
of dp_nom. Typical: dp_nom 0.3 to 1.5 bar. Source: the share in proportion to the flow and that to its square are the usual split of data sheets.
Example: <a href='modelica://Bramah.Examples.Conditioning.ReturnLine'>ReturnLine</a>.</p>
</html>"));
end Cooler;
