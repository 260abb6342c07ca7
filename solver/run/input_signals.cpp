// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/input_signals.h"

#include "solver/evaluate/system_evaluator.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace bramah::solver {
namespace {

// A smooth signal of 1,000 rows bends by some 1e-5 of its range at each, which no step of usual tolerance has to heed;
// a ramp bends by a large part of it. With 1000 times the tolerance as border, steps end at few rows of the former, and
// the error control deals with the rest.
constexpr double kBendsOfTolerance = 1000;
constexpr double kMostBend = 1e-2;

std::optional<QString> problemOf(const RunInput& input, const FlatModel& model)
{
    const VariableId id = model.findVariable(input.path.toStdString());
    if (id == kNoVariable)
        return tr("there is no input `%1`").arg(input.path);
    const FlatVariable& variable = model.variable(id);
    if (variable.causality != Causality::Input || variable.variability <= Variability::Parameter)
        return tr("`%1` is no input of the model, so it cannot follow a signal").arg(input.path);
    if (input.rows.empty())
        return tr("the signal of the input `%1` has no rows").arg(input.path);
    for (std::size_t i = 0; i < input.rows.size(); ++i) {
        const InputRow& row = input.rows[i];
        if (!std::isfinite(row.time) || !std::isfinite(row.value))
            return tr("the signal of the input `%1` has no finite value in row %2").arg(input.path).arg(i + 1);
        if (i > 0 && row.time < input.rows[i - 1].time)
            return tr("the time of the signal of the input `%1` falls in row %2").arg(input.path).arg(i + 1);
    }
    return std::nullopt;
}

}  // namespace

std::optional<QString> setInputSignals(SystemEvaluator& evaluator, const RunSettings& settings)
{
    const FlatModel& model = evaluator.model();
    for (const RunInput& input : settings.inputs) {
        if (auto problem = problemOf(input, model))
            return problem;
        const VariableId id = model.findVariable(input.path.toStdString());
        const FlatVariable& variable = model.variable(id);
        const bool isContinuous = variable.type == ValueType::Real && variable.variability == Variability::Continuous;
        evaluator.setInputSignal(
            id, std::make_shared<const InputSignal>(input.rows, isContinuous ? input.form : InputForm::Held,
                                                    std::min(kBendsOfTolerance * settings.tolerance, kMostBend)));
    }
    return std::nullopt;
}

}  // namespace bramah::solver
