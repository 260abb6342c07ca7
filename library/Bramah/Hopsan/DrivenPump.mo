// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model DrivenPump "Pump of Hopsan whose speed and displacement are signals"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Displacement D(displayUnit="cm3/rev", min=0) = 5e-5 "Displacement per revolution";
  parameter Units.LeakageCoefficient leakage(min=0) = 1e-12 "Leakage per pressure difference";
  Hydraulics.Interfaces.Port S "Suction" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Hydraulics.Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Blocks.Interfaces.RealInput w(unit="rad/s") "Speed" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Blocks.Interfaces.RealInput u(unit="1") "Share of the displacement, -1..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,-60})));
  Units.VolumeFlowRate q "Flow from S to P";
  Units.Angle phi(start=0, fixed=true) "Angle of the shaft";
equation
  der(phi) = w;
  q = D*u*w/(2*Units.pi) - leakage*(P.p - S.p);
  P.m_flow = -oil.rho_0*q*noEvent(if q >= 0 then Hydraulics.Functions.smoothStep(S.p/1e4) else 1);
  S.m_flow = -P.m_flow;
  annotation(
    __Bramah(productClass="GP"),
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-100,-100},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Polygon(points={{0,60},{-18,28},{18,28},{0,60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{0,100}}),
      Line(points={{0,-60},{0,-100}}),
      Line(points={{-100,0},{-60,0}}, color={44,99,201}),
      Line(points={{-100,-60},{-70,-60},{-52,-52}}, color={44,99,201}),
      Line(points={{-52,-52},{46,46}}),
      Polygon(points={{56,56},{38.5,46.7},{46.7,38.5},{56,56}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{8,66},{28,92}}, textString="P"),
      Text(extent={{8,-92},{28,-66}}, textString="S"),
      Text(extent={{70,-45},{210,-15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Moves oil from S to P: <b>q = D*u*w/(2*pi) - leakage*(P.p - S.p)</b>, with the speed w and the share u of the displacement as signals; no torque
is asked for. Where the suction side is empty, below 0.1 bar, it takes no more.</p>
<p>Assumptions: no losses but leakage; the displacement follows its signal at once. Valid: drives strong enough that the load does not slow them
down. Typical: 10 to 250 cm3/rev, leakage 1e-13 to 1e-11. Source: HydraulicFixedDisplacementPump and HydraulicVariableDisplacementPump of Hopsan.
Example: <a href='modelica://Bramah.Examples.Hopsan.RotaryDrive'>RotaryDrive</a>.</p>
</html>"));
end DrivenPump;
