// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Bonds;
model StrokeAtHead "Bond with the causality stroke at its head"
  Interfaces.BondIn bondIn "Tail of the bond: joined to a tail" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Interfaces.BondOut bondOut "Head of the bond: joined to a head" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
algorithm
  bondOut.e := bondIn.e;
  bondIn.f := -bondOut.f;
  annotation(
    defaultComponentName="bond",
    Icon(coordinateSystem(extent={{-40,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-40,0},{40,0}}, color={96,104,116}),
      Line(points={{30,12},{30,-12}}, color={96,104,116}),
      Text(extent={{-100,22},{100,50}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e_head = e_tail</b>, <b>f_tail = f_head</b>, each computed from its right side: the tail gives the effort and takes the flow, so the stroke
stands at the head.</p>
<p>Assumptions: ideal: it neither loses nor stores power. Valid: the declaration is one for readers and for tools that heed it: the compiler may
still solve the equations the other way round where the graph needs it. Source: the causal bonds of F. E. Cellier, R. T. McBride (2003). Example: <a
href='modelica://Bramah.Examples.BondGraphs.DeclaredCausality'>DeclaredCausality</a>.</p>
</html>"));
end StrokeAtHead;
