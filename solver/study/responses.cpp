// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/responses.h"

#include "solver/evaluate/system_evaluator.h"
#include "solver/run/stored_variables.h"
#include "solver/tape/compiled_system.h"
#include "solver/translate.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace bramah::solver {

namespace {

/// The value of the parameter or constant at a path, as \a evaluator has it.
std::optional<KnownNumber> parameterOf(const SystemEvaluator& evaluator, const QString& path)
{
    const VariableId id = evaluator.model().findVariable(path.toStdString());
    if (id == kNoVariable || evaluator.model().variable(id).variability > Variability::Parameter)
        return std::nullopt;
    return KnownNumber{evaluator.value(id), QString::fromStdString(evaluator.model().variable(id).texts->unit)};
}

std::unique_ptr<SystemEvaluator> evaluatorWith(const std::shared_ptr<const CompiledSystem>& system,
                                               const RunSettings& settings)
{
    auto evaluator = makeEvaluator(system);
    for (const auto& [path, value] : settings.parameterValues)
        evaluator->setParameter(evaluator->model().findVariable(path.toStdString()), value);
    (void)evaluator->updateParameters();
    return evaluator;
}

}  // namespace

Responses::Responses(std::shared_ptr<const CompiledSystem> system, const RunSettings& settings, Reduction reduction,
                     Measures measures, std::vector<Response> others)
    : system_(std::move(system)), reduction_(reduction), measures_(std::move(measures))
{
    const auto evaluator = evaluatorWith(system_, settings);
    RunSettings all = settings;
    all.variables = QRegularExpression(QStringLiteral(".*"));
    const std::vector<ResultColumn> columns = columnsOf(*evaluator, chosenOutputs(*evaluator, all));
    QSet<QString> needed;
    if (settings.variables || (measures_.empty() && others.empty()))
        for (const ResultColumn& column : columnsOf(*evaluator, chosenOutputs(*evaluator, settings))) {
            variables_.push_back(column.path);
            responses_.push_back({column.path, column});
            needed.insert(column.path);
        }
    ResultStore none;
    none.reset(columns, {});
    ResultNames names = namesIn(none, [&](const QString& path) { return parameterOf(*evaluator, path); });
    const auto find = names.variable;
    names.variable = [&](const QString& path) {
        const ResultColumn* column = find(path);
        if (column)
            needed.insert(path);
        return column;
    };
    for (const Measure& measure : measures_) {
        if (const auto wrong = whyWrong(measure, names); wrong && !problem_)
            problem_ = tr("measure `%1`: %2").arg(measure.name, *wrong);
        const auto curve = ResultExpression::read(measure.of, names);
        // A parameter alone is a number in its own unit.
        const ResultColumn column = !curve              ? ResultColumn()
                                    : curve->constant() ? columnFor(evaluator->model(), measure.of)
                                                        : curve->column();
        responses_.push_back({measure.name, columnOf(measure.statistic, column)});
    }
    std::ranges::move(others, std::back_inserter(responses_));
    QStringList stored(needed.begin(), needed.end());
    stored.sort();
    stored_ = exactly(std::move(stored));
}

std::vector<double> Responses::of(const ResultStore& results, const RunSettings& settings) const
{
    std::vector<double> values;
    for (const QString& path : variables_)
        values.push_back(reduced(results, results.find(path), reduction_));
    if (measures_.empty())
        return values;
    const auto evaluator = evaluatorWith(system_, settings);
    const ResultNames names = namesIn(results, [&](const QString& path) { return parameterOf(*evaluator, path); });
    for (const Measure& measure : measures_)
        values.push_back(measured(measure, results, names).value.value_or(std::nan("")));
    return values;
}

}  // namespace bramah::solver
