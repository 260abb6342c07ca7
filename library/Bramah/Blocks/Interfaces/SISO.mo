// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
partial block SISO "One input, one output"
  extends SO;
  RealInput u "Input" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{-80,0},{-60,0}}, color={44,99,201})}));
end SISO;
