// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model LaminarRestrictor "Narrow gap or capillary: flow in proportion to the pressure drop"
  extends Interfaces.TwoPort;
  parameter Boolean useGeometry = false "true: from bore and length of a capillary; false: from G"
    annotation(Evaluate=true);
  parameter Units.LeakageCoefficient G = 1e-12 "Flow per pressure drop" annotation(__Bramah(fault(caption="Clogged", factor=0.1)), Dialog(enable=not useGeometry));
  parameter Units.Length d(min=1e-6) = 1e-3 "Bore of the capillary" annotation(Dialog(enable=useGeometry));
  parameter Units.Length l(min=1e-6) = 0.1 "Length of the capillary" annotation(Dialog(enable=useGeometry));
protected
  Units.Density rho "Density on the side of the higher pressure";
  Units.LeakageCoefficient k "Flow per pressure drop in use";
equation
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.upstreamDensity(oil, A.p, B.p);
  end if;
  if useGeometry then
    k = Units.pi*d^4/(128*Media.viscosity(oil, (A.p + B.p)/2)*rho*l);
  else
    k = G;
  end if;
  q = k*dp;
  m_flow = rho*q;
  annotation(
    __Bramah(technicalData="%{?useGeometry}⌀%{d:mm} × %{l:mm} %{[mm]}", bonds="way > gap:R", rule="Ours: a narrow gap in the line."),
    defaultComponentName="restrictor",
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,40},{0,80}}),
      Rectangle(extent={{-10,-40},{10,40}}),
      Line(points={{0,-40},{0,40}}, pattern=LinePattern.Dot),
      Text(extent={{40,-15},{180,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Laminar flow: <b>q = G*dp</b>, m_flow = rho*q with rho on the side of the higher pressure. With <code>useGeometry = true</code>
<b>G = pi*d^4/(128*nu*rho*l)</b> (Hagen, Poiseuille), the viscosity nu at the mean pressure.</p>
<p>Valid for Re = 4*q/(pi*d*nu) below 2300 and l well above 0.06*d*Re. Stands for leakage gaps, capillaries, long narrow bores.
With a volume V behind it the pressure follows with the time constant V/(beta*G).</p>
<p>Assumptions: fully developed laminar flow at constant viscosity: Re below 2300 in a bore. Typical: G 1e-13 (a tight gap) to 1e-10 m3/s/Pa.
Source: Hagen-Poiseuille, as in F. M. White, Fluid Mechanics, chapter 6. Example: <code>flow_control_valve</code>.</p>
</html>"));
end LaminarRestrictor;
