// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Second stage. Relations that cause events become truth variables, which are constant between events, and crossings;
/// sample, floor, ceil and delay likewise become variables of the compiler, and when clauses become discrete equations
/// and actions. A relation that stays in an expression is literal: it is under noEvent or smooth(order >= 1), or its
/// value changes only at events. Afterwards no NoEvent, Smooth, Sample, Delay or event-making relation is left.
void extractEvents(Compilation& compilation);

/// The part of extractEvents() for when clauses. Empties the flat model's list of them.
void convertWhens(Compilation& compilation);

}  // namespace bramah::solver
