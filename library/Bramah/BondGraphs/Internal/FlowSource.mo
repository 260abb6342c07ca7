// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model FlowSource "Source of a flow"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Boolean useInput = false "true: the flow comes from the input u" annotation(Evaluate=true);
  parameter Units.VolumeFlowRate q = 10/60000 "Volume flow rate out of A, at the density rho_0"
    annotation(Dialog(enable=not useInput));
  Blocks.Interfaces.RealInput u(unit="m3/s") if useInput "Volume flow rate"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Units.MassFlowRate m_flow "Mass flow rate out of the source";
  Interfaces.BondOut A "Outlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={10,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  BondGraphs.Modulated.mSf se(f0=m_flow/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0})));
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
    fillingThere = Hydraulics.Functions.smoothStep((se.e + fluid.p_ambient)/oil.p_vapour);
  else
    fillingThere = Media.density(oil, noEvent(min(max((se.e + fluid.p_ambient), 0), oil.p_vapour)))*oil.v_vapour/oil.rho_0;
  end if;
  // The flow follows from q and not from the pressure, so that the inertia of a line at A can take it.
  T_filling*der(filling) = fillingThere - filling;
  m_flow = oil.rho_0*q_internal*noEvent(if q_internal >= 0 then 1 else filling);
  connect(se.bond, A)
    annotation(Line(points={{-18,0},{10,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="flowSource",
    Icon(coordinateSystem(extent={{-80,-60},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="Sf"),
      Line(points={{0,100},{0,60}}, color={96,104,116}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Text(extent={{-80,106},{60,134}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-94,-24},{24,24}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = q</b> at any effort; a cavity gives what it has.</p>
</html>"));
end FlowSource;
