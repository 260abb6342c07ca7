// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model Solenoid "Switching solenoid: coil, saturating core and armature"
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
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,60})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,60})));
  Mechanics.Translational.Interfaces.Flange_b flange "Armature, pushed to positive s"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current of the coil";
  Units.MagneticFlux Phi(start=0, fixed=true, nominal=1e-4) "Flux through the air gap";
  Units.MagneticFluxDensity B "Flux density in the air gap";
  Units.Length gap "Air gap";
  Units.Force f "Magnetic force on the armature, towards positive s";
  Units.Position s(start=s_start, fixed=true) "Position of the armature: 0 released, stroke drawn in";
  Units.Velocity w(start=0, fixed=true) "Speed of the armature";
  Units.Energy W "Energy of the magnetic field";
protected
  constant Real mu_0(unit="H/m") = 1.25663706212e-6 "Permeability of vacuum (CODATA 2018)";
  constant Integer e = 8 "Exponent of saturation";
  Units.Force f_stop "Force of the stops";
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  flange.s = s;
  gap = noEvent(max(stroke - s, -l_0/2));
  B = Phi/A;
  N*i = B/mu_0*(gap + l_0*(1 + (B/B_sat)^e));
  N*der(Phi) = v - R*i;
  f = Phi*B/(2*mu_0);
  W = A*B^2/mu_0*(gap/2 + l_0*(1/2 + (B/B_sat)^e/(e + 2)));
  w = der(s);
  f_stop = Mechanics.Internal.stopForce(-s, -w, c_stop, r_stop) - Mechanics.Internal.stopForce(s - stroke, w, c_stop, r_stop);
  m*der(w) = f - d*w + f_stop + flange.f;
  annotation(
    __Bramah(bonds="p > coil:1 > n, coil > winding:R if R, coil > flux:I, flange > armature:1 > magnet:C, armature > inertia:I if m, armature > bearing:R if d, armature > stop:C"),
    defaultComponentName="solenoid",
    Icon(coordinateSystem(extent={{-40,-40},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-20},{40,20}}, lineColor={15,123,119}),
      Line(points={{-20,60},{-20,20}}, color={15,123,119}),
      Line(points={{20,60},{20,20}}, color={15,123,119}),
      Line(points={{-14,20},{14,-20}}, color={15,123,119}),
      Line(points={{40,6},{80,6}}),
      Line(points={{40,-6},{80,-6}}),
      Text(extent={{-44,26},{-26,50}}, textString="+", textColor={15,123,119}),
      Text(extent={{-100,-58},{100,-28}}, textString="%name", textColor={15,123,119})}),
    Documentation(info="<html>
<p>A coil on an iron core draws an armature into an air gap and so pushes a pin out at the flange: the drive of a switching valve.</p>
<p>The flux Phi = B*A is the state: <b>N*der(Phi) = v - R*i</b>. The coil's ampere-turns drive it through air and iron,
<b>N*i = B/mu_0*(gap + l_0*(1 + (B/B_sat)^8))</b> with gap = stroke - s: l_0 is the iron as an air gap, and grows steeply above B_sat;
a load that presses the armature into the elastic stop leaves half of it. The force follows from the field's energy W by virtual work, <b>f = -dW/dgap = Phi^2/(2*mu_0*A)</b>, so
<b>(v - R*i)*i = der(W) + f*der(s)</b>: what the coil takes beyond its heat goes into the field or the armature.</p>
<p>Armature: <b>m*der(w) = f - d*w + f_stop + flange.f</b>, w = der(s), s 0 released, stroke drawn in; stops as those of
<a href='modelica://Bramah.Mechanics.Translational.MassWithStops'>MassWithStops</a>. It has no return spring: put one at the flange. A mass on
the flange adds to m.</p>
<p>Leakage flux, eddy currents and hysteresis are neglected: real solenoids switch 2 to 5 ms later. Typical for a 24 V valve: R 16 ohm, 1000 to
1500 turns, pole 1 to 3 cm2, stroke 2 to 4 mm; force some 10 to 50 N at full gap and 100 to 300 N drawn in. The defaults at 24 V, 1.5 A: 40 N and 270 N.</p>
<p>Assumptions: no leakage flux, no eddy currents, no hysteresis of the iron. Valid: gaps small against the width of the pole, as the stray field
is left out; times longer than those of eddy currents, some ms.</p>
<p>Source: magnetic circuit with an air gap, as in E. Kallenbach and others, Elektromagnete (2018). Example: <a
href='modelica://Bramah.Examples.Electrical.SwitchedSolenoid'>SwitchedSolenoid</a>.</p>
</html>"));
end Solenoid;
