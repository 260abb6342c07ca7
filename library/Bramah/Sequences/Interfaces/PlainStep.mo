// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences.Interfaces;
partial model PlainStep "Base of steps without a chart of their own"
  extends State(final startsLinked=chart.isInitial, final history_used=chart.history,
    final around_enters=chart.enter, final around_leaves=chart.leave, final forced=chart.force);
protected
  outer Internal.Level chart;
equation
  isReset = sum(if o[k].reset then 1 else 0 for k in 1:nOut) > 0;
  isResetTwice = sum(if o[k].reset then 1 else 0 for k in 1:nOut) > 1;
  for k in 1:nOut loop
    o[k].active = X;
  end for;
end PlainStep;
