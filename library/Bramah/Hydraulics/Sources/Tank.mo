// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sources;
model Tank "Reservoir at constant pressure"
  extends Interfaces.OilComponent;
  parameter Units.AbsolutePressure p = fluid.p_ambient "Pressure at the port";
  parameter Boolean useLevel = false "true: the oil volume is integrated"
    annotation(Evaluate=true, Dialog(group="Level"));
  parameter Units.Volume V_start(min=0) = 0.1 "Oil volume at the start" annotation(Dialog(group="Level", enable=useLevel));
  Interfaces.Port T "To the reservoir" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}})));
  Units.VolumeFlowRate q "Volume flow rate into the tank";
  Units.Volume V(start=V_start, fixed=useLevel) "Oil volume; V_start without level";
equation
  T.p = p;
  q = T.m_flow/oil.rho_0;
  if useLevel then
    der(V) = q;
    assert(V > 0, "the tank has run empty", AssertionLevel.warning);
  else
    V = V_start;
  end if;
  annotation(
    __Bramah(setsPressure=true),
    defaultComponentName="tank",
    Icon(coordinateSystem(extent={{-20,-20},{20,0}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-20,0},{-20,-20},{20,-20},{20,0}}),
      Line(points={{0,0},{0,-10}}),
      Text(extent={{-60,-54},{60,-24}}, textString="%name")}),
    Documentation(info="<html>
<p>Oil reservoir. The pressure at its port is constant: <b>T.p = p</b>, by default the ambient pressure of the sheet.
Several tank symbols on a sheet stand for the same or for different reservoirs alike.</p>
<p>With <code>useLevel = true</code> the oil volume is integrated, der(V) = T.m_flow/rho_0.</p>
</html>"));
end Tank;
