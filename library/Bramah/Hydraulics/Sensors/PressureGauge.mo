// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model PressureGauge "Pressure gauge, shows the pressure over ambient"
  Interfaces.Port A "Measured line" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Units.PressureDifference p "Pressure over ambient";
  parameter Units.PressureDifference p_range(min=1e4) = 250e5 "Full scale";
protected
  outer Hydraulics.Fluid fluid "Oil and ambient of the sheet";
equation
  A.m_flow = 0;
  p = A.p - fluid.p_ambient;
  annotation(
    __Bramah(productClass="PG", technicalData="0 … %{p_range}", bonds="A > reading:De", rule="Pressure gauge (X11820): circle 4 M with a needle to the upper left."),
    defaultComponentName="gauge",
    Icon(coordinateSystem(extent={{-40,-80},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points=DynamicSelect({{18,-18},{-20,20}}, {{28*cos(4.7124*p/p_range - 0.7854),-28*sin(4.7124*p/p_range - 0.7854)},
        {-34*cos(4.7124*p/p_range - 0.7854),34*sin(4.7124*p/p_range - 0.7854)}}), arrow={Arrow.None,Arrow.Filled}, arrowSize=2.8),
      Text(extent={{50,-15},{190,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p><b>p = A.p - p_ambient</b>. Takes no oil.</p>
<p>Assumptions: ideal: it takes no oil, causes no drop and follows at once; put a lag behind it where its speed counts. Valid: pressures that change
slowly enough to be read. Typical: Bourdon tubes up to 1.6 times the working pressure, an error of 1 to 1.6 % of the range. Source: Bourdon tube
pressure gauges by EN 837-1 (1996), classes 1 and 1.6. Example: <a href='modelica://Bramah.Examples.Motors.VariableSpeed'>VariableSpeed</a>.</p>
</html>"));
end PressureGauge;
