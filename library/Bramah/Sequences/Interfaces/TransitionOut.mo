// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences.Interfaces;
connector TransitionOut "Lower end of a transition: to a step below"
  output Boolean set "The transition clears";
  annotation(
    defaultComponentName="o",
    __Bramah(joining="sequences"),
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Line(points={{0,40},{0,-40}})}));
end TransitionOut;
