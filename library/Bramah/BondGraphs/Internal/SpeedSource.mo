// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model SpeedSource "Flange that follows a speed signal, as a source of flow"
  parameter Boolean exact = false "true: exactly; false: through a filter" annotation(Evaluate=true);
  parameter Units.Frequency f_crit(min=1e-3) = 50 "Corner frequency of the filter" annotation(Dialog(enable=not exact));
  Blocks.Interfaces.RealInput v_ref(unit="m/s") "Speed"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Units.Position s(start=0, fixed=true) "Position of the flange";
  Units.Velocity v "Velocity of the flange";
  Interfaces.BondOut flange "Driven flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  BondGraphs.Modulated.mSf sf(f0=v)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,0})));
initial equation
  if not exact then
    v = v_ref;
  end if;
equation
  v = der(s);
  if exact then
    v = v_ref;
  else
    der(v) = 2*Units.pi*f_crit*(v_ref - v);
  end if;
  connect(sf.bond, flange)
    annotation(Line(points={{-8,0},{20,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="speed",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="Sf"),
      Line(points={{100,0},{60,0}}, color={96,104,116}),
      Line(points={{-100,0},{-60,0}}, color={44,99,201}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-24,-14},{34,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f</b> by the signal, at any effort.</p>
</html>"));
end SpeedSource;
