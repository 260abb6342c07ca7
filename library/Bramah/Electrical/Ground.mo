// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model Ground "Ground: potential 0"
  Interfaces.Pin p "Grounded pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}})));
equation
  p.v = 0;
  annotation(
    __Bramah(mend="Put a ground at %1", bonds="earth:Se > p"),
    defaultComponentName="ground",
    Icon(coordinateSystem(extent={{-40,-60},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,0},{0,-30}}, color={15,123,119}),
      Line(points={{-30,-30},{30,-30}}, color={15,123,119}),
      Line(points={{-20,-42},{20,-42}}, color={15,123,119}),
      Line(points={{-10,-54},{10,-54}}, color={15,123,119})}),
    Documentation(info="<html>
<p><b>p.v = 0</b>. Each circuit needs one, and takes whatever current is left over through it: none, in a circuit that is closed.</p>
<p>Assumptions: ideal. Valid: circuits with one reference; currents through earth are not regarded. Source: datum node of C. A. Desoer, E. S. Kuh,
Basic Circuit Theory (1969), chapter 10. Example: <a href='modelica://Bramah.Examples.Electrical.MotorOfParts'>MotorOfParts</a>.</p>
</html>"));
end Ground;
