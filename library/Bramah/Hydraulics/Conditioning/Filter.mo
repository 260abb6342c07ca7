// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Conditioning;
model Filter "Filter, with or without bypass"
  extends Interfaces.TwoPort;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom";
  parameter Units.PressureDifference dp_nom(min=10) = 50000 "Pressure drop at q_nom";
  parameter Real laminar(unit="1", min=0, max=1) = 0.7 "Share of dp_nom that is in proportion to the flow";
  parameter Boolean useBypass = true "true: with a bypass valve" annotation(Evaluate=true);
  parameter Units.PressureDifference dp_bypass(min=1e3) = 3e5 "Pressure drop at which the bypass opens" annotation(Dialog(enable=useBypass));
  Units.VolumeFlowRate q_bypass "Flow through the bypass";
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
  q = q_core + q_bypass;
  m_flow = rho*q;
  q_bypass = if useBypass then q_nom*Functions.smoothStep((dp - dp_bypass)/(0.3*dp_bypass))*dp/dp_bypass else 0;
  annotation(
    __Bramah(productClass="HQ", bondGraph="Bramah.BondGraphs.Internal.Filter", rule="Filter with bypass (X12040; without, X11980): square of side 4 M on its corner, dashed diagonal; a check valve with spring beside it in a continuous frame."),
    defaultComponentName="filter",
    Icon(coordinateSystem(extent={{-60,-80},{60,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-56.6},{56.6,0},{0,56.6},{-56.6,0},{0,-56.6}}),
      Line(points={{0,-80},{0,-56.6}}),
      Line(points={{0,56.6},{0,80}}),
      Rectangle(extent={{-120,-74},{66,74}}, visible=useBypass),
      Line(points={{0,-64},{-90,-64},{-90,-24}}, visible=useBypass),
      Line(points={{-110,-4},{-90,-24},{-70,-4}}, visible=useBypass),
      Ellipse(extent={{-100,-19.9},{-80,0.1}}, visible=useBypass),
      Line(points={{-90,0.1},{-70,4},{-110,12},{-70,20},{-110,29},{-70,37},{-110,45},{-90,49}}, visible=useBypass),
      Line(points={{-90,49},{-90,64},{0,64}}, visible=useBypass),
      Ellipse(extent={{-5,59},{5,69}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=useBypass),
      Ellipse(extent={{-5,-69},{5,-59}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=useBypass),
      Line(points={{-56.6,0},{56.6,0}}, pattern=LinePattern.Dash),
      Text(extent={{74,-15},{214,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p><b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, z = q_core/q_nom, k = laminar: part laminar, part turbulent. <b>q = q_core + q_bypass</b>.</p>
<p>With <code>useBypass</code> a bypass opens from dp_bypass on: q_bypass = q_nom*s((dp - dp_bypass)/(0.3*dp_bypass))*dp/dp_bypass, s the cubic step. Clogging: raise dp_nom.</p>
<p>Assumptions: a pressure drop only: the oil is isothermal, its viscosity constant. Valid: flows up to about twice q_nom, oil near the viscosity
of dp_nom. Typical: dp_nom 0.2 to 1 bar when clean, dp_bypass 1.5 to 5 bar. Source: the share in proportion to the flow and that to its square
are the usual split of data sheets. Example: <a href='modelica://Bramah.Examples.Conditioning.ReturnLine'>ReturnLine</a>.</p>
</html>"));
end Filter;
