// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model PilotReliefValve "Pilot operated pressure relief valve"
  extends ReliefValve(dp_over=3e5, q_nom=200/60000, tau=0.015);
  annotation(
    __Bramah(rule="Relief valve, pilot operated: as the direct one, a filled triangle where the pilot acts on the box."),
    defaultComponentName="relief",
    Icon(graphics={
      Polygon(points={{-40,20},{-58,30},{-58,10},{-40,20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>As <a href='modelica://Bramah.Hydraulics.PressureValves.ReliefValve'>ReliefValve</a> with the data of a pilot operated one: little override, large flow, slower. Its pilot
stage is in the lag.</p>
<p><b>tau*der(y) = y_target - y</b>, y_target = (dp - p_set)/dp_over between 0 and 1, <b>q = q_nom*y*g(dp)/g(p_set + dp_over)</b>, dp = P.p - T.p.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. Typical: p_set 50 to 350 bar, dp_over 2 to 5 bar, q_nom 100 to 400 l/min. Source: the characteristic is the data sheet&apos;s; the law of
flow that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.PressureControl'>PressureControl</a>.</p>
</html>"));
end PilotReliefValve;
