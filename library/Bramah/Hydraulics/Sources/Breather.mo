// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sources;
model Breather "Breather of a reservoir, with filter"
  Units.AbsolutePressure p "Pressure of the air over the oil";
protected
  outer Hydraulics.Fluid fluid "Oil and ambient of the sheet";
equation
  p = fluid.p_ambient;
  annotation(
    __Bramah(letter="Z", productClass="HQ", rule="Reservoir breather (X11990): filter, an arrow each way above it."),
    defaultComponentName="breather",
    Icon(coordinateSystem(extent={{-60,-80},{60,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-56.6},{56.6,0},{0,56.6},{-56.6,0},{0,-56.6}}),
      Line(points={{-56.6,0},{56.6,0}}, pattern=LinePattern.Dash),
      Line(points={{0,-80},{0,-56.6}}),
      Polygon(points={{0,56.6},{-10,74},{10,74},{0,56.6}}),
      Line(points={{0,74},{0,92}}),
      Polygon(points={{0,109},{-10,92},{10,92},{0,109}}),
      Text(extent={{64,-15},{204,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Lets the air over the oil breathe, so that a tank beside it stands at <b>p = p_amb</b>. It is put on the sheet beside a
<a href='modelica://Bramah.Hydraulics.Sources.Tank'>Tank</a>, which has that pressure by itself, and is joined to nothing.</p>
<p>Assumptions: ideal: no pressure drop of the air. Valid: for a breather that is clean and large enough for the change of the level. Source: ISO 5598
(2020), breather. Example: <a href='modelica://Bramah.Examples.Conditioning.ReservoirWatched'>ReservoirWatched</a>.</p>
</html>"));
end Breather;
