// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model Bend "Bend of a pipe: pressure drop"
  extends Interfaces.OilComponent;
  parameter Units.Length d(min=1e-4) = 0.012 "Inner diameter" annotation(__Bramah(usual={1e-3,0.5}));
  parameter Units.Length r(min=5e-5) = 2*d "Radius of the bend's axis; not below d/2";
  parameter Units.Angle angle(min=0.01) = Units.pi/2 "Angle";
  parameter Real zeta(unit="1", min=1e-3) = (0.131 + 1.847*(d/(2*r))^3.5)*angle/(Units.pi/2)
    "Loss coefficient; by default from r, d and angle";
  parameter Real Re_t(unit="1", min=1) = 500 "Reynolds number in the pipe below which the drop grows in proportion to the flow"
    annotation(Dialog(tab="Models"));
  Interfaces.Port A "End A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Interfaces.Port B "End B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-40})));
  Units.MassFlowRate m_flow "Mass flow rate from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from A to B";
protected
  parameter Units.Area area = Units.pi/4*d*d "Area of the bore";
  parameter Units.PressureDifference dp_t = noEvent(max(zeta*oil.rho_0/2*(Re_t*oil.nu/d)^2, 1)) "Pressure drop at Re_t";
  Units.Density rho "Density at the inlet";
equation
  dp = A.p - B.p;
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.upstreamDensity(oil, A.p, B.p);
  end if;
  m_flow = area*sqrt(2*rho/zeta)*Functions.twoRegimeRoot(dp, dp_t*(Media.viscosity(oil, (A.p + B.p)/2)/oil.nu)^2);
  q = m_flow/rho;
  A.m_flow = m_flow;
  B.m_flow = -m_flow;
  annotation(
    __Bramah(bonds="A > way:1 > B, way > drop:R", rule="Ours: a line with a round corner, the outer wall beside it."),
    defaultComponentName="bend",
    Icon(coordinateSystem(extent={{-40,-40},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-40,0},{-20,0},{-12.3,-1.5},{-5.9,-5.9},{-1.5,-12.3},{0,-20},{0,-40}}),
      Line(points={{-20,10},{-8.5,7.7},{1.2,1.2},{7.7,-8.5},{10,-20}}),
      Text(extent={{14,-10},{154,20}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p><b>dp = zeta*rho/2*v*|v|</b>, v = q/A in the pipe, that is m_flow = A*sqrt(2*rho/zeta)*g(dp) with the root law g of
<a href='modelica://Bramah.Hydraulics.Functions.twoRegimeRoot'>twoRegimeRoot</a>, which is laminar below about Re_t.</p>
<p>Smooth round bends: <b>zeta = (0.131 + 1.847*(d/(2*r))^3.5)*angle/90 deg</b> (Weisbach; for r &gt;= d/2): 0.145 at r = 2*d, 0.29 at r = d; a sharp
elbow has 1.1 to 1.3. The drop is on top of that of the straight length; it is small against those of valves. No volume.</p>
<p>Assumptions: turbulent loss without memory of what is before it. Valid: turbulent flow, Re above about 2300. Typical: zeta 0.1 to 0.3 at 90
deg. Source: zeta after J. Weisbach, as in many handbooks. Example: <a href='modelica://Bramah.Examples.Lines.Fittings'>Fittings</a>.</p>
</html>"));
end Bend;
