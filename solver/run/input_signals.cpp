// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/input_signals.h"

#include "model/units/unit.h"
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

constexpr double kRounding = 1e-9;  // of the run's length: what a record may miss

std::optional<QString> problemOf(const RunInput& input, const FlatModel& model)
{
    const VariableId id = model.findVariable(input.path.toStdString());
    if (id == kNoVariable)
        return tr("there is no input `%1`").arg(input.path);
    const FlatVariable& variable = model.variable(id);
    if (variable.causality != Causality::Input || variable.variability <= Variability::Parameter)
        return tr("`%1` is no input of the model, so it cannot follow a signal").arg(input.path);
    const QString own = QString::fromStdString(variable.texts->unit);
    if (!input.unit.isEmpty() && !own.isEmpty() && !model::convert(1, input.unit, own))
        return tr("the signal of the input `%1` is in `%2`, which is no unit of it: it has `%3`")
            .arg(input.path, input.unit, own);
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

QStringList inputGaps(const RunSettings& settings)
{
    QStringList gaps;
    const auto number = [](double time) { return QString::number(time, 'g', 6); };
    const double rounding = kRounding * settings.length();
    for (const RunInput& input : settings.inputs) {
        if (input.rows.empty())
            continue;
        const double first = input.rows.front().time, last = input.rows.back().time;
        if (first > settings.stopTime || last < settings.startTime)
            gaps << tr("the signal of the input `%1` is from %2 s to %3 s, all outside of the run, in which one of its "
                       "end values holds")
                        .arg(input.path, number(first), number(last));
        else if (first > settings.startTime + rounding ||
                 (input.form != InputForm::Held && last < settings.stopTime - rounding))
            gaps << tr("the signal of the input `%1` is from %2 s to %3 s; in the rest of the run its end values hold")
                        .arg(input.path, number(first), number(last));
    }
    return gaps;
}

}  // namespace bramah::solver
