// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model GearFlowDivider "Gear-type flow divider, as the bond graphs of two motors on one shaft"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Displacement D_A(displayUnit="cm3/rev", min=1e-9) = 10e-6 "Displacement of section A per revolution"
    annotation(Dialog(group="Size"));
  parameter Units.Displacement D_B(displayUnit="cm3/rev", min=1e-9) = D_A "Displacement of section B per revolution"
    annotation(Dialog(group="Size"));
  parameter Units.Inertia J(min=1e-8) = 5e-4 "Inertia of all gears and of the shaft" annotation(Dialog(group="Size"));
  parameter Boolean useShaft = false "true: the shaft goes on to a flange, for more sections or a drive"
    annotation(Evaluate=true, Dialog(group="Size"));
  parameter Types.MachineLosses losses = Types.MachineLosses.Efficiencies "How losses are given"
    annotation(Evaluate=true, Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage of a section per pressure difference, at the density rho_0"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Units.RotationalDampingConstant d(min=0) = 0 "Viscous friction torque of a section per speed"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Units.Torque tau_c(min=0) = 0 "Friction torque of a section independent of speed"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Real eta_vol(unit="1", displayUnit="%", min=0.1, max=1) = 0.97 "Volumetric efficiency of a section at dp_nom and w_nom"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Real eta_hm(unit="1", displayUnit="%", min=0.1, max=1) = 0.95 "Hydro-mechanical efficiency of a section at dp_nom and w_nom"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Units.PressureDifference dp_nom(min=1e5) = 150e5 "Pressure difference of the efficiencies"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Units.AngularVelocity w_nom(min=1, displayUnit="rev/min") = 157.07963267948966 "Speed of the efficiencies (1500 rev/min)"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the speed at the start" annotation(Evaluate=true, Dialog(tab="Start", enable=not useShaft));
  parameter Units.AngularVelocity w_start(displayUnit="rev/min") = 0 "Speed at the start" annotation(Dialog(tab="Start", enable=not useShaft));
  Units.AngularVelocity w(start=w_start, fixed=init == Types.Initial.Start and not useShaft) "Speed of the shaft";
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
  Interfaces.BondIn P "Inlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-70,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Interfaces.BondOut A "Outlet of section A" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={70,30}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,120})));
  Interfaces.BondOut B "Outlet of section B" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={70,-30}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={60,120})));
  Interfaces.BondOut shaft if useShaft "Shaft" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={140,0})));
  FixedMotor sectionA(final oil=oil, final densityModel=densityModel, final D=D_A, final losses=losses, final leakage=leakage, final d=d, final tau_c=tau_c, final eta_vol=eta_vol, final eta_hm=eta_hm, final dp_nom=dp_nom, final w_nom=w_nom)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,30})));
  FixedMotor sectionB(final oil=oil, final densityModel=densityModel, final D=D_B, final losses=losses, final leakage=leakage, final d=d, final tau_c=tau_c, final eta_vol=eta_vol, final eta_hm=eta_hm, final dp_nom=dp_nom, final w_nom=w_nom)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-30})));
  BondGraphs.Junctions.J0 p(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,0})));
  BondGraphs.Junctions.J1 gears(nOut=if useShaft then 3 else 2, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,0})));
  MassI inertia(final m=J)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-14}, rotation=270)));
initial equation
  if init == Types.Initial.SteadyState and not useShaft then
    der(w) = 0;
  end if;
equation
  q_A = -A.f;
  q_B = -B.f;
  w = gears.f;
  connect(P, p.bondIn[1])
    annotation(Line(points={{-70,0},{-42,0}}, color={96,104,116}));
  connect(p.bondOut[1], sectionA.A)
    annotation(Line(points={{-38,0},{-2,30}}, color={96,104,116}));
  connect(p.bondOut[2], sectionB.A)
    annotation(Line(points={{-38,0},{-2,-30}}, color={96,104,116}));
  connect(sectionA.B, A)
    annotation(Line(points={{-2,30},{70,30}}, color={96,104,116}));
  connect(sectionB.B, B)
    annotation(Line(points={{-2,-30},{70,-30}}, color={96,104,116}));
  connect(gears.bondOut[1], sectionA.shaft)
    annotation(Line(points={{22,0},{-2,30}}, color={96,104,116}));
  connect(gears.bondOut[2], sectionB.shaft)
    annotation(Line(points={{22,0},{-2,-30}}, color={96,104,116}));
  connect(gears.bondDown[1], inertia.bond)
    annotation(Line(points={{20,-2},{20,-12}}, color={96,104,116}));
  if useShaft then
    connect(gears.bondOut[3], shaft)
      annotation(Line(points={{22,0},{60,0}}, color={96,104,116}));
  end if;
  annotation(
    defaultComponentName="divider",
    Icon(coordinateSystem(extent={{-120,-120},{140,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-60},{100,60}}, lineColor={96,104,116}),
      Text(extent={{-100,-14},{100,14}}, textString="TF I R"),
      Line(points={{0,-120},{0,-60}}, color={96,104,116}),
      Line(points={{-60,120},{-60,60}}, color={96,104,116}),
      Line(points={{60,120},{60,60}}, color={96,104,116}),
      Line(points={{140,0},{100,0}}, color={96,104,116}),
      Text(extent={{-120,126},{140,154}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-84,-44},{84,44}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>One speed of both sections.</p>
</html>"));
end GearFlowDivider;
