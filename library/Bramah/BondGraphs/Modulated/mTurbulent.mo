// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Modulated;
model mTurbulent "Orifice with an opening by a signal"
  extends Interfaces.OnePort;
  parameter Real k(min=0, start=1) = 1 "Flow at an effort of 1 and u = 1" annotation(__Bramah(symbol="k"));
  parameter Real e_small(min=1e-60) = 1e-3 "Effort below which the flow is laminar" annotation(Dialog(tab="Numerics"));
  Blocks.Interfaces.RealInput u "Opening; below 0 shut"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,40}, rotation=-90)));
equation
  f = k*noEvent(max(u, 0))*e/(e^2 + e_small^2)^0.25;
  annotation(
    defaultComponentName="r",
    Icon(coordinateSystem(extent={{-20,-20},{30,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{30,16}}, textString="MR:"),
      Line(points={{0,40},{0,20}}, color={44,99,201}),
      Text(extent={{34,-14},{134,14}}, textString="%name"),
      Text(extent={{-20,-46},{20,-22}}, textString="k=%k")}),
    Documentation(info="<html>
<p><b>f = k*max(u, 0)*e/(e^2 + e_small^2)^(1/4)</b>: the edge of a spool of any underlap, the flow of <code>Turbulent</code> times the opening.</p>
<p>Assumptions: the flow follows the opening at once; shut it is tight. Valid: efforts well above e_small; turbulent flow through the edge. Typical:
e_small 1e2 to 1e4 Pa. Source: H. E. Merritt, Hydraulic Control Systems (1967), chapter 5; the modulated conductors of Cellier and McBride (2003).
Example: <a href='modelica://Bramah.Examples.BondGraphs.PressureReducer'>PressureReducer</a>.</p>
</html>"));
end mTurbulent;
