// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Adapters;
model Hydraulic "Bond to a hydraulic port"
  extends Hydraulics.Interfaces.OilComponent;
  Interfaces.BondIn bond "Bond: pressure over ambient, volume flow at the density rho_0" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Hydraulics.Interfaces.Port A "Port that the oil goes out of" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  Real e(unit="Pa", displayUnit="bar") "Pressure over ambient";
  Real f(unit="m3/s", displayUnit="l/min") "Volume flow out of A, at the density rho_0";
equation
  e = bond.e;
  f = bond.f;
  e = A.p - fluid.p_ambient;
  A.m_flow = -oil.rho_0*f;
  annotation(
    defaultComponentName="toOil",
    Icon(coordinateSystem(extent={{-40,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-20},{20,20}}),
      Line(points={{-40,0},{-20,0}}, color={96,104,116}),
      Text(extent={{-16,-16},{16,16}}, textString="p"),
      Line(points={{20,0},{40,0}}),
      Text(extent={{-100,22},{100,50}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = A.p - p_ambient</b>, <b>f = -A.m_flow/rho_0</b>.</p>
<p>Flows of bonds are counted at the density rho_0 of 1.01325 bar, so a 0-junction keeps the mass of the oil exactly, as a Node does. The oil at the
port is compressed, its power m_flow*h(p) less than e*f by about the share p/(2*beta): 1 % at 300 bar.</p>
<p>Assumptions: ideal: it takes no oil and causes no drop. Valid: pressures small against the bulk modulus, see above. Source: D. C. Karnopp, D. L.
Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.BondGraphs.PressByBonds'>PressByBonds</a>.</p>
</html>"));
end Hydraulic;
