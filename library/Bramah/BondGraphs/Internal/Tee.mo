// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Tee "Tee, as three resistances and a compliance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Length d(min=1e-4) = 0.012 "Inner diameter of the run from A to B";
  parameter Units.Length d_C(min=1e-4) = d "Inner diameter of the branch C";
  parameter Real zeta_run(unit="1", min=1e-3) = 0.2 "Loss coefficient from A to B, at the speed in the run";
  parameter Real zeta_branch(unit="1", min=1e-3) = 1.2 "Loss coefficient between run and C, at the speed in C; above zeta_run/2";
  parameter Units.Volume V(min=1e-9) = 2e-5 "Oil volume";
  parameter Real Re_t(unit="1", min=1) = 500 "Reynolds number in the pipe below which the drop grows in proportion to the flow"
    annotation(Dialog(tab="Models"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the pressure at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Units.AbsolutePressure p "Pressure where the ways meet";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Units.VolumeFlowRate qC "Volume flow rate into C, at the density rho_0";
  Interfaces.BondIn A "End A of the run" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Interfaces.BondIn B "End B of the run" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  Interfaces.BondIn C "Branch" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,-60}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-40})));
  BondGraphs.Junctions.J1 wayA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,0})));
  LawR legA(law=area*sqrt(2*oil.rho_0/zeta_leg)*Hydraulics.Functions.twoRegimeRoot(legA.e, dp_t)/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,14}, rotation=90)));
  BondGraphs.Junctions.J1 wayB(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,0}, rotation=180)));
  LawR legB(law=area*sqrt(2*oil.rho_0/zeta_leg)*Hydraulics.Functions.twoRegimeRoot(legB.e, dp_t)/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,-14}, rotation=270)));
  BondGraphs.Junctions.J1 wayC(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-30}, rotation=90)));
  LawR legC(law=area_C*sqrt(2*oil.rho_0/zeta_C)*Hydraulics.Functions.twoRegimeRoot(legC.e, dp_tC)/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,-30}, rotation=180)));
  BondGraphs.Junctions.J0 middle(nIn=3, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  OilC chamber(final oil=oil, final densityModel=densityModel, final p_ambient=fluid.p_ambient, final init=init, final p_start=p_start, final V_nominal=V,
    V=V)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,14}, rotation=90)));
protected
  parameter Units.Area area = Units.pi/4*d*d "Area of the run";
  parameter Units.Area area_C = Units.pi/4*d_C*d_C "Area of the branch";
  // each way passes two of the three legs
  parameter Real zeta_leg(unit="1") = zeta_run/2 "Loss coefficient of a leg of the run";
  parameter Real zeta_C(unit="1") = noEvent(max(zeta_branch - zeta_leg*(area_C/area)^2, 1e-3)) "Loss coefficient of the leg C";
  parameter Units.PressureDifference dp_t = noEvent(max(zeta_leg*oil.rho_0/2*(Re_t*oil.nu/d)^2, 10)) "Pressure drop at Re_t, run";
  parameter Units.PressureDifference dp_tC = noEvent(max(zeta_C*oil.rho_0/2*(Re_t*oil.nu/d_C)^2, 10)) "Pressure drop at Re_t, C";
equation
  p = chamber.p;
  qA = legA.f;
  qB = legB.f;
  qC = legC.f;
  connect(A, wayA.bondIn[1])
    annotation(Line(points={{-60,0},{-32,0}}, color={96,104,116}));
  connect(wayA.bondUp[1], legA.bond)
    annotation(Line(points={{-30,2},{-30,12}}, color={96,104,116}));
  connect(wayA.bondOut[1], middle.bondIn[1])
    annotation(Line(points={{-28,0},{-2,0}}, color={96,104,116}));
  connect(B, wayB.bondIn[1])
    annotation(Line(points={{60,0},{32,0}}, color={96,104,116}));
  connect(wayB.bondUp[1], legB.bond)
    annotation(Line(points={{30,-2},{30,-12}}, color={96,104,116}));
  connect(wayB.bondOut[1], middle.bondIn[2])
    annotation(Line(points={{28,0},{-2,0}}, color={96,104,116}));
  connect(C, wayC.bondIn[1])
    annotation(Line(points={{0,-60},{0,-32}}, color={96,104,116}));
  connect(wayC.bondUp[1], legC.bond)
    annotation(Line(points={{-2,-30},{-12,-30}}, color={96,104,116}));
  connect(wayC.bondOut[1], middle.bondIn[3])
    annotation(Line(points={{0,-28},{-2,0}}, color={96,104,116}));
  connect(middle.bondUp[1], chamber.bond)
    annotation(Line(points={{0,2},{0,12}}, color={96,104,116}));
  annotation(
    defaultComponentName="tee",
    Icon(coordinateSystem(extent={{-40,-40},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-20},{20,20}}, lineColor={96,104,116}),
      Text(extent={{-20,-14},{20,14}}, textString="R C"),
      Line(points={{-40,0},{-20,0}}, color={96,104,116}),
      Line(points={{40,0},{20,0}}, color={96,104,116}),
      Line(points={{0,-40},{0,-20}}, color={96,104,116}),
      Text(extent={{-40,46},{40,74}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-74},{74,28}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = flow(e)</b> of each leg, and the oil where they meet.</p>
</html>"));
end Tee;
