// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Conditioning;
model Filter "Filter, with or without bypass"
  extends Interfaces.TwoPort;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom";
  parameter Units.PressureDifference dp_nom(min=10) = 50000 "Pressure drop at q_nom"
    annotation(__Bramah(fault(caption="Clogged", factor=50)));
  parameter Real laminar(unit="1", min=0, max=1) = 0.7 "Share of dp_nom that is in proportion to the flow";
  parameter Boolean useBypass = true "true: with a bypass valve" annotation(Evaluate=true);
  parameter Units.PressureDifference dp_bypass(min=1e3) = 3e5 "Pressure drop at which the bypass opens" annotation(Dialog(enable=useBypass));
  parameter Boolean useSwitch = false "true: an electrical contact, with the output y, that tells that it is clogged"
    annotation(Evaluate=true, Dialog(group="Switch"));
  parameter Units.PressureDifference dp_on(min=0) = 2e5 "Pressure drop above which the contact closes" annotation(Dialog(group="Switch", enable=useSwitch));
  parameter Units.PressureDifference dp_off(min=0, max=dp_on) = 1.6e5 "Pressure drop below which it opens again; below dp_on"
    annotation(Dialog(group="Switch", enable=useSwitch));
  parameter Units.Length fineness(displayUnit="um", min=0) = 0 "Size of the particles that it holds back, for drawings and lists; 0: not stated"
    annotation(Dialog(group="Data"));
  parameter Real beta(unit="1", min=0) = 0 "Of how many particles of this size one comes through, for drawings and lists; 0: not stated"
    annotation(Dialog(group="Data"));
  parameter Boolean isMagnetic = false "true: with a magnetic element as well; changes the symbol only" annotation(Evaluate=true, Dialog(group="Symbol"));
  parameter Types.FilterIndicator indicator = Types.FilterIndicator.None "What indicates that it is clogged: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  Blocks.Interfaces.BooleanOutput y if useSwitch "true: clogged" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,-20})));
  Units.VolumeFlowRate q_bypass "Flow through the bypass";
protected
  Units.Density rho "Density at the inlet";
  Units.VolumeFlowRate q_core "Flow through the element";
  Blocks.Interfaces.RealOutput dp_watched(unit="Pa") "Pressure drop that the contact watches";
  Internal.Contact contact(final u_on=dp_on, final u_off=dp_off) if useSwitch "Contact";
equation
  dp_watched = dp;
  connect(dp_watched, contact.u);
  connect(contact.y, y);
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
    __Bramah(productClass="HQ", technicalData="%{?fineness > 0 and beta > 0}%{fineness}, β ≥ %{beta}\n%{?fineness > 0 and beta <= 0}%{fineness}\n%{?useBypass}Δp %{dp_bypass}", bonds="way > drop:R", rule="Filter with bypass (X12040; without, X11980): square of side 4 M on its corner, dashed diagonal; a check valve with spring beside it in a continuous frame; magnetic element (X12000); indicator: optical (X12010), gauge (X12020), electrical contact (X12060)."),
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
      Polygon(points={{-13,-11},{-13,3},{13,3},{13,-11},{5,-11},{5,-4},{-5,-4},{-5,-11},{-13,-11}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=isMagnetic),
      Line(points={{28.3,-28.3},{90,-28.3},{90,-10}}, visible=indicator == Types.FilterIndicator.Gauge and not useSwitch),
      Ellipse(extent={{70,-10},{110,30}}, visible=indicator == Types.FilterIndicator.Gauge and not useSwitch),
      Line(points={{100,0},{86,14}}, visible=indicator == Types.FilterIndicator.Gauge and not useSwitch),
      Polygon(points={{77,23},{82.5,10.5},{89.5,17.5},{77,23}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=indicator == Types.FilterIndicator.Gauge and not useSwitch),
      Line(points={{28.3,-28.3},{70,-28.3}}, visible=indicator == Types.FilterIndicator.Optical or indicator == Types.FilterIndicator.Contact or useSwitch),
      Rectangle(extent={{70,-58.3},{130,1.7}}, visible=indicator == Types.FilterIndicator.Optical or indicator == Types.FilterIndicator.Contact or useSwitch),
      Ellipse(extent={{82,-46.3},{118,-10.3}}, visible=indicator == Types.FilterIndicator.Optical and not useSwitch),
      Line(points={{87.3,-41},{112.7,-15.6}}, visible=indicator == Types.FilterIndicator.Optical and not useSwitch),
      Line(points={{87.3,-15.6},{112.7,-41}}, visible=indicator == Types.FilterIndicator.Optical and not useSwitch),
      Line(points={{76,-28.3},{84,-28.3},{112,-14.3}}, visible=indicator == Types.FilterIndicator.Contact or useSwitch),
      Ellipse(extent={{81,-31.3},{87,-25.3}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=indicator == Types.FilterIndicator.Contact or useSwitch),
      Ellipse(extent={{113,-31.3},{119,-25.3}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=indicator == Types.FilterIndicator.Contact or useSwitch),
      Line(points={{116,-28.3},{130,-28.3}}, visible=indicator == Types.FilterIndicator.Contact or useSwitch),
      Line(points={{130,-20},{160,-20}}, color={168,60,160}, visible=useSwitch),
      Text(extent={{74,-15},{214,15}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=indicator == Types.FilterIndicator.None and not useSwitch),
      Text(extent={{74,36},{214,66}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=indicator <> Types.FilterIndicator.None or useSwitch)}),
    Documentation(info="<html>
<p><b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, z = q_core/q_nom, k = laminar: part laminar, part turbulent. <b>q = q_core + q_bypass</b>.</p>
<p>With <code>useBypass</code> a bypass opens from dp_bypass on: q_bypass = q_nom*s((dp - dp_bypass)/(0.3*dp_bypass))*dp/dp_bypass, s the cubic step. Clogging: raise dp_nom.</p>
<p><code>fineness</code> and the filtration ratio <code>beta</code> at this size stand on drawings and in lists; no particles are computed.
<code>indicator</code> and <code>isMagnetic</code> change the symbol; what an indicator says computes a
<a href='modelica://Bramah.Hydraulics.Sensors.CloggingIndicator'>CloggingIndicator</a>, or the filter itself: with <code>useSwitch</code> its output y is
true above dp_on, until the drop falls below dp_off, <b>y = dp &gt; dp_on or pre(y) and dp &gt;= dp_off</b>. Without an electrical lockout it tells
cold oil too.</p>
<p>Assumptions: a pressure drop only: the oil is isothermal, its viscosity constant. Valid: flows up to about twice q_nom, oil near the viscosity
of dp_nom. Typical: fineness 3 to 25 um at beta 200; dp_nom 0.2 to 1 bar when clean, dp_bypass 1.5 to 5 bar. Source: the share in proportion to the flow and that to its square
are the usual split of data sheets; ISO 16889 (2022) for the filtration ratio. Example: <a href='modelica://Bramah.Examples.Conditioning.ReturnLine'>ReturnLine</a>.</p>
</html>"));
end Filter;
