// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences.Interfaces;
connector TransitionIn "Upper end of a transition: from a step above"
  input Boolean active "The step above is active";
  output Boolean reset "The transition clears";
  annotation(
    defaultComponentName="i",
    __Bramah(joining="sequences"),
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Line(points={{0,40},{0,-40}})}));
end TransitionIn;
