// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model ContinuousIntensifier "Pressure intensifier that runs by itself, to and fro"
  extends Interfaces.OilComponent;
  parameter Real ratio(unit="1", min=1.05) = 4 "Area of the large piston over that of the small one" annotation(Dialog(group="Size"));
  parameter Units.VolumeFlowRate q_nom(min=1e-10) = 1/60000 "Flow out of B that costs dp_nom" annotation(Dialog(group="Flow"));
  parameter Units.PressureDifference dp_nom(min=1e4) = 60e5 "What the pressure at B falls short of its greatest at q_nom" annotation(Dialog(group="Flow"));
  parameter Real laminar(unit="1", min=0, max=1) = 0.3 "Share of dp_nom that is in proportion to the flow" annotation(Dialog(group="Flow"));
  parameter Units.VolumeFlowRate q_fill(min=1e-10) = 12/60000 "Flow from A through both check valves to B at dp_fill" annotation(Dialog(group="Filling"));
  parameter Units.PressureDifference dp_fill(min=1e3) = 5e5 "Pressure drop of q_fill" annotation(Dialog(group="Filling"));
  Interfaces.Port A "Low pressure, drives and fills it" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Port B "High pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-100})));
  Units.PressureDifference dp_left "What its greatest pressure at B exceeds that at B by";
  Units.VolumeFlowRate q "Volume flow rate of the small piston to B, at the density of A";
  Units.VolumeFlowRate q_through "Volume flow rate from A through the check valves to B, at the density of A";
  Units.VolumeFlowRate q_T "Volume flow rate to T, at the density of A";
protected
  Units.Density rho "Density at A";
equation
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.density(oil, A.p);
  end if;
  dp_left = T.p + ratio*(A.p - T.p) - B.p;
  q = q_nom*Functions.nominalShare(noEvent(max(if A.p > T.p then dp_left else 0, 0)), dp_nom, laminar);
  q_through = q_fill*Functions.nominalShare(noEvent(max(A.p - B.p, 0)), dp_fill, 0.1);
  q_T = (ratio - 1)*q;
  A.m_flow = rho*(ratio*q + q_through);
  B.m_flow = -rho*(q + q_through);
  T.m_flow = -rho*q_T;
  annotation(
    __Bramah(technicalData="1:%{ratio}", rule="Pressure intensifier, continuous (X11430, for oil on both sides): circle 6 M parted in the middle, filled triangles in at p1 and out at p2."),
    defaultComponentName="intensifier",
    Icon(coordinateSystem(extent={{-100,-100},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Line(points={{0,-60},{0,60}}),
      Line(points={{-100,0},{-60,0}}),
      Line(points={{60,0},{100,0}}),
      Line(points={{-20,-56.6},{-20,-100}}),
      Polygon(points={{-42.7,0},{-60,10},{-60,-10},{-42.7,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{60,0},{42.7,10},{42.7,-10},{60,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-40,14},{-8,38}}, textString="p1"),
      Text(extent={{8,14},{40,38}}, textString="p2"),
      Text(extent={{-92,4},{-72,26}}, textString="A"),
      Text(extent={{72,4},{92,26}}, textString="B"),
      Text(extent={{-44,-96},{-24,-74}}, textString="T"),
      Text(extent={{-100,66},{100,96}}, textString="%name")}),
    Documentation(info="<html>
<p>Two pistons of different areas on one rod, which a valve of its own sends to and fro: as long as B takes oil it gives a higher pressure there than A
has. Over many strokes, with z = q/q_nom and k = laminar:</p>
<p><b>T.p + ratio*(A.p - T.p) - B.p = dp_nom*(k*z + (1 - k)*z*|z|)</b>, q not below 0.</p>
<p>Of <b>ratio*q</b> that A takes, q goes to B and <b>q_T = (ratio - 1)*q</b> to T. At the greatest pressure it stands still. While B is below A, oil goes
straight through both check valves, <b>A.p - B.p = dp_fill*(0.1*z + 0.9*z*|z|)</b>, z = q_through/q_fill. From B nothing comes back: to relieve it, put
a pilot-operated check valve between A and B.</p>
<p>Assumptions: the mean of many strokes, without their pulsation; no leakage: B holds its pressure. Valid: changes slower than a stroke, some 50 to
100 ms. Typical: ratio 1.5 to 20; q_nom 0.3 to 3 l/min. Source: the balance of forces on both pistons and of the oil that they displace; the share in
proportion to the flow and that to its square are the usual split of data sheets. Example: <a
href='modelica://Bramah.Examples.Cylinders.HighPressureClamp'>HighPressureClamp</a>.</p>
</html>"));
end ContinuousIntensifier;
