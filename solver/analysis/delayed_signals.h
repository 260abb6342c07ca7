// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <string>
#include <vector>

namespace bramah::solver {

/// A `delay()` of a flat model's equations, as analyses see it.
struct DelayedSignal {
    VariableId delayed = kNoVariable;  ///< its output, a variable made for it: `$delayed(1)`
    ExprId argument = kNoExpr;         ///< its input
    ExprId time = kNoExpr;             ///< by which it delays [s]
    Origin origin;
    std::string text;                    ///< what goes into it, as written
    std::vector<VariableId> beginnings;  ///< discrete variables that say until when it gives something else
};

/// By expression of \a graph: does \a operation stand in it?
[[nodiscard]] std::vector<bool> holdersOf(const ExpressionGraph& graph, Operation operation);

/// Replaces each `delay()` in the equations of \a model by a variable that has no equation yet, numbered in the order
/// of the equations. The start is long past: `if time < t_0 + T then p_start else delay(...)` is what comes out of the
/// delay. Delays in events and initial equations stay.
[[nodiscard]] std::vector<DelayedSignal> takeDelaysOut(FlatModel& model);

/// Makes \a model one for the search of a point of rest: each delay becomes a lag of first order, which rests where the
/// delay does. Without delays nothing changes. Returns the delays.
std::vector<DelayedSignal> replaceDelaysByLags(FlatModel& model);

/// Names the outputs of the delays of \a model, `$delayed(1)` and so on, so that a linearisation at a time of a run
/// finds it; the model computes the same.
void nameDelays(FlatModel& model);

}  // namespace bramah::solver
