// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PositionSource "Flange that follows a position signal, as a source of flow"
  parameter Boolean exact = false "true: exactly (the signal must be smooth); false: through a filter" annotation(Evaluate=true);
  parameter Units.Frequency f_crit(min=1e-3) = 50 "Corner frequency of the filter" annotation(Dialog(enable=not exact));
  Blocks.Interfaces.RealInput s_ref(unit="m") "Position"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Units.Position s(start=0) "Position of the flange";
  Units.Velocity v(start=0) "Velocity of the flange";
  Interfaces.BondOut flange "Driven flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  BondGraphs.Modulated.mSf sf(f0=v)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,0})));
protected
  parameter Units.AngularFrequency w = 2*Units.pi*f_crit*1.272 "Natural frequency of the Bessel filter";
initial equation
  if not exact then
    s = s_ref;
    v = 0;
  end if;
equation
  if exact then
    s = s_ref;
    v = der(s);
  else
    der(s) = v;
    der(v) = w*w*(s_ref - s) - sqrt(3)*w*v;
  end if;
  connect(sf.bond, flange)
    annotation(Line(points={{-8,0},{20,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="position",
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
end PositionSource;
