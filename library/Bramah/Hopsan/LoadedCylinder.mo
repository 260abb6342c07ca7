// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model LoadedCylinder "Cylinder of Hopsan with the mass that it moves, without oil of its own"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Area A_A(displayUnit="cm2", min=0) = 1e-3 "Piston area on side A";
  parameter Units.Area A_B(displayUnit="cm2", min=0) = 1e-3 "Piston area on side B";
  parameter Units.Mass m(min=1e-9) = 1000 "Mass";
  parameter Units.TranslationalDampingConstant d(min=0) = 0 "Viscous friction";
  parameter Units.TranslationalSpringConstant c(min=0) = 0 "Stiffness of a spring to the ground, without force at 0";
  parameter Units.Force f_coulomb(min=0) = 0 "Friction independent of speed";
  parameter Units.LeakageCoefficient leakage(min=0) = 0 "Leakage from A to B per pressure difference";
  parameter Units.Position x_min(max=x_max) = 0 "Least position" annotation(Dialog(group="Stops"));
  parameter Units.Position x_max = 0.5 "Greatest position" annotation(Dialog(group="Stops"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e8 "Stiffness of the stops" annotation(Dialog(group="Stops"));
  parameter Units.Position x_start = 0 "Position at the start" annotation(Dialog(tab="Start"));
  Hydraulics.Interfaces.Port A "Side of the piston"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,-80})));
  Hydraulics.Interfaces.Port B "Side of the rod"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,-80})));
  Mechanics.Translational.Interfaces.Flange_b rod "Rod end"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,0})));
  Units.Position x(start=x_start, fixed=true) "Position";
  Units.Velocity v(start=0, fixed=true) "Speed";
  Units.VolumeFlowRate q "Leakage from A to B";
protected
  constant Units.Velocity v_small = 1e-3 "Speed that rounds off the friction";
equation
  x = rod.s;
  v = der(x);
  q = leakage*(A.p - B.p);
  m*der(v) = A_A*A.p - A_B*B.p + rod.f - d*v - c*x - f_coulomb*tanh(v/v_small)
    + Mechanics.Internal.stopForce(x_min - x, -v, c_stop, 0.05) - Mechanics.Internal.stopForce(x - x_max, v, c_stop, 0.05);
  A.m_flow = oil.rho_0*(A_A*v + q);
  B.m_flow = -oil.rho_0*(A_B*v + q);
  annotation(
    __Bramah(productClass="MM"),
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,10},{90,40},{-90,40},{-90,-40},{90,-40},{90,-10}}),
      Rectangle(extent={{-50,-40},{-10,40}}),
      Line(points={{-10,10},{160,10}}),
      Line(points={{-10,-10},{160,-10}}),
      Rectangle(extent={{100,-30},{140,30}}),
      Line(points={{-60,-80},{-60,-40}}),
      Line(points={{60,-80},{60,-40}}),
      Text(extent={{106,-10},{134,12}}, textString="m"),
      Text(extent={{-54,-72},{-34,-50}}, textString="A"),
      Text(extent={{34,-72},{54,-50}}, textString="B"),
      Text(extent={{-100,50},{100,80}}, textString="%name")}),
    Documentation(info="<html>
<p><b>m*der(v) = A_A*A.p - A_B*B.p + rod.f - d*v - c*x - f_coulomb*sign(v)</b> between the stops x_min and x_max; <b>A.m_flow = rho_0*(A_A*v +
leakage*(A.p - B.p))</b>, at B likewise. Pressures count from zero: the surroundings do not push on the rod.</p>
<p>Assumptions: no oil in it: the lines at its ports store it. Valid: lines that hold more oil than the cylinder. Typical: d 200 to 2000 N.s/m. Source:
HydraulicCylinderQ, HydraulicPistonMload and HydraulicPistonMkload of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end LoadedCylinder;
