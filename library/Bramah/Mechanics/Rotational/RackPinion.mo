// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model RackPinion "Rack and pinion without losses"
  parameter Units.Length r(min=1e-6) = 0.05 "Pitch radius of the pinion";
  Interfaces.Flange_a flangeR "Pinion"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Translational.Interfaces.Flange_b flangeT "Rack"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,-40})));
equation
  flangeT.s = r*flangeR.phi;
  flangeR.tau + r*flangeT.f = 0;
  annotation(
    __Bramah(bonds="flangeR > gear:TF > flangeT"),
    defaultComponentName="rackPinion",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Ellipse(extent={{-6,-6},{6,6}}),
      Line(points={{-100,0},{-40,0}}),
      Line(points={{-60,-40},{-52,-48},{-44,-40},{-36,-48},{-28,-40},{-20,-48},{-12,-40},{-4,-48},{4,-40},{12,-48},{20,-40},{28,-48},{36,-40},{44,-48},{52,-40},{60,-40}}),
      Line(points={{-60,-40},{-60,-60},{60,-60},{60,-40}}),
      Line(points={{60,-40},{100,-40}}),
      Text(extent={{-100,48},{100,78}}, textString="%name")}),
    Documentation(info="<html>
<p><b>flangeT.s = r*flangeR.phi</b>, <b>0 = flangeR.tau + r*flangeT.f</b>.</p>
<p>Assumptions: no losses, no play. Valid: teeth that stay in touch, and losses of a few per cent that do not count. Typical: r 20 to 100 mm. Source:
rolling without slip and equal powers: the transformer of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example:
<code>hydrostatic_drive</code>.</p>
</html>"));
end RackPinion;
