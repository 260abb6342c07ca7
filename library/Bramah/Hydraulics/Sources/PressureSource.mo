// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sources;
model PressureSource "Ideal source of a pressure, constant or from a signal"
  parameter Boolean useInput = false "true: the pressure comes from the input u"
    annotation(Evaluate=true);
  parameter Units.AbsolutePressure p = 100e5 "Absolute pressure" annotation(__Bramah(usual={1e3,1e8}), Dialog(enable=not useInput));
  Interfaces.Port A "Outlet" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,60})));
  Blocks.Interfaces.RealInput u(unit="Pa") if useInput "Absolute pressure"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Units.MassFlowRate m_flow "Mass flow rate out of the source";
protected
  Blocks.Interfaces.RealInput p_internal(unit="Pa") "Pressure in use";
equation
  connect(u, p_internal);
  if not useInput then
    p_internal = p;
  end if;
  A.p = p_internal;
  m_flow = -A.m_flow;
  annotation(
    __Bramah(bonds="source:mSe > A", setsPressure=true, rule="Source of hydraulic energy: filled triangle, side 2 M, its apex on the line."),
    defaultComponentName="pressureSource",
    Icon(coordinateSystem(extent={{-40,-20},{40,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Polygon(points={{0,20},{-20,-14.6},{20,-14.6},{0,20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,20},{0,60}}),
      Line(points={{-40,0},{-12,0}}, color={44,99,201}, visible=useInput),
      Text(extent={{-60,-54},{60,-24}}, textString="%name")}),
    Documentation(info="<html>
<p>Holds the pressure at its port, whatever flows: <b>A.p = p</b>, or A.p = u with <code>useInput = true</code>.
Pressures are absolute. Stands for a well regulated supply; it gives and takes any power.</p>
<p>Assumptions: ideal: any flow at the pressure set. Valid: as long as what stands behind it, a pump with an accumulator or a tank, could give the
flow that comes out: look at it. Typical: 50 to 350 bar. Source: ideal source of effort, here pressure, of D. C. Karnopp, D. L. Margolis, R. C.
Rosenberg, System Dynamics (2012), chapter 3. Example: <a href='modelica://Bramah.Examples.Valves.MeteringTable'>MeteringTable</a>.</p>
</html>"));
end PressureSource;
