// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model SingleActingCylinder "Single-acting cylinder, as compliances, a transformer and losses"
  extends LinearActuator(final nPush=1, final nPull=1, stroke=0.1, m_moving=7850*Units.pi/4*(d_rod^2*(stroke + 0.1) + d_bore^2*0.6*d_bore),
    c_stop=c_area*A_A, e_max0=0.5*V_0A/noEvent(max(A_A, 1e-9)));
  parameter Units.Length d_bore(min=1e-3) = 0.05 "Bore" annotation(Dialog(group="Size"));
  parameter Units.Length d_rod(min=0, max=d_bore) = 0.028 "Rod diameter" annotation(Dialog(group="Size"));
  parameter Units.Area A_A(displayUnit="cm2", min=0) = Units.pi/4*d_bore^2 "Piston area" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 5e-5 "Oil volume at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.TranslationalSpringConstant c(min=0) = 5000 "Spring constant" annotation(Dialog(group="Spring"));
  parameter Units.Force f_0(min=0) = 500 "Spring force at stroke 0" annotation(Dialog(group="Spring"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Units.AbsolutePressure pA "Pressure";
  Units.Volume VA "Oil volume";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.Force f_spring "Spring force, into the housing";
  Interfaces.BondIn A "Side of the full piston" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-80,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,0})));
  OilC chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start, final V_nominal=V_0A + A_A*stroke/2, V=VA, final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,-14}, rotation=270)));
  AreaTF pistonA(A=A_A)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,0})));
  LawC spring(law=f_spring)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={16,20}, rotation=90)));
protected
  parameter Units.Volume V_0A = Hydraulics.Internal.usedVolume(V_deadA, A_A) "Dead volume in use";
equation
  pA = chamberA.p;
  VA = V_0A + A_A*x;
  qA = A.f;
  f_spring = f_0 + c*x;
  f_pressure = (pA - fluid.p_ambient)*A_A - f_spring;
  connect(A, a.bondIn[1])
    annotation(Line(points={{-80,0},{-52,0}}, color={96,104,116}));
  connect(a.bondDown[1], chamberA.bond)
    annotation(Line(points={{-50,-2},{-50,-12}}, color={96,104,116}));
  connect(a.bondOut[1], pistonA.bondIn)
    annotation(Line(points={{-48,0},{-26,0}}, color={96,104,116}));
  connect(pistonA.bondOut, piston.bondIn[1])
    annotation(Line(points={{-22,0},{-2,0}}, color={96,104,116}));
  connect(piston.bondOut[2], spring.bond)
    annotation(Line(points={{2,0},{16,18}}, color={96,104,116}));
  annotation(
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-40},{100,40}}, lineColor={96,104,116}),
      Text(extent={{-100,-14},{100,14}}, textString="C TF I R"),
      Line(points={{-80,-80},{-80,-40}}, color={96,104,116}),
      Text(extent={{-100,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-94,-28},{30,34}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = f_C + A*v</b>, a spring, and the rod of <b>LinearActuator</b>.</p>
</html>"));
end SingleActingCylinder;
