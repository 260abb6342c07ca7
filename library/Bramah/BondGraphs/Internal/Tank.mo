// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Tank "Reservoir at constant pressure, as a source of effort; with its level, under the head of the oil"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.AbsolutePressure p = fluid.p_ambient "Pressure over the oil: at the port, with useLevel under the head of the oil";
  parameter Boolean useLevel = false "true: the oil volume is integrated, its head counts"
    annotation(Evaluate=true, Dialog(group="Level"));
  parameter Units.Volume V_start(min=0, max=V_max) = 0.1 "Oil volume at the start" annotation(Dialog(group="Level", enable=useLevel));
  parameter Units.Volume V_max(min=1e-6) = 0.2 "Oil volume when full" annotation(Dialog(group="Level", enable=useLevel));
  parameter Units.Area A_tank(displayUnit="m2", min=1e-4) = 0.25 "Area of the oil's surface" annotation(Dialog(group="Level", enable=useLevel));
  parameter Types.TankLine line = Types.TankLine.AboveLevel "Where its line ends: changes the symbol only" annotation(Evaluate=true);
  Units.VolumeFlowRate q "Volume flow rate into the tank";
  Units.Volume V(start=V_start, fixed=useLevel) "Oil volume; V_start without level";
  Units.Length level "Height of the oil over the port; 0 without level";
  Interfaces.BondOut T "To the reservoir" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={10,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,0})));
  BondGraphs.Modulated.mSe se(e0=p + oil.rho_0*fluid.g*level - fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0})));
equation
  if useLevel then
    der(V) = q;
    level = noEvent(max(V, 0))/A_tank;
    assert(V > 0, "the tank has run empty", AssertionLevel.warning);
    assert(V < V_max, "the tank has run over", AssertionLevel.warning);
  else
    V = V_start;
    level = 0;
  end if;
  q = -se.f;
  connect(se.bond, T)
    annotation(Line(points={{-18,0},{10,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="tank",
    Icon(coordinateSystem(extent={{-20,-20},{20,0}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-20},{20,0}}, lineColor={96,104,116}),
      Text(extent={{-20,-14},{20,14}}, textString="Se"),
      Line(points={{0,0},{0,0}}, color={96,104,116}),
      Text(extent={{-20,6},{20,34}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-14},{24,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = p - p_ambient</b> at any flow; with useLevel <b>e = p - p_ambient + rho_0*g*level</b>.</p>
</html>"));
end Tank;
