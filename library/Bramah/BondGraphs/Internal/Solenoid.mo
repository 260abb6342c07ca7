// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Solenoid "Solenoid, as a store of flux and position with losses"
  parameter Units.Resistance R(min=0) = 16 "Resistance of the coil" annotation(Dialog(group="Coil"));
  parameter Real N(unit="1", min=1) = 1200 "Number of turns" annotation(Dialog(group="Coil"));
  parameter Units.Area A(displayUnit="mm2", min=1e-9) = 2e-4 "Area of the pole" annotation(Dialog(group="Core"));
  parameter Units.Length l_0(min=1e-9) = 2e-4 "Air gap with the same reluctance as the iron and what stays open when it is drawn in"
    annotation(Dialog(group="Core"));
  parameter Units.MagneticFluxDensity B_sat(min=0.01) = 1.5 "Flux density at which the iron takes twice its magnetomotive force"
    annotation(Dialog(group="Core"));
  parameter Units.Length stroke(min=1e-6) = 3e-3 "Stroke: the air gap at s = 0" annotation(Dialog(group="Armature"));
  parameter Units.Mass m(min=0) = 0.05 "Mass of the armature" annotation(Dialog(group="Armature"));
  parameter Units.TranslationalDampingConstant d(min=0) = 5 "Viscous friction of the armature" annotation(Dialog(group="Armature"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e7 "Stiffness of the end stops" annotation(Dialog(tab="End stops"));
  parameter Real r_stop(unit="1", min=0.05, max=1) = 0.3 "Speed after a blow on a stop over that before"
    annotation(Dialog(tab="End stops"));
  parameter Units.Position s_start(min=0, max=stroke) = 0 "Position of the armature at the start" annotation(Dialog(tab="Start"));
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current of the coil";
  Units.MagneticFlux Phi(start=0, fixed=true, nominal=1e-4) "Flux through the air gap";
  Units.MagneticFluxDensity B "Flux density in the air gap";
  Units.Length gap "Air gap";
  Units.Force f "Magnetic force on the armature, towards positive s";
  Units.Position s(start=s_start, fixed=true) "Position of the armature: 0 released, stroke drawn in";
  Units.Velocity w(start=0, fixed=true) "Speed of the armature";
  Units.Energy W "Energy of the magnetic field";
  Interfaces.BondIn p "Positive pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,60})));
  Interfaces.BondOut n "Negative pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,-30}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,60})));
  Interfaces.BondOut flange "Armature" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  BondGraphs.Junctions.J1 coil(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,0})));
  LawI flux(law=N*der(Phi))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,16}, rotation=90)));
  BondGraphs.Passive.R winding(final R=R)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,-16}, rotation=270)));
  BondGraphs.Junctions.J1 armature(nOut=1, nUp=1, nDown=3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,0})));
  LawC magnet(law=-f)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,16}, rotation=90)));
  MassI inertia(m=m)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-18}, rotation=270)));
  BondGraphs.Passive.R bearing(final R=d)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={6,-18}, rotation=270)));
  LawC stop(law=-f_stop)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={34,-18}, rotation=270)));
protected
  constant Real mu_0(unit="H/m") = 1.25663706212e-6 "Permeability of vacuum (CODATA 2018)";
  constant Integer e = 8 "Exponent of saturation";
  Units.Force f_stop "Force of the stops";
equation
  v = p.e - n.e;
  i = coil.f;
  w = armature.f;
  der(s) = w;
  gap = noEvent(max(stroke - s, -l_0/2));
  B = Phi/A;
  N*i = B/mu_0*(gap + l_0*(1 + (B/B_sat)^e));
  f = Phi*B/(2*mu_0);
  W = A*B^2/mu_0*(gap/2 + l_0*(1/2 + (B/B_sat)^e/(e + 2)));
  f_stop = Mechanics.Internal.stopForce(-s, -w, c_stop, r_stop) - Mechanics.Internal.stopForce(s - stroke, w, c_stop, r_stop);
  connect(p, coil.bondIn[1])
    annotation(Line(points={{-60,0},{-32,0}}, color={96,104,116}));
  connect(coil.bondOut[1], n)
    annotation(Line(points={{-28,0},{-20,-30}}, color={96,104,116}));
  connect(coil.bondUp[1], flux.bond)
    annotation(Line(points={{-30,2},{-30,14}}, color={96,104,116}));
  connect(coil.bondDown[1], winding.bond)
    annotation(Line(points={{-30,-2},{-30,-14}}, color={96,104,116}));
  connect(armature.bondUp[1], magnet.bond)
    annotation(Line(points={{20,2},{20,14}}, color={96,104,116}));
  connect(armature.bondDown[1], inertia.bond)
    annotation(Line(points={{20,-2},{20,-16}}, color={96,104,116}));
  connect(armature.bondDown[2], bearing.bond)
    annotation(Line(points={{20,-2},{6,-16}}, color={96,104,116}));
  connect(armature.bondDown[3], stop.bond)
    annotation(Line(points={{20,-2},{34,-16}}, color={96,104,116}));
  connect(armature.bondOut[1], flange)
    annotation(Line(points={{22,0},{60,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="solenoid",
    Icon(coordinateSystem(extent={{-60,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="I R C"),
      Line(points={{-20,60},{-20,40}}, color={96,104,116}),
      Line(points={{20,60},{20,40}}, color={96,104,116}),
      Line(points={{80,0},{60,0}}, color={96,104,116}),
      Text(extent={{-60,66},{80,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-44},{74,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = N*der(Phi) + R*i</b> at the coil, <b>m*der(w) = F(Phi) - d*w - F_stop - e</b> at the armature: a store with two bonds, its energy W.</p>
</html>"));
end Solenoid;
