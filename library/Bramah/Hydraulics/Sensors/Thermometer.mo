// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model Thermometer "Thermometer, shows the temperature of the oil"
  extends Interfaces.OilComponent;
  Interfaces.Port A "Measured line" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Units.Temperature T(displayUnit="degC") "Temperature of the oil";
equation
  A.m_flow = 0;
  T = oil.T;
  annotation(
    __Bramah(productClass="PG", rule="Thermometer (X11850): circle 4 M, a column with a filled bulb."),
    defaultComponentName="thermometer",
    Icon(coordinateSystem(extent={{-40,-80},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,30},{0,-20}}),
      Ellipse(extent={{-5,-30},{5,-20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{50,-15},{190,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Takes no oil: <b>A.m_flow = 0</b>, <b>T = oil.T</b>. The oil of a sheet is isothermal, so it shows the temperature that the data of the oil
are for, and another where a part has an oil of its own.</p>
<p>Assumptions: ideal: no lag, no error. Valid: as long as the oil keeps its temperature. Typical: ranges of -10 to 100 degC, an error of 1 to 2 K.
Source: ISO 5598 (2020) for the term. Example: <a href='modelica://Bramah.Examples.Conditioning.ReservoirWatched'>ReservoirWatched</a>.</p>
</html>"));
end Thermometer;
