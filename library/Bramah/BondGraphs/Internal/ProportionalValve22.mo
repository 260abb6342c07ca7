// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ProportionalValve22 "Proportional 2/2 valve, as a modulated resistance"
  extends Hydraulics.Interfaces.ProportionalSpool;
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  Blocks.Interfaces.RealInput u "Command 0..1" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,0})));
  Units.MassFlowRate m_flow "Mass flow rate from P to A";
  Units.VolumeFlowRate q "Volume flow rate from P to A, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from P to A";
  Interfaces.BondIn P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondOut A "Working port" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_plus, p_1=P.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
equation
  u_spool = u;
  dp = P.e - A.e;
  m_flow = oil.rho_0*edge.f;
  q = m_flow/edge.rho;
  connect(way.bondUp[1], edge.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(P, way.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(way.bondOut[1], A)
    annotation(Line(points={{26,0},{48,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="1 R"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Line(points={{-180,0},{-80,0}}, color={44,99,201}),
      Text(extent={{-180,86},{100,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{62,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of the metering edge. The spool follows the command as that of the component does: it is a
signal and takes no power.</p>
</html>"));
end ProportionalValve22;
