// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/start_guesses.h"

#include <cmath>
#include <vector>

namespace bramah::solver {

void giveStartGuesses(FlatModel& flat, SystemEvaluator& solvable)
{
    std::vector<double> states(solvable.layout().states.size());
    if (!solvable.initialise(flat.experiment.startTime, states).status.ok())
        return;
    for (FlatVariable& variable : flat.variables) {
        if (variable.variability != Variability::Continuous || variable.type != ValueType::Real ||
            variable.causality == Causality::Input || variable.isFixed || variable.start != kNoExpr)
            continue;
        const VariableId same = solvable.model().findVariable(variable.path);
        const double value = same == kNoVariable ? 0 : solvable.value(same);
        if (std::isfinite(value) && value != 0)
            variable.start = flat.graph.constant(value);
    }
}

}  // namespace bramah::solver
