// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model RotationalMirror "Joins two flanges whose angles count against one another"
  Mechanics.Rotational.Interfaces.Flange_a flange_a "One side"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Mechanics.Rotational.Interfaces.Flange_b flange_b "The other side, which counts the other way"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
equation
  flange_b.phi = -flange_a.phi;
  flange_b.tau = flange_a.tau;
  annotation(
    defaultComponentName="mirror",
    Icon(coordinateSystem(extent={{-40,-40},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-40,0},{-12,0}}),
      Line(points={{12,0},{40,0}}),
      Line(points={{-28,10},{-12,0},{-28,-10}}),
      Line(points={{28,10},{12,0},{28,-10}}),
      Line(points={{0,-30},{0,30}}, pattern=LinePattern.Dash)}),
    Documentation(info="<html>
<p><b>flange_b.phi = -flange_a.phi</b>, <b>flange_b.tau = flange_a.tau</b>: what pushes on one side pushes on the other. Stands where parts of an imported
model face one another and each counts away from itself.</p>
<p>Assumptions: ideal: rigid and without mass. Valid: any motion. Source: the way in which Hopsan counts at ports. Example:
<a href='modelica://Bramah.Examples.Hopsan.RotaryDrive'>RotaryDrive</a>.</p>
</html>"));
end RotationalMirror;
