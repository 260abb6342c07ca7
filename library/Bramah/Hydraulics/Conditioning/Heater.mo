// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Conditioning;
model Heater "Heater: a pressure drop"
  extends Interfaces.TwoPort;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom";
  parameter Units.PressureDifference dp_nom(min=10) = 50000 "Pressure drop at q_nom";
  parameter Real laminar(unit="1", min=0, max=1) = 0.2 "Share of dp_nom that is in proportion to the flow";
  parameter Units.Power P_nom(displayUnit="kW", min=0) = 0 "Heat that it gives at its rating, for drawings and lists; 0: not stated"
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
    __Bramah(productClass="EB", technicalData="%{?P_nom > 0}%{P_nom}", bonds="way > drop:R", rule="Heater (X12290): square on its corner, the line straight through it, arrows pointing in that meet at it."),
    defaultComponentName="heater",
    Icon(coordinateSystem(extent={{-60,-80},{60,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-56.6},{56.6,0},{0,56.6},{-56.6,0},{0,-56.6}}),
      Line(points={{0,-80},{0,80}}),
      Line(points={{-56.6,0},{56.6,0}}),
      Polygon(points={{-2,0},{-22,6.5},{-22,-6.5},{-2,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{2,0},{22,-6.5},{22,6.5},{2,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{64,-15},{204,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p><b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, z = q/q_nom, k = laminar: part laminar, part turbulent.</p>
<p>The oil is isothermal for now: the heater is its pressure drop. Its heat flow <code>P_nom</code> stands on drawings and in lists.</p>
<p>Assumptions: a pressure drop only: the oil is isothermal, its viscosity constant. Valid: flows up to about twice q_nom, oil near the viscosity
of dp_nom. Typical: dp_nom 0.1 to 0.5 bar. Source: the share in proportion to the flow and that to its square are the usual split of data sheets.
Example: <a href='modelica://Bramah.Examples.Conditioning.ReturnLine'>ReturnLine</a>.</p>
</html>"));
end Heater;
