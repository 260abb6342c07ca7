// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences.Interfaces;
connector StepIn "Upper end of a step: from a transition above"
  input Boolean set "The transition above clears";
  annotation(
    defaultComponentName="i",
    __Bramah(joining="sequences"),
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Polygon(points={{-40,40},{40,40},{0,-40},{-40,40}}, lineColor={0,0,0}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}));
end StepIn;
