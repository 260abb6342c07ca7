// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model TelescopicCylinder "Telescopic cylinder, as a compliance, a modulated transformer and losses"
  extends LinearActuator(final nPush=1, final nPull=0, final stroke=sum(l), m_moving=7850*Units.pi/4*d_stages[1]^2*0.5*l[1]*size(d_stages, 1),
    c_stop=c_area*area[1], e_max0=0.5*V_0A/noEvent(max(area[1], 1e-9)));
  parameter Units.Length d_stages[:](each min=1e-3) = {0.1, 0.08, 0.06} "Diameters of the stages, the largest first" annotation(Dialog(group="Size"));
  parameter Units.Length l[size(d_stages, 1)](each min=1e-3) = fill(0.5, size(d_stages, 1)) "Strokes of the stages" annotation(Dialog(group="Size"));
  parameter Units.Length l_change(min=1e-5) = 5e-3 "Length over which one stage takes over from the last" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 2e-4 "Oil volume at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Units.AbsolutePressure pA "Pressure";
  Units.Volume VA "Oil volume";
  Units.Area A_A(displayUnit="cm2") "Area of the stage that moves";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Interfaces.BondIn A "Oil" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-80,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,0})));
  OilC chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start, final V_nominal=V_0A + area[1]*stroke/2, V=VA, final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,-14}, rotation=270)));
  AreaTF pistonA(A=A_A)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,0})));
protected
  parameter Integer n = size(d_stages, 1) "Number of stages";
  parameter Units.Area area[n] = {Units.pi/4*d_stages[i]^2 for i in 1:n} "Areas of the stages";
  parameter Units.Volume V_0A = Hydraulics.Internal.usedVolume(V_deadA, area[1]) "Dead volume in use";
  Real place[n - 1] "Place in the change from a stage to the next, 0 to 1";
  Real share[n - 1] "The place, between 0 and 1";
equation
  assert(sum(if d_stages[i + 1] < d_stages[i] then 0 else 1 for i in 1:n - 1) == 0, "the stages of a telescope are in d_stages with the largest first");
  pA = chamberA.p;
  for i in 1:n - 1 loop
    place[i] = (x - sum(l[1:i]))/l_change + 0.5;
    share[i] = noEvent(min(max(place[i], 0), 1));
  end for;
  A_A = area[1] + sum((area[i + 1] - area[i])*share[i]*share[i]*(3 - 2*share[i]) for i in 1:n - 1);
  // the integral of A_A over x
  VA = V_0A + area[1]*x + l_change*sum((area[i + 1] - area[i])*(share[i]^3 - 0.5*share[i]^4 + noEvent(max(place[i] - 1, 0))) for i in 1:n - 1);
  qA = A.f;
  f_pressure = (pA - fluid.p_ambient)*A_A;
  connect(A, a.bondIn[1])
    annotation(Line(points={{-80,0},{-52,0}}, color={96,104,116}));
  connect(a.bondDown[1], chamberA.bond)
    annotation(Line(points={{-50,-2},{-50,-12}}, color={96,104,116}));
  connect(a.bondOut[1], pistonA.bondIn)
    annotation(Line(points={{-48,0},{-26,0}}, color={96,104,116}));
  connect(pistonA.bondOut, piston.bondIn[1])
    annotation(Line(points={{-22,0},{-2,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-40},{100,40}}, lineColor={96,104,116}),
      Text(extent={{-100,-14},{100,14}}, textString="C TF I R"),
      Line(points={{-80,-80},{-80,-40}}, color={96,104,116}),
      Text(extent={{-100,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-94,-28},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = f_C + A(x)*v</b>, and the rod of <b>LinearActuator</b>.</p>
</html>"));
end TelescopicCylinder;
