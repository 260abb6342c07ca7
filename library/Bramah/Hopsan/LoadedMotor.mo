// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model LoadedMotor "Motor of Hopsan with its inertia; its displacement is a signal"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Displacement D(displayUnit="cm3/rev", min=0) = 5e-5 "Displacement per revolution";
  parameter Units.LeakageCoefficient leakage(min=0) = 1e-12 "Leakage from A to B per pressure difference";
  parameter Units.RotationalDampingConstant d(min=0) = 0 "Viscous friction";
  parameter Units.Inertia J(min=0) = 0.1 "Moment of inertia of shaft and rotor";
  Hydraulics.Interfaces.Port A "Side A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Hydraulics.Interfaces.Port B "Side B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Mechanics.Rotational.Interfaces.Flange_b shaft "Shaft" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Blocks.Interfaces.RealInput u(unit="1") "Share of the displacement, -1..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Units.Angle phi(start=0) "Angle of the shaft";
  Units.AngularVelocity w(start=0) "Speed of the shaft";
  Units.VolumeFlowRate q "Flow from A to B";
protected
  Units.Displacement D_used "Displacement in use per revolution";
equation
  D_used = D*noEvent(min(max(u, -1), 1));
  phi = shaft.phi;
  w = der(phi);
  J*der(w) = D_used*(A.p - B.p)/(2*Units.pi) - d*w + shaft.tau;
  q = D_used*w/(2*Units.pi) + leakage*(A.p - B.p);
  A.m_flow = oil.rho_0*q;
  B.m_flow = -A.m_flow;
  annotation(
    __Bramah(productClass="MM"),
    defaultComponentName="motor",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Polygon(points={{0,28},{-18,60},{18,60},{0,28}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{0,100}}),
      Line(points={{0,-60},{0,-100}}),
      Line(points={{60,6},{100,6}}),
      Line(points={{60,-6},{100,-6}}),
      Line(points={{-100,0},{-60,0}}, color={44,99,201}),
      Text(extent={{8,66},{28,92}}, textString="A"),
      Text(extent={{8,-92},{28,-66}}, textString="B"),
      Text(extent={{50,-80},{190,-50}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p><b>J*der(w) = u*D/(2*pi)*(A.p - B.p) - d*w + shaft.tau</b>, <b>q = u*D*w/(2*pi) + leakage*(A.p - B.p)</b>; u counts between -1 and 1.</p>
<p>Assumptions: friction in proportion to speed; no oil in the motor itself. Valid: lines that store oil at both ports. Typical: 10 to 500 cm3/rev, J
1e-3 to 1 kg.m2. Source: HydraulicFixedDisplacementMotorQ and HydraulicVariableDisplacementMotorQ of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.RotaryDrive'>RotaryDrive</a>.</p>
</html>"));
end LoadedMotor;
