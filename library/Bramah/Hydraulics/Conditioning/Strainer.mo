// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Conditioning;
model Strainer "Suction strainer"
  extends Interfaces.TwoPort;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom";
  parameter Units.PressureDifference dp_nom(min=10) = 5000 "Pressure drop at q_nom"
    annotation(__Bramah(fault(caption="Clogged", factor=50)));
  parameter Real laminar(unit="1", min=0, max=1) = 0.7 "Share of dp_nom that is in proportion to the flow";
  parameter Units.Length fineness(displayUnit="um", min=0) = 0 "Mesh: size of the particles that it holds back, for drawings and lists; 0: not stated"
    annotation(Dialog(group="Data"));
  parameter Boolean isMagnetic = false "true: with a magnetic element as well; changes the symbol only" annotation(Evaluate=true, Dialog(group="Symbol"));
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
    __Bramah(productClass="HQ", technicalData="%{?fineness > 0}%{fineness}", bonds="way > drop:R", rule="Strainer: as filter (X11980; with magnetic element X12000): the register has one symbol for both; its mesh stands beside it."),
    defaultComponentName="strainer",
    Icon(coordinateSystem(extent={{-60,-80},{60,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-56.6},{56.6,0},{0,56.6},{-56.6,0},{0,-56.6}}),
      Line(points={{0,-80},{0,-56.6}}),
      Line(points={{0,56.6},{0,80}}),
      Line(points={{-56.6,0},{56.6,0}}, pattern=LinePattern.Dash),
      Polygon(points={{-13,-11},{-13,3},{13,3},{13,-11},{5,-11},{5,-4},{-5,-4},{-5,-11},{-13,-11}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=isMagnetic),
      Text(extent={{64,-15},{204,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p><b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, z = q/q_nom, k = laminar: part laminar, part turbulent.</p>
<p>Sits in the suction line; keep its pressure drop below 0.1 bar. Its mesh, <code>fineness</code>, stands on drawings and in lists.</p>
<p>Assumptions: a pressure drop only: the oil is isothermal, its viscosity constant. Valid: flows up to about twice q_nom, oil near the viscosity
of dp_nom. Typical: a mesh of 60 to 200 um, dp_nom 0.03 to 0.1 bar. Source: the share in proportion to the flow and that to its square are the usual split of data
sheets. Example: <code>pump_cavitation</code>.</p>
</html>"));
end Strainer;
