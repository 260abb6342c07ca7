// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model PilotReliefValve "Pilot operated pressure relief valve"
  extends ReliefValve(final isPiloted=true, dp_over=3e5, q_nom=200/60000, tau=0.015);
  annotation(
    __Bramah(productClass="FL", rule="Relief valve, pilot operated: as the direct one, a pilot box 3 M x 2 M between box and spring, its filled triangle (as in X10560, X10600) pointing from the valve to the spring: the pilot relieves it."),
    defaultComponentName="relief",
    Icon(coordinateSystem(extent={{-80,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{40,-20},{100,20}}),
      Polygon(points={{98,0},{64,20},{64,-20},{98,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{100,0},{104,20},{112,-20},{120,20},{129,-20},{137,20},{145,-20},{150,0}}),
      Line(points={{118,-40},{130,24}}),
      Polygon(points={{133.7,43.7},{124.1,25.1},{135.9,22.9},{133.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>As <a href='modelica://Bramah.Hydraulics.PressureValves.ReliefValve'>ReliefValve</a> with the data of a pilot operated one: little override, large flow, slower. Its pilot
stage is in the lag.</p>
<p><b>tau*der(y) = y_target - y</b>, y_target = (dp - p_set)/dp_over between 0 and 1, <b>q = q_nom*y*g(dp)/g(p_set + dp_over)</b>, dp = P.p - T.p.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. Valid: changes slower than about tau; flows up to q_nom, beyond which the valve stands fully open as an orifice. Typical: p_set 50 to
350 bar, dp_over 2 to 5 bar, q_nom 100 to 400 l/min. Source: the characteristic is the data sheet&apos;s; the law of flow that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.PressureControl'>PressureControl</a>.</p>
</html>"));
end PilotReliefValve;
