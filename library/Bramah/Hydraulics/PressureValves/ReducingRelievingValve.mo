// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model ReducingRelievingValve "Three-way pressure reducing valve that also relieves its outlet"
  extends Interfaces.ThreeWayReducer;
  parameter Units.PressureDifference p_set(min=0) = 60e5 "Pressure held at A, over T" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}));
equation
  p_held = p_set;
  annotation(
    __Bramah(setting="%{p_set}", technicalData="%{p_set}", rule="Reducing valve, three-way (X10610): double-headed arrow between P and A, T 2 M beside P; dashed line from the outlet."),
    defaultComponentName="reducing",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{58,-40},{70,24}}),
      Polygon(points={{73.7,43.7},{64.1,25.1},{75.9,22.9},{73.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{50,46},{190,76}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Holds the pressure at A: lets oil from P while A is below the set pressure, and to T while it is above.</p>
<p><b>y_target = (p_set - (A.p - T.p))/dp_over between -1 and 1</b>, <b>tau*der(y) = y_target - y</b>; P to A with the area A_max*max(y, 0), A to T with
A_max*max(-y, 0), by <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. Valid: changes slower than about tau; flows up to q_nom*sqrt(dp/dp_nom), beyond which the valve stands fully open as an orifice. Typical: p_set 10 to
100 bar, dp_over 3 to 10 bar. Source: the characteristic is the data sheet&apos;s; the law of flow that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>pressure_reducing</code>.</p>
</html>"));
end ReducingRelievingValve;
