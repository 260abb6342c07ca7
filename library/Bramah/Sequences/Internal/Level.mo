// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences.Internal;
model Level "What the steps of one chart, or of one enclosing step, hear"
  parameter Boolean history = false "Entering takes up the steps that were active when it was left" annotation(Evaluate=true);
  parameter Boolean isInitial = false "The steps with an activation link are active at the start" annotation(Evaluate=true);
  parameter Units.Time slack = 0 "Delays end so much earlier: they are looked at in cycles only" annotation(Evaluate=true);
  Boolean enter = false "The step around becomes active";
  Boolean leave = false "The step around becomes inactive";
  Boolean force = false "All steps take their initial state";
  Boolean tick = true "Conditions are looked at";
  annotation(__Bramah(innerClass="Bramah.Sequences.Chart"),
    missingInnerMessage="no `Sequences.Chart` is on the sheet, so conditions are answered at once; put one there for a cycle or an emergency stop");
end Level;
