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
</html>"));
end PilotReliefValve;
