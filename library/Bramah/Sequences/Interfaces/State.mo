// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences.Interfaces;
partial model State "Base of steps: active or not, and for how long"
  parameter Boolean initialStep = false "Active at the start" annotation(Evaluate=true);
  parameter Boolean link = false "Becomes active with the enclosing step around it" annotation(Evaluate=true);
  parameter Integer nIn(min=0) = 0 "Lines from above" annotation(Evaluate=true, Dialog(connectorSizing=true));
  parameter Integer nOut(min=0) = 0 "Lines to below" annotation(Evaluate=true, Dialog(connectorSizing=true));
  StepIn i[nIn] "From transitions above" annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-70,90}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,60})));
  StepOut o[nOut] "To transitions below" annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-60,90}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-60})));
  Blocks.Interfaces.BooleanOutput y "true while the step is active" annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,90}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Boolean X "The step is active";
  Units.Time t "Time since it became active, 0 while it is not";
protected
  parameter Boolean startsLinked "The step around is active at the start" annotation(Evaluate=true);
  parameter Boolean history_used "Entering the step around takes up what was active" annotation(Evaluate=true);
  parameter Boolean isActiveAtStart = initialStep or link and startsLinked "Active at the start" annotation(Evaluate=true);
  Boolean around_enters "The step around becomes active";
  Boolean around_leaves "The step around becomes inactive";
  Boolean forced "Takes its initial state";
  Boolean next "Active after the clearing of all transitions that clear now";
  Boolean isSet "A transition above clears";
  Boolean isReset "A transition below clears";
  Boolean isResetTwice "More than one transition below clears";
  Boolean both "More than one has cleared at once, ever";
  Boolean kept "Was active when the enclosing step was left last";
  Units.Time t_0 "When it became active";
initial equation
  pre(next) = isActiveAtStart;
  pre(t_0) = time;
  pre(kept) = link;
  pre(both) = false;
equation
  isSet = sum(if i[k].set then 1 else 0 for k in 1:nIn) > 0;
  both = pre(both) or isResetTwice;
  assert(not both, "transitions after this step have cleared at once, so that more than one of the next steps is active; let their conditions exclude each other, or put an AlternativeSplit there", AssertionLevel.warning);
  X = pre(next);
  next = if forced then isActiveAtStart else (around_enters and (if history_used then pre(kept) else link) or isSet or X and not isReset) and not around_leaves;
  when {around_leaves, forced} then
    kept = if forced then link else X;
  end when;
  when X then
    t_0 = time;
  end when;
  t = if X then time - t_0 else 0;
  y = X;
end State;
