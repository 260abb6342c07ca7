// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <string>
#include <vector>

namespace bramah::solver {

/// A `delay()` of a flat model's equations, as analyses see it.
struct DelayedSignal {
    VariableId delayed = kNoVariable;  ///< its output, a variable that stands for it: `$delayed(1)`
    ExprId argument = kNoExpr;         ///< its input
    ExprId time = kNoExpr;             ///< delay time [s]
    Origin origin;
    std::string text;                    ///< its input as written
    std::vector<VariableId> beginnings;  ///< discrete variables that tell until when it gives something else
};

/// For each expression of \a graph: does \a operation occur in it?
[[nodiscard]] std::vector<bool> holdersOf(const ExpressionGraph& graph, Operation operation);

/// Replaces each `delay()` in the equations of \a model by a variable without an equation, numbered in the order of the
/// equations. The run is taken to have started long ago: `if time < t_0 + T then p_start else delay(...)` counts as the
/// delay's output alone. Delays in events and initial equations stay.
[[nodiscard]] std::vector<DelayedSignal> takeDelaysOut(FlatModel& model);

/// Replaces each delay of \a model by a first-order lag, whose point of rest is the same, for the search of such
/// points. Without delays nothing changes. Returns the delays.
std::vector<DelayedSignal> replaceDelaysByLags(FlatModel& model);

/// Gives the delay outputs of \a model the names `$delayed(1)` and so on, by which a linearisation at a time of a run
/// finds them; results do not change.
void nameDelays(FlatModel& model);

}  // namespace bramah::solver
