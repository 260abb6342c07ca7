// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sources;
model FlowSource "Ideal source of a flow, constant or from a signal"
  extends Interfaces.OilComponent;
  parameter Boolean useInput = false "true: the flow comes from the input u" annotation(Evaluate=true);
  parameter Units.VolumeFlowRate q = 10/60000 "Volume flow rate out of A, at the density rho_0"
    annotation(__Bramah(usual={-0.1,0.1}), Dialog(enable=not useInput));
  Interfaces.Port A "Outlet"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Blocks.Interfaces.RealInput u(unit="m3/s") if useInput "Volume flow rate"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Units.MassFlowRate m_flow "Mass flow rate out of the source";
protected
  constant Units.Time T_filling = 1e-4 "Time in which the share of oil that is taken follows the one that is there";
  Real fillingThere(unit="1") "Share of oil in what is at A: 1 from the vapour pressure on";
  Real filling(unit="1", start=1, fixed=true) "Share of oil in what is taken";
  Blocks.Interfaces.RealInput q_internal(unit="m3/s") "Flow in use";
equation
  connect(u, q_internal);
  if not useInput then
    q_internal = q;
  end if;
  if densityModel == Types.DensityModel.Textbook then
    fillingThere = Functions.smoothStep(A.p/oil.p_vapour);
  else
    fillingThere = Media.density(oil, noEvent(min(max(A.p, 0), oil.p_vapour)))*oil.v_vapour/oil.rho_0;
  end if;
  // The flow follows from q and not from the pressure, so that the inertia of a line at A can take it.
  T_filling*der(filling) = fillingThere - filling;
  m_flow = oil.rho_0*q_internal*noEvent(if q_internal >= 0 then 1 else filling);
  A.m_flow = -m_flow;
  annotation(
    __Bramah(bonds="source:mSf > A", rule="Ours (no ISO symbol): circle 6 M with the arrow of the flow."),
    defaultComponentName="flowSource",
    Icon(coordinateSystem(extent={{-80,-60},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Line(points={{0,60},{0,100}}),
      Line(points={{20,-36},{20,20}}),
      Polygon(points={{20,40},{13,20},{27,20},{20,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-42,-22},{2,22}}, textString="Q"),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}, visible=useInput),
      Text(extent={{-80,-94},{80,-64}}, textString="%name")}),
    Documentation(info="<html>
<p>Delivers a flow, whatever the pressure against it: <b>A.m_flow = -rho_0*q</b>, with q = u if <code>useInput = true</code>.
The volume flow counts at the density rho_0 of 1.01325 bar; negative values take oil.</p>
<p>A model symbol, not of ISO 1219. Its pressure is free, so its line needs something that stores oil or lets it go.</p>
<p>There is no oil to take from an empty line: below the vapour pressure a negative flow takes oil and vapour by volume,
<b>A.m_flow = -rho_0*q*rho(p)/rho(p_vapour)</b> (<code>Textbook</code>: the cubic step s(p/p_vapour) for the last factor), in the end what comes.</p>
<p>Assumptions: ideal: the flow set at any pressure above the vapour pressure. Valid: as long as what stands behind it could give the flow at the
pressure that comes out: look at it. Typical: pumps, 5 to 200 l/min. Source: ideal source of flow of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg,
System Dynamics (2012), chapter 3; below the vapour pressure, that no more oil can be taken than comes. Example: <a
href='modelica://Bramah.Examples.Accumulators.EmptyAndFull'>EmptyAndFull</a>.</p>
</html>"));
end FlowSource;
