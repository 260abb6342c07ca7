// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Machine "Pump or motor of Hopsan with oil on both sides; its displacement is a signal"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Displacement D(displayUnit="cm3/rev", min=0) = 5e-5 "Displacement per revolution";
  parameter Units.LeakageCoefficient leakage(min=0) = 1e-12 "Leakage from A to B per pressure difference";
  parameter Units.RotationalDampingConstant d(min=0) = 0.01 "Viscous friction";
  parameter Units.Volume V_A(min=1e-9) = 5e-3 "Oil volume of side A";
  parameter Units.Volume V_B(min=1e-9) = 5e-3 "Oil volume of side B";
  parameter Units.AbsolutePressure pA_start = 1e5 "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = 1e5 "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Hydraulics.Interfaces.Port A "Side A" annotation(__Bramah(stores=true), Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Hydraulics.Interfaces.Port B "Side B" annotation(__Bramah(stores=true), Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Mechanics.Rotational.Interfaces.Flange_b shaft "Shaft" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Blocks.Interfaces.RealInput u(unit="1") "Share of the displacement, -1..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Units.AngularVelocity w "Speed of the shaft";
  Units.VolumeFlowRate q "Flow from side A to side B";
protected
  Units.Displacement D_used "Displacement in use per revolution";
  Hydraulics.Internal.Chamber chamberA(final oil=oil, final densityModel=densityModel, final init=Types.Initial.Start, final p_start=pA_start,
    final V_nominal=V_A, V=V_A, m_flow=A.m_flow - oil.rho_0*q);
  Hydraulics.Internal.Chamber chamberB(final oil=oil, final densityModel=densityModel, final init=Types.Initial.Start, final p_start=pB_start,
    final V_nominal=V_B, V=V_B, m_flow=B.m_flow + oil.rho_0*q);
equation
  D_used = D*noEvent(min(max(u, -1), 1));
  w = der(shaft.phi);
  A.p = chamberA.p;
  B.p = chamberB.p;
  q = D_used*w/(2*Units.pi) + leakage*(A.p - B.p);
  shaft.tau = d*w - D_used*(A.p - B.p)/(2*Units.pi);
  annotation(
    __Bramah(productClass="MM"),
    defaultComponentName="machine",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Polygon(points={{0,28},{-18,60},{18,60},{0,28}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,-28},{-18,-60},{18,-60},{0,-28}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{0,100}}),
      Line(points={{0,-60},{0,-100}}),
      Line(points={{60,6},{100,6}}),
      Line(points={{60,-6},{100,-6}}),
      Line(points={{-100,0},{-60,0}}, color={44,99,201}),
      Text(extent={{8,66},{28,92}}, textString="A"),
      Text(extent={{8,-92},{28,-66}}, textString="B"),
      Text(extent={{50,-80},{190,-50}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A motor without mass, which pumps where the shaft drives it, and the oil of both of its sides
(<a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Chamber</a>): <b>shaft.tau = d*w - u*D/(2*pi)*(A.p - B.p)</b>,
<b>q = u*D*w/(2*pi) + leakage*(A.p - B.p)</b>; u counts between -1 and 1.</p>
<p>Assumptions: friction in proportion to speed; one pressure on each side. Valid: an inertia at the shaft. Typical: 10 to 500 cm3/rev; the volumes
are those of the lines. Source: HydraulicMachineC of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.RotaryDrive'>RotaryDrive</a>.</p>
</html>"));
end Machine;
