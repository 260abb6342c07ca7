// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/goals/goal_texts.h"

#include "solver/results/column_units.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

constexpr int kDigits = 5;
constexpr double kReached = 1e-3;  // of an aim's size

QString boundText(const GoalSearch& search, std::size_t k, double value)
{
    const SearchedVariable& variable = search.variables()[k];
    const BoundHit hit = boundHit(variable.range, value);
    if (hit == BoundHit::None)
        return {};
    const QString shown = variableText(search, k, value);
    if (!variable.range.choices.empty())
        return hit == BoundHit::Lower ? tr("%1 is the least of its choices, %2").arg(variable.name, shown)
                                      : tr("%1 is the greatest of its choices, %2").arg(variable.name, shown);
    return hit == BoundHit::Lower ? tr("%1 is at its lower bound, %2").arg(variable.name, shown)
                                  : tr("%1 is at its upper bound, %2").arg(variable.name, shown);
}

QString goalText(const GoalSearch& search, const KnownGoal& goal, double value)
{
    const QString& name = search.responses()[goal.response].name;
    const QString shown = responseText(search, goal.response, value);
    const Limit limit{goal.response, goal.isUpper, goal.value};
    if (goal.kind == WrittenGoal::Kind::Aim) {
        const double size = goal.value != 0 ? std::fabs(goal.value) : 1;
        return std::fabs(value - goal.value) > kReached * size
                   ? tr("%1 is %2, not %3").arg(name, shown, responseText(search, goal.response, goal.value))
                   : QString();
    }
    if (goal.kind != WrittenGoal::Kind::Keep || !isAtLimit(limit, value))
        return {};
    return isBeyondLimit(limit, value) ? tr("%1 is %2, beyond %3").arg(name, shown, askedText(search, goal))
                                       : tr("%1 is at its limit %2").arg(name, askedText(search, goal));
}

}  // namespace

QString variableText(const GoalSearch& search, std::size_t variable, double value)
{
    const SearchedVariable& searched = search.variables()[variable];
    if (!searched.isPart())
        return valueText(search.parameterColumn(searched.firstParameter), value, {}, kDigits);
    const model::CatalogueRow& row = searched.parts[static_cast<std::size_t>(value)];
    return row.maker + QLatin1Char(' ') + row.type;
}

QString askedText(const GoalSearch& search, const KnownGoal& goal)
{
    const QString value = responseText(search, goal.response, goal.value);
    switch (goal.kind) {
    case WrittenGoal::Kind::Minimise: return tr("least");
    case WrittenGoal::Kind::Maximise: return tr("greatest");
    case WrittenGoal::Kind::Aim: return QStringLiteral("= ") + value;
    case WrittenGoal::Kind::Keep: break;
    }
    return (goal.isUpper ? QStringLiteral("≤ ") : QStringLiteral("≥ ")) + value;
}

QString responseText(const GoalSearch& search, std::size_t response, double value)
{
    return std::isfinite(value) ? valueText(search.responses()[response].column, value, {}, kDigits)
                                : QStringLiteral("—");
}

QStringList whatLimits(const GoalSearch& search, const EvaluatedPoint& point)
{
    QStringList texts;
    for (const KnownGoal& goal : search.goals())
        texts << goalText(search, goal, point.outcome.responses[goal.response]);
    for (std::size_t k = 0; k < point.point.size(); ++k)
        texts << boundText(search, k, point.point[k]);
    texts.removeAll(QString());
    return texts;
}

QString endText(const SearchResult& result)
{
    const std::size_t runs = result.points.size();
    const auto failed = static_cast<std::size_t>(std::ranges::count_if(result.points, &EvaluatedPoint::isFailed));
    switch (result.end) {
    case SearchEnd::Converged:
        return tr("Nothing better was found near it after %1 runs, %2 failed.").arg(runs).arg(failed);
    case SearchEnd::Spent:
        return tr("All %1 runs that were allowed are made, %2 failed; more may find better.").arg(runs).arg(failed);
    case SearchEnd::Stopped: return tr("Stopped after %1 runs, %2 failed.").arg(runs).arg(failed);
    case SearchEnd::Blocked:
        return tr("The runs beside it fail; the best of %1 runs, %2 failed.").arg(runs).arg(failed);
    case SearchEnd::NoneRuns: break;
    }
    const QString why = result.points.empty() ? QString() : result.points.front().outcome.failure;
    return tr("None of %1 runs succeeded. The first one: %2").arg(runs).arg(why);
}

}  // namespace bramah::solver
