// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PressureSource "Source of a pressure, as a source of effort"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Boolean useInput = false "true: the pressure comes from the input u" annotation(Evaluate=true);
  parameter Units.AbsolutePressure p = 100e5 "Absolute pressure" annotation(Dialog(enable=not useInput));
  Blocks.Interfaces.RealInput u(unit="Pa") if useInput "Absolute pressure"
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-50,14}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Units.MassFlowRate m_flow "Mass flow rate out of the source";
  Interfaces.BondOut A "Outlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={10,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,60})));
  BondGraphs.Modulated.mSe se(e0=p_internal - fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0})));
protected
  Blocks.Interfaces.RealInput p_internal(unit="Pa") "Pressure in use";
equation
  connect(u, p_internal);
  if not useInput then
    p_internal = p;
  end if;
  m_flow = oil.rho_0*se.f;
  connect(se.bond, A)
    annotation(Line(points={{-18,0},{10,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="pressureSource",
    Icon(coordinateSystem(extent={{-40,-20},{40,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-20},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="Se"),
      Line(points={{0,60},{0,40}}, color={96,104,116}),
      Text(extent={{-40,66},{40,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-64,-14},{24,24}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = p - p_ambient</b> at any flow.</p>
</html>"));
end PressureSource;
