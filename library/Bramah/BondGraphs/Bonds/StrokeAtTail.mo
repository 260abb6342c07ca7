// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Bonds;
model StrokeAtTail "Bond with the causality stroke at its tail"
  Interfaces.BondIn bondIn "Tail of the bond: joined to a tail" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Interfaces.BondOut bondOut "Head of the bond: joined to a head" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
algorithm
  bondIn.e := bondOut.e;
  bondOut.f := -bondIn.f;
  annotation(
    defaultComponentName="bond",
    Icon(coordinateSystem(extent={{-40,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-40,0},{40,0}}, color={96,104,116}),
      Line(points={{-30,12},{-30,-12}}, color={96,104,116}),
      Text(extent={{-100,22},{100,50}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e_tail = e_head</b>, <b>f_head = f_tail</b>, each computed from its right side: the head gives the effort and takes the flow, so the stroke
stands at the tail.</p>
<p>Assumptions: ideal: it neither loses nor stores power. Valid: the declaration is one for readers and for tools that heed it: the compiler may
still solve the equations the other way round where the graph needs it. Source: the causal bonds of F. E. Cellier, R. T. McBride (2003). Example: <a
href='modelica://Bramah.Examples.BondGraphs.DeclaredCausality'>DeclaredCausality</a>.</p>
</html>"));
end StrokeAtTail;
