// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model FlowMeter "Flow meter, counts the flow and the volume"
  extends Interfaces.TwoPort;
  Units.Volume V(start=0, fixed=true) "Volume that has passed, at the density rho_0";
equation
  dp = 0;
  q = m_flow/oil.rho_0;
  der(V) = q;
  annotation(
    __Bramah(productClass="PG", bonds="way > reading:Df", rule="Flow meter (X11910): circle 4 M with two inner arcs that begin at it."),
    defaultComponentName="flowMeter",
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,40},{0,80}}),
      Ellipse(extent={{-66.2,-28.4},{-9.4,28.4}}, startAngle=-72, endAngle=72, closure=EllipseClosure.None),
      Ellipse(extent={{9.4,-28.4},{66.2,28.4}}, startAngle=108, endAngle=252, closure=EllipseClosure.None),
      Text(extent={{50,-15},{190,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>No pressure drop. <b>q = m_flow/rho_0</b>, <b>der(V) = q</b>.</p>
<p>Assumptions: ideal: it takes no oil, causes no drop and follows at once; put a lag behind it where its speed counts. Valid: drops that do not count
in its line. Typical: 0.2 to 600 l/min, an error of 2 to 4 % of the range, 0.5 to 2 bar at full flow. Source: measurement by the principles of ISO
9110-1 (2020). Example: <a href='modelica://Bramah.Examples.Conditioning.ReturnLine'>ReturnLine</a>.</p>
</html>"));
end FlowMeter;
