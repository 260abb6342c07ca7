// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Node "Oil volume where lines meet, as a compliance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Volume V(min=1e-9) = 1e-4 "Oil volume of the lines that meet";
  parameter Types.Initial init = Types.Initial.Start "What fixes the pressure at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Units.AbsolutePressure p "Pressure";
  Interfaces.BondIn port "Where the lines meet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,0})));
  OilC c(final oil=oil, final densityModel=densityModel, final p_ambient=fluid.p_ambient, final init=init,
    final p_start=p_start, final V_nominal=V, V=V)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,0})));
equation
  p = c.p;
  connect(port, c.bond)
    annotation(Line(points={{0,0},{18,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="node",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-20},{20,20}}, lineColor={96,104,116}),
      Text(extent={{-20,-14},{20,14}}, textString="C"),
      Text(extent={{-20,26},{20,54}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{34,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>der(dm) = rho_0*f</b>: the compliance of the oil.</p>
</html>"));
end Node;
