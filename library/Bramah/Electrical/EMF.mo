// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model EMF "Ideal electromechanical converter: voltage over speed, torque over current"
  parameter Units.ElectricalTorqueConstant k(start=1) = 1 "Voltage over speed, and torque over current";
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Mechanics.Rotational.Interfaces.Flange_b flange "Shaft; the housing stands on the ground"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current from p to n";
  Units.Angle phi "Angle of the shaft";
  Units.AngularVelocity w "Speed of the shaft";
  Units.Torque tau "Cut torque of the flange";
  Units.Torque tauElectrical "Torque on the shaft";
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  phi = flange.phi;
  w = der(phi);
  v = k*w;
  tau = -k*i;
  flange.tau = tau;
  tauElectrical = -tau;
  annotation(
    __Bramah(bonds="p > current:1 > n, current > emf:GY > flange"),
    defaultComponentName="emf",
    Icon(coordinateSystem(extent={{-40,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}, lineColor={15,123,119}),
      Line(points={{0,80},{0,40}}, color={15,123,119}),
      Line(points={{0,-80},{0,-40}}, color={15,123,119}),
      Line(points={{38.7,10},{80,10}}),
      Line(points={{38.7,-10},{80,-10}}),
      Rectangle(extent={{-6,30},{6,40}}, lineColor={15,123,119}, fillColor={15,123,119}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{-6,-40},{6,-30}}, lineColor={15,123,119}, fillColor={15,123,119}, fillPattern=FillPattern.Solid),
      Text(extent={{-30,-18},{30,18}}, textString="k", textColor={15,123,119}),
      Text(extent={{-30,50},{-10,74}}, textString="+", textColor={15,123,119}),
      Text(extent={{50,26},{190,56}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Turns electrical into mechanical power and back without loss: <b>v = k*w</b>, <b>tau = -k*i</b>, so <b>v*i + tau*w = 0</b> at every moment.
A positive current drives the shaft forwards.</p>
<p>k in V.s/rad is the same number as in N.m/A. From a data sheet's speed constant k_n in (rev/min)/V: k = 60/(2*pi*k_n). Resistance and
inductance of the winding are components beside it; <code>DCMotor</code> has all in one.</p>
<p>Assumptions: no losses, no inertia. Valid: constant flux: no weakening of the field. Typical: k 0.01 to 2 N.m/A. Source: Faraday&apos;s law; the
gyrator of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.Electrical.MotorOfParts'>MotorOfParts</a>.</p>
</html>"));
end EMF;
