// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model QuickCoupling "Quick coupling of two lines, with or without check valves"
  extends Interfaces.OilComponent;
  parameter Boolean isCoupled = true "true coupled, false apart" annotation(__Bramah(hand=true));
  parameter Boolean hasCheckA = true "true: a check valve shuts side A when it is apart; false: side A is open then" annotation(Evaluate=true);
  parameter Boolean hasCheckB = true "true: a check valve shuts side B when it is apart; false: side B is open then" annotation(Evaluate=true);
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, coupled" annotation(Dialog(group="Flow"));
  parameter Units.PressureDifference dp_nom(min=10) = 2e5 "Pressure drop at q_nom" annotation(Dialog(group="Flow"));
  parameter Real laminar(unit="1", min=0, max=1) = 0.1 "Share of dp_nom that is in proportion to the flow" annotation(Dialog(group="Flow"));
  Interfaces.Port A "Inlet of positive flow" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port B "Outlet of positive flow" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Real y(unit="1") "1 coupled, 0 apart";
  Units.PressureDifference dp "Pressure drop from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.VolumeFlowRate q_lost "Volume flow rate out of open sides, at the density rho_0";
protected
  Units.Density rho "Density at the inlet";
  Units.VolumeFlowRate q_A "Volume flow rate out of the open side A";
  Units.VolumeFlowRate q_B "Volume flow rate out of the open side B";
equation
  y = if isCoupled then 1 else 0;
  dp = A.p - B.p;
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.upstreamDensity(oil, A.p, B.p);
  end if;
  q = y*q_nom*Functions.nominalShare(dp, dp_nom, laminar);
  q_A = if hasCheckA then 0 else (1 - y)*q_nom*Functions.nominalShare(noEvent(max(A.p - fluid.p_ambient, 0)), dp_nom, laminar);
  q_B = if hasCheckB then 0 else (1 - y)*q_nom*Functions.nominalShare(noEvent(max(B.p - fluid.p_ambient, 0)), dp_nom, laminar);
  q_lost = q_A + q_B;
  A.m_flow = rho*q + oil.rho_0*q_A;
  B.m_flow = -rho*q + oil.rho_0*q_B;
  annotation(
    __Bramah(productClass="XM", rule="Quick coupling (X11690 to X11740): two chevrons of 2 M pointing at each other with a bar of 1 M between, or a bar at each half when apart; a ball of 1 M in a half with check valve."),
    defaultComponentName="coupling",
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-10,0},{10,0}}, visible=isCoupled),
      Line(points={{-20,40},{0,20},{20,40}}, visible=isCoupled),
      Line(points={{-20,-40},{0,-20},{20,-40}}, visible=isCoupled),
      Line(points={{0,-20},{0,20}}, visible=isCoupled),
      Line(points={{0,80},{0,20}}, visible=isCoupled and not hasCheckB),
      Line(points={{0,-80},{0,-20}}, visible=isCoupled and not hasCheckA),
      Ellipse(extent={{-10,24.1},{10,44.1}}, visible=isCoupled and hasCheckB),
      Line(points={{0,80},{0,44.1}}, visible=isCoupled and hasCheckB),
      Ellipse(extent={{-10,-44.1},{10,-24.1}}, visible=isCoupled and hasCheckA),
      Line(points={{0,-80},{0,-44.1}}, visible=isCoupled and hasCheckA),
      Line(points={{-10,10},{10,10}}, visible=not isCoupled),
      Line(points={{-10,-10},{10,-10}}, visible=not isCoupled),
      Line(points={{-20,50},{0,30},{20,50}}, visible=not isCoupled),
      Line(points={{-20,-50},{0,-30},{20,-50}}, visible=not isCoupled),
      Line(points={{0,30},{0,10}}, visible=not isCoupled),
      Line(points={{0,-30},{0,-10}}, visible=not isCoupled),
      Line(points={{0,80},{0,30}}, visible=not isCoupled and not hasCheckB),
      Line(points={{0,-80},{0,-30}}, visible=not isCoupled and not hasCheckA),
      Ellipse(extent={{-10,34.1},{10,54.1}}, visible=not isCoupled and hasCheckB),
      Line(points={{0,80},{0,54.1}}, visible=not isCoupled and hasCheckB),
      Ellipse(extent={{-10,-54.1},{10,-34.1}}, visible=not isCoupled and hasCheckA),
      Line(points={{0,-80},{0,-54.1}}, visible=not isCoupled and hasCheckA),
      Text(extent={{34,-15},{174,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Coupled, it is a pressure drop: <b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, z = q/q_nom, k = laminar. Apart, <b>q = 0</b>: a half with a check
valve is shut, a half without one is open, and its oil is lost, <b>p - p_amb = dp_nom*(k*z + (1 - k)*z*|z|)</b> with z = q_lost/q_nom.</p>
<p>It is uncoupled by hand, also during a run. A and B store no oil: they want a node or a part that does.</p>
<p>Assumptions: it couples at once, without air taken in or oil lost; an open half draws in no air. Valid: flows up to about twice q_nom, oil near
the viscosity of dp_nom. Typical: a coupling of 12 mm 45 to 60 l/min at 2 bar; flat faces with check valves on both sides lose less than a drop.
Source: the share in proportion to the flow and that to its square are the usual split of data sheets; ISO 7241-1 (2014) for the couplings. Example: <a
href='modelica://Bramah.Examples.Lines.CoupledTool'>CoupledTool</a>.</p>
</html>"));
end QuickCoupling;
