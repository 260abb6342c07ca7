// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model BleedValve "Bleed valve: lets what is in a line out to the surroundings"
  extends Interfaces.OilComponent;
  parameter Boolean isOpen = false "true: open" annotation(__Bramah(hand=true));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 2/60000 "Flow of oil at dp_nom, open" annotation(Dialog(group="Flow"));
  parameter Units.PressureDifference dp_nom(min=10) = 5e5 "Pressure over ambient at q_nom" annotation(Dialog(group="Flow"));
  parameter Real laminar(unit="1", min=0, max=1) = 0.2 "Share of dp_nom that is in proportion to the flow" annotation(Dialog(group="Flow"));
  Interfaces.Port A "Line that is bled" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Real y(unit="1") "1 open, 0 shut";
  Units.PressureDifference dp "Pressure of the line over ambient";
  Units.VolumeFlowRate q "Volume flow rate out of the line, at the density of the line";
protected
  Units.Density rho "Density in the line";
equation
  y = if isOpen then 1 else 0;
  dp = A.p - fluid.p_ambient;
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.density(oil, A.p);
  end if;
  q = y*q_nom*Functions.nominalShare(noEvent(max(dp, 0)), dp_nom, laminar);
  A.m_flow = rho*q;
  annotation(
    __Bramah(productClass="QM", rule="Bleed valve: shut-off valve of 4 M x 2 M with its handle, a hollow triangle of 1 M at its outlet: to the air, where nothing can be joined."),
    defaultComponentName="bleed",
    Icon(coordinateSystem(extent={{-60,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,-40}}),
      Polygon(points={{-20,-40},{20,-40},{-20,40},{20,40},{-20,-40}}),
      Line(points={{0,40},{0,60}}),
      Polygon(points={{0,77.3},{-10,60},{10,60},{0,77.3}}),
      Line(points={{0,0},{-40,0}}),
      Line(points={{-40,-20},{-40,20}}, visible=isOpen),
      Line(points={{-60,0},{-20,0}}, visible=not isOpen),
      Text(extent={{34,-15},{174,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Open, it lets oil out: <b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, dp = A.p - p_amb, z = q/q_nom, k = laminar. The oil that comes out is lost; with
a line below the ambient pressure nothing is drawn in. Shut, <b>q = 0</b>. A click on it turns it while the circuit runs.</p>
<p>Assumptions: the air is in the oil, as its free air, and comes out with it; no air is drawn in; it opens at once. Valid: flows up to about twice
q_nom. Typical: 0.5 to 5 l/min at 5 bar through a bleed screw. Source: the share in proportion to the flow and that to its square are the usual
split of data sheets; ISO 5598 (2020), air bleed, for the term. Example: <a
href='modelica://Bramah.Examples.Lines.BledLine'>BledLine</a>.</p>
</html>"));
end BleedValve;
