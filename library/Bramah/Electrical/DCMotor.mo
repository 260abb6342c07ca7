// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model DCMotor "Direct-current motor with permanent magnets"
  parameter Units.ElectricalTorqueConstant k(start=1) = 0.06 "Voltage over speed, and torque over current"
    annotation(Dialog(group="Winding"));
  parameter Units.Resistance R(min=0) = 0.3 "Resistance of the armature" annotation(Dialog(group="Winding"));
  parameter Units.Inductance L(min=0) = 0.3e-3 "Inductance of the armature" annotation(Dialog(group="Winding"));
  parameter Units.Inertia J = 1.2e-4 "Moment of inertia of the rotor" annotation(Dialog(group="Rotor"));
  parameter Units.RotationalDampingConstant d(min=0) = 2e-5 "Torque of bearings, brushes and air, per speed"
    annotation(Dialog(group="Rotor"));
  parameter Units.Torque tau_friction(min=0) = 0 "Friction torque independent of speed" annotation(Dialog(group="Rotor"));
  parameter Units.AngularVelocity w_small(min=1e-6) = 0.1 "Speed below which tau_friction is rounded off"
    annotation(Dialog(group="Rotor"));
  parameter Types.Initial init = Types.Initial.Start "What fixes current and speed at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Current i_start = 0 "Current at the start" annotation(Dialog(tab="Start"));
  parameter Units.AngularVelocity w_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  parameter Units.Angle phi_start = 0 "Angle at the start" annotation(Dialog(tab="Start"));
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Mechanics.Rotational.Interfaces.Flange_b flange "Shaft; the housing stands on the ground"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  Units.Voltage v "Voltage from p to n";
  Units.Current i(start=i_start, fixed=init == Types.Initial.Start) "Current of the armature";
  Units.Angle phi(start=phi_start, fixed=init <> Types.Initial.Free) "Angle of the shaft";
  Units.AngularVelocity w(start=w_start, fixed=init == Types.Initial.Start) "Speed of the shaft";
  Units.Torque tau "Torque in the air gap";
  Units.Power LossPower "Power turned into heat in winding and bearings";
initial equation
  if init == Types.Initial.SteadyState then
    der(i) = 0;
    der(w) = 0;
  end if;
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  L*der(i) = v - R*i - k*w;
  phi = flange.phi;
  w = der(phi);
  tau = k*i;
  J*der(w) = tau - d*w - tau_friction*tanh(w/w_small) + flange.tau;
  LossPower = R*i^2 + d*w^2 + tau_friction*tanh(w/w_small)*w;
  annotation(
    __Bramah(bonds="p > armature:1 > n, armature > winding:R if R, armature > coil:I if L, armature > emf:GY > rotor:1 > flange, rotor > inertia:I if J, rotor > bearing:R"),
    defaultComponentName="motor",
    Icon(coordinateSystem(extent={{-60,-100},{120,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}, lineColor={15,123,119}),
      Line(points={{0,100},{0,60}}, color={15,123,119}),
      Line(points={{0,-100},{0,-60}}, color={15,123,119}),
      Line(points={{59.2,10},{120,10}}),
      Line(points={{59.2,-10},{120,-10}}),
      Rectangle(extent={{-8,52},{8,62}}, lineColor={15,123,119}, fillColor={15,123,119}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{-8,-62},{8,-52}}, lineColor={15,123,119}, fillColor={15,123,119}, fillPattern=FillPattern.Solid),
      Text(extent={{-36,-14},{36,34}}, textString="M", textColor={15,123,119}),
      Line(points={{-20,-26},{20,-26}}, color={15,123,119}),
      Text(extent={{-30,70},{-10,94}}, textString="+", textColor={15,123,119}),
      Text(extent={{66,26},{206,56}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Armature and rotor of a brushed motor with constant excitation, or of a servo motor seen over its amplifier:
<b>L*der(i) = v - R*i - k*w</b>, <b>J*der(w) = k*i - d*w - tau_friction*sign(w) + flange.tau</b>, w = der(phi). The friction is rounded off
below w_small.</p>
<p>With d and tau_friction 0: no-load speed v/k, stall torque k*v/R; the electrical time constant is L/R, the mechanical one R*J/k^2
(J with the load's inertia), and both appear as such while the first is below a quarter of the second.</p>
<p>Power: v*i = heat in R + der(L*i^2/2) + k*w*i, and k*w*i is what the air gap gives to the shaft. Armature reaction, brush voltage, iron
losses and heating are neglected.</p>
<p>The defaults are those of a motor of 150 W at 24 V. Typical: k 0.01 to 1 N.m/A, L/R 0.2 to 5 ms, R*J/k^2 5 to 50 ms.</p>
<p>Assumptions: constant flux, constant temperature, no ripple of the brushes. Valid: currents below those that weaken the magnets; slower than
the commutation.</p>
<p>Source: machine with permanent magnets, as in R. Fischer, Elektrische Maschinen (2013), chapter 2. Example: <code>dc_motor_axis</code>.</p>
</html>"));
end DCMotor;
