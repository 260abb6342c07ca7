// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Tank "Reservoir at constant pressure, as a source of effort"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.AbsolutePressure p = fluid.p_ambient "Pressure over the oil";
  Units.VolumeFlowRate q "Volume flow rate into the tank";
  Interfaces.BondOut T "To the reservoir" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,0})));
  BondGraphs.Sources.Se se(final e0=p - fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0})));
equation
  q = -se.f;
  connect(se.bond, T)
    annotation(Line(points={{-18,0},{0,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="tank",
    Icon(coordinateSystem(extent={{-20,-20},{20,0}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-20},{20,0}}, lineColor={96,104,116}),
      Text(extent={{-20,-20},{20,0}}, textString="Se"),
      Text(extent={{-20,6},{20,34}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = p - p_ambient</b> at any flow.</p>
</html>"));
end Tank;
