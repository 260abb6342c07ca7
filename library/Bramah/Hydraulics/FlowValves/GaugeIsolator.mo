// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model GaugeIsolator "Gauge isolator: shows a gauge the pressure while its button is pressed"
  extends Interfaces.OilComponent;
  parameter Boolean isPressed = false "true: the gauge is joined to the line; false: to the tank" annotation(__Bramah(hand=true));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 1/60000 "Flow of either way at dp_nom" annotation(__Bramah(usual={1e-7,0.1}), Dialog(group="Flow"));
  parameter Units.PressureDifference dp_nom(min=10) = 5e5 "Pressure drop of q_nom" annotation(Dialog(group="Flow"));
  parameter Real laminar(unit="1", min=0, max=1) = 0.3 "Share of dp_nom that is in proportion to the flow" annotation(Dialog(group="Flow"));
  Interfaces.Port P "Line that is measured" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.Port M "Gauge" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Real y(unit="1") "1 pressed, 0 released";
  Units.VolumeFlowRate q_PM "Volume flow rate from P to M, at the density of the inlet";
  Units.VolumeFlowRate q_MT "Volume flow rate from M to T, at the density of the inlet";
protected
  Units.Density rho_PM "Density at the inlet of the way from P to M";
  Units.Density rho_MT "Density at the inlet of the way from M to T";
equation
  y = if isPressed then 1 else 0;
  if densityModel == Types.DensityModel.Textbook then
    rho_PM = oil.rho_0;
    rho_MT = oil.rho_0;
  else
    rho_PM = Media.upstreamDensity(oil, P.p, M.p);
    rho_MT = Media.upstreamDensity(oil, M.p, T.p);
  end if;
  q_PM = y*q_nom*Functions.nominalShare(P.p - M.p, dp_nom, laminar);
  q_MT = (1 - y)*q_nom*Functions.nominalShare(M.p - T.p, dp_nom, laminar);
  P.m_flow = rho_PM*q_PM;
  M.m_flow = rho_MT*q_MT - rho_PM*q_PM;
  T.m_flow = -rho_MT*q_MT;
  annotation(
    __Bramah(productClass="QM", rule="Gauge isolator: 3/2 valve (as X10280) with push button and spring; at rest the gauge is open to the tank."),
    defaultComponentName="isolator",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*y,0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{-20,80},{-20,40}}),
      Line(points={{-100,-40},{-100,20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Polygon(points={{-100,40},{-107,20},{-93,20},{-100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-60,-40},{-60,-20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-70,-20},{-50,-20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-20,40},{11.1,-22.1}}, origin=DynamicSelect({0,0},{80*y,0})),
      Polygon(points={{20,-40},{17.3,-19},{4.8,-25.2},{20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-20,-40},{-20,-20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-30,-20},{-10,-20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-120,10},{-180,10}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-120,-10},{-180,-10}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-164,20},{-180,20},{-180,-20},{-164,-20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{40,0},{44,-18},{52,18},{60,-18},{69,18},{77,-18},{85,18},{90,0}}, origin=DynamicSelect({0,0},{80*y,0})),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{-44,56},{-24,78}}, textString="M"),
      Text(extent={{60,48},{220,78}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Keeps a gauge from the shocks of its line: while the button is pressed M is joined to P, released to T, and the other way is shut. Each open way
has <b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, z = q/q_nom, k = laminar: narrow, so that the needle comes up in some tenths of a second. A click on it
presses and releases it while the circuit runs.</p>
<p>M wants a node: the oil in the gauge and its pipe, a few cm3.</p>
<p>Assumptions: it switches at once; no leakage when shut. Valid: flows up to about twice q_nom. Typical: 0.5 to 2 l/min at 5 bar. Source: the share in
proportion to the flow and that to its square are the usual split of data sheets; ISO 5598 (2020), pressure gauge isolator, for the term. Example: <a
href='modelica://Bramah.Examples.Lines.BledLine'>BledLine</a>.</p>
</html>"));
end GaugeIsolator;
