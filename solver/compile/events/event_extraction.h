// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Second stage: relations that make events become truth variables, frozen between events, and crossings; sample,
/// floor, ceil and delay become variables of the compiler likewise; when clauses become discrete equations and actions.
/// A relation that stays in an expression is literal: under noEvent or smooth(order >= 1), or with a value that only
/// changes at events anyway. Afterwards no NoEvent, Smooth, Sample, Delay or event-making relation is left.
void extractEvents(Compilation& compilation);

/// The part of it for `when`: called by extractEvents(). The flat model's list of them is empty afterwards.
void convertWhens(Compilation& compilation);

}  // namespace bramah::solver
