// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/plottable_variables.h"

#include "solver/measures/measure.h"

#include <QSet>

#include <algorithm>
#include <iterator>

namespace bramah::app {

PlottableVariables::PlottableVariables(const RunHistory& history, QObject* parent) : QObject(parent), history_(history)
{
    connect(&history, &RunHistory::progressed, this, &PlottableVariables::noteRuns);
    connect(&history, &RunHistory::runEnded, this, &PlottableVariables::noteRuns);
    connect(&history, &RunHistory::listChanged, this, &PlottableVariables::noteRuns);
    connect(&measured_, &solver::MeasuredData::changed, this, &PlottableVariables::noteMeasured);
    noteRuns();
}

void PlottableVariables::noteRuns()
{
    const RunRecord* latest = history_.latest();
    const int run = latest ? latest->number : 0;
    const std::size_t columns = latest ? latest->results.columns().size() : 0;
    if (run == seenRun_ && columns == seenColumns_)
        return;
    seenRun_ = run;
    seenColumns_ = columns;
    computed_.clear();
    Q_EMIT changed();
}

void PlottableVariables::noteMeasured()
{
    computed_.clear();
    Q_EMIT changed();
}

void PlottableVariables::setModelVariables(std::vector<solver::ResultColumn> variables)
{
    const auto isSame = [](const solver::ResultColumn& a, const solver::ResultColumn& b) {
        return a.path == b.path && a.unit == b.unit && a.displayUnit == b.displayUnit && a.density == b.density;
    };
    if (std::equal(variables.begin(), variables.end(), modelVariables_.begin(), modelVariables_.end(), isSame))
        return;
    modelVariables_ = std::move(variables);
    indexByPath_.clear();
    for (std::size_t index = 0; index < modelVariables_.size(); ++index)
        indexByPath_.insert(modelVariables_[index].path, static_cast<int>(index));
    computed_.clear();
    Q_EMIT changed();
}

const std::vector<solver::ResultColumn>* PlottableVariables::latestColumns() const
{
    // A run gets its columns with its first rows; until then the columns of the run before are used.
    const auto run = std::find_if(history_.runs().rbegin(), history_.runs().rend(),
                                  [](const auto& one) { return !one->results.columns().empty(); });
    return run == history_.runs().rend() ? nullptr : &(*run)->results.columns();
}

std::vector<solver::ResultColumn> PlottableVariables::all() const
{
    const std::vector<solver::ResultColumn>* latest = latestColumns();
    std::vector<solver::ResultColumn> all = latest ? *latest : std::vector<solver::ResultColumn>();
    QSet<QString> paths;
    for (const solver::ResultColumn& column : all)
        paths.insert(column.path);
    for (const std::vector<solver::ResultColumn>& others : {modelVariables_, measured_.columns()})
        std::copy_if(others.begin(), others.end(), std::back_inserter(all),
                     [&](const solver::ResultColumn& variable) { return !paths.contains(variable.path); });
    return all;
}

const solver::ResultColumn* PlottableVariables::find(const QString& text) const
{
    if (const solver::ResultColumn* variable = findVariable(text))
        return variable;
    if (const solver::ResultColumn* channel = measured_.column(text))
        return channel;
    auto known = computed_.constFind(text);
    if (known == computed_.cend()) {
        const auto expression = read(text);
        known = computed_.insert(
            text, expression ? std::make_shared<const solver::ResultColumn>(expression->column()) : nullptr);
    }
    return known->get();
}

tl::expected<solver::ResultExpression, solver::ExpressionProblem> PlottableVariables::read(const QString& text) const
{
    solver::ResultNames names{[this](const QString& path) { return findVariable(path); }};
    if (parameter_)
        names.parameter = [this](const QString& path) { return parameter_(nullptr, path); };
    names.side = [this](const QString& path) { return measured_.laid(path); };
    return solver::ResultExpression::read(text, names);
}

solver::ResultNames PlottableVariables::namesIn(const RunRecord& run) const
{
    solver::ResultNames names =
        solver::namesIn(run.results, [this, &run](const QString& path) -> std::optional<solver::KnownNumber> {
            return parameter_ ? parameter_(&run, path) : std::nullopt;
        });
    names.side = [this](const QString& path) { return measured_.laid(path); };
    return names;
}

std::unique_ptr<CurveSource> PlottableVariables::curve(const RunRecord& run, const QString& text) const
{
    if (const int column = run.results.find(text); column >= 0)
        return std::make_unique<StoredCurve>(run.results, column);
    if (run.results.columns().empty())
        return nullptr;
    const auto expression = solver::ResultExpression::read(text, namesIn(run));
    return expression ? std::make_unique<ComputedCurve>(*expression, run) : nullptr;
}

const solver::ResultColumn* PlottableVariables::findVariable(const QString& path) const
{
    const auto in = [&](const RunRecord& run) -> const solver::ResultColumn* {
        const int column = run.results.find(path);
        return column < 0 ? nullptr : &run.results.columns()[static_cast<std::size_t>(column)];
    };
    if (const RunRecord* latest = history_.latest())
        if (const solver::ResultColumn* column = in(*latest))
            return column;
    if (const auto known = indexByPath_.constFind(path); known != indexByPath_.cend())
        return &modelVariables_[static_cast<std::size_t>(*known)];
    for (auto run = history_.runs().rbegin(); run != history_.runs().rend(); ++run)
        if (const solver::ResultColumn* column = in(**run))
            return column;
    return nullptr;
}

}  // namespace bramah::app
