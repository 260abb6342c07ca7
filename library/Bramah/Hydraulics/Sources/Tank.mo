// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sources;
model Tank "Reservoir at constant pressure"
  extends Interfaces.OilComponent;
  parameter Units.AbsolutePressure p = fluid.p_ambient "Pressure over the oil: at the port, with useLevel under the head of the oil";
  parameter Types.TankLine line = Types.TankLine.AboveLevel "Where its line ends: changes the symbol only" annotation(Evaluate=true);
  parameter Boolean useLevel = false "true: the oil volume is integrated, its head counts"
    annotation(Evaluate=true, Dialog(group="Level"));
  parameter Units.Volume V_start(min=0, max=V_max) = 0.1 "Oil volume at the start" annotation(Dialog(group="Level", enable=useLevel));
  parameter Units.Volume V_max(min=1e-6) = 0.2 "Oil volume when full" annotation(Dialog(group="Level", enable=useLevel));
  parameter Units.Area A_tank(displayUnit="m2", min=1e-4) = 0.25 "Area of the oil's surface" annotation(Dialog(group="Level", enable=useLevel));
  Interfaces.Port T "To the reservoir" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}})));
  Units.VolumeFlowRate q "Volume flow rate into the tank";
  Units.Volume V(start=V_start, fixed=useLevel) "Oil volume; V_start without level";
  Units.Length level "Height of the oil over the port; 0 without level";
equation
  q = T.m_flow/oil.rho_0;
  if useLevel then
    der(V) = q;
    level = noEvent(max(V, 0))/A_tank;
    T.p = p + oil.rho_0*fluid.g*level;
    assert(V > 0, "the tank has run empty", AssertionLevel.warning);
    assert(V < V_max, "the tank has run over", AssertionLevel.warning);
  else
    V = V_start;
    level = 0;
    T.p = p;
  end if;
  annotation(
    __Bramah(productClass="CM", technicalData="%{?useLevel}%{V_max}", bonds="tank:mSe > T", setsPressure=true, standsUpright=true, mend="Put a tank at %1", letter="Z", rule="Reservoir (X10550, X11300): open box 2 M x 1 M; the line ends over the level, below it at the bottom, or comes through the bottom as a suction or drain line."),
    defaultComponentName="tank",
    Icon(coordinateSystem(extent={{-20,-20},{20,0}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent=DynamicSelect({{-20,-20},{20,-14}}, {{-20,-20},{20,-20 + 20*V/V_max}}), pattern=LinePattern.None,
        fillColor={170,178,189}, fillPattern=FillPattern.Solid, visible=useLevel and line <> Types.TankLine.ThroughBottom),
      Rectangle(extent=DynamicSelect({{-20,20},{20,26}}, {{-20,20},{20,20 + 20*V/V_max}}), pattern=LinePattern.None,
        fillColor={170,178,189}, fillPattern=FillPattern.Solid, visible=useLevel and line == Types.TankLine.ThroughBottom),
      Line(points={{-20,0},{-20,-20},{20,-20},{20,0}}, visible=line <> Types.TankLine.ThroughBottom),
      Line(points={{0,0},{0,-10}}, visible=line == Types.TankLine.AboveLevel),
      Line(points={{0,0},{0,-20}}, visible=line == Types.TankLine.BelowLevel),
      Line(points={{-20,40},{-20,20},{20,20},{20,40}}, visible=line == Types.TankLine.ThroughBottom),
      Line(points={{0,0},{0,20}}, visible=line == Types.TankLine.ThroughBottom),
      Text(extent={{-60,-54},{60,-24}}, textString="%name", visible=line <> Types.TankLine.ThroughBottom),
      Text(extent={{26,15},{166,45}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=line == Types.TankLine.ThroughBottom)}),
    Documentation(info="<html>
<p>Oil reservoir. The pressure at its port is constant: <b>T.p = p</b>, by default the ambient pressure of the sheet.
Several tank symbols on a sheet stand for the same or for different reservoirs alike. Tanks of one pressure may be joined: each takes the same share of
what flows there. Where their pressures differ, no run begins.</p>
<p><code>line</code> draws where its line ends: over the level (a return that may foam), below it (returns and suction lines as a rule), or through the
bottom. With a pump above its reservoir the suction line ends below the level, beneath it the line comes through the bottom.</p>
<p>With <code>useLevel = true</code> the oil volume is integrated, <b>der(V) = T.m_flow/rho_0</b>, and the port lies under the head of the oil,
<b>T.p = p + rho_0*g*level</b>, level = V/A_tank. Warnings tell when it runs empty or over; then nothing stops the flow. A
<a href='modelica://Bramah.Hydraulics.Sensors.LevelSensor'>LevelSensor</a> at its port shows the level.</p>
<p>Assumptions: oil stands at the pressure p, whatever flows. Valid: return flows that the tank settles. Typical: 10 to 1000 l, 3 to 5 times the
flow of a minute. Source: hydrostatics. Example: <a href='modelica://Bramah.Examples.Valves.MeteringTable'>MeteringTable</a>.</p>
</html>"));
end Tank;
