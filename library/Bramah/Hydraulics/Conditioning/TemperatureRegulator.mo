// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Conditioning;
model TemperatureRegulator "Temperature regulator, cools or heats: a pressure drop"
  extends Interfaces.TwoPort;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom";
  parameter Units.PressureDifference dp_nom(min=10) = 50000 "Pressure drop at q_nom";
  parameter Real laminar(unit="1", min=0, max=1) = 0.2 "Share of dp_nom that is in proportion to the flow";
  parameter Units.Temperature T_set(displayUnit="degC", min=0) = oil.T "Temperature that it holds, for drawings and lists; by default that of the oil"
    annotation(Dialog(group="Data"));
  parameter Units.Power P_nom(displayUnit="kW", min=0) = 0 "Heat that it gives or takes at the most, for drawings and lists; 0: not stated"
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
    __Bramah(productClass="EQ", setting="%{T_set}", technicalData="%{T_set}\n%{?P_nom > 0}%{P_nom}", rule="Temperature regulator (X12300): square on its corner, the line straight through it, on the other diagonal one arrow in and one out."),
    defaultComponentName="regulator",
    Icon(coordinateSystem(extent={{-60,-80},{60,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-56.6},{56.6,0},{0,56.6},{-56.6,0},{0,-56.6}}),
      Line(points={{0,-80},{0,80}}),
      Line(points={{-56.6,0},{36,0}}),
      Polygon(points={{-2,0},{-22,6.5},{-22,-6.5},{-2,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{55,0},{35,6.5},{35,-6.5},{55,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{64,-15},{204,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p><b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, z = q/q_nom, k = laminar: part laminar, part turbulent.</p>
<p>The oil of a sheet is isothermal: the regulator is its pressure drop, and what it holds is the temperature that the data of the oil are for.
<code>T_set</code> and <code>P_nom</code> stand on drawings and in lists.</p>
<p>Assumptions: a pressure drop only: the oil is isothermal, its viscosity constant. Valid: flows up to about twice q_nom, oil near the viscosity
of dp_nom. Typical: dp_nom 0.3 to 1.5 bar, T_set 35 to 55 degC. Source: the share in proportion to the flow and that to its square are the usual split
of data sheets. Example: <a href='modelica://Bramah.Examples.Conditioning.TestBenchUnit'>TestBenchUnit</a>.</p>
</html>"));
end TemperatureRegulator;
