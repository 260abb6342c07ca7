// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences.Interfaces;
connector StepOut "Lower end of a step: to a transition below"
  output Boolean active "The step is active";
  input Boolean reset "The transition below clears";
  annotation(
    defaultComponentName="o",
    __Bramah(joining="sequences"),
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Line(points={{0,40},{0,-40}})}));
end StepOut;
