// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrate/run_statistics.h"

#include "solver/translate.h"

#include <QJsonArray>
#include <QLocale>

#include <algorithm>

namespace bramah::solver {
namespace {

// States and relations worth a sentence.
constexpr double kTellingShare = 0.1;
constexpr std::int64_t kTellingFires = 10;

}  // namespace

QJsonObject RunStatistics::toJson() const
{
    QJsonArray orders;
    for (const std::int64_t count : stepsByOrder)
        orders.append(static_cast<qint64>(count));
    QJsonArray stateList;
    for (const StateStatistics& state : stateStatistics)
        stateList.append(
            QJsonObject{{QStringLiteral("path"), state.path},
                        {QStringLiteral("component"), state.component},
                        {QStringLiteral("limitedSteps"), static_cast<qint64>(state.limitedSteps)},
                        {QStringLiteral("errorTestFailures"), static_cast<qint64>(state.errorTestFailures)},
                        {QStringLiteral("newtonFailures"), static_cast<qint64>(state.newtonFailures)}});
    QJsonArray relationList;
    for (const RelationStatistics& relation : relationStatistics)
        relationList.append(QJsonObject{{QStringLiteral("relation"), relation.text},
                                        {QStringLiteral("component"), relation.component},
                                        {QStringLiteral("fired"), static_cast<qint64>(relation.fired)}});
    return {
        {QStringLiteral("solver"), solver},
        {QStringLiteral("states"), static_cast<qint64>(states)},
        {QStringLiteral("algebraics"), static_cast<qint64>(algebraics)},
        {QStringLiteral("steps"), static_cast<qint64>(steps)},
        {QStringLiteral("derivativeEvaluations"), static_cast<qint64>(derivativeEvaluations)},
        {QStringLiteral("jacobianEvaluations"), static_cast<qint64>(jacobianEvaluations)},
        {QStringLiteral("factorisations"), static_cast<qint64>(factorisations)},
        {QStringLiteral("newtonIterations"), static_cast<qint64>(newtonIterations)},
        {QStringLiteral("errorTestFailures"), static_cast<qint64>(errorTestFailures)},
        {QStringLiteral("newtonFailures"), static_cast<qint64>(newtonFailures)},
        {QStringLiteral("stateEvents"), static_cast<qint64>(stateEvents)},
        {QStringLiteral("timeEvents"), static_cast<qint64>(timeEvents)},
        {QStringLiteral("restarts"), static_cast<qint64>(restarts)},
        {QStringLiteral("rows"), static_cast<qint64>(rows)},
        {QStringLiteral("stepsByOrder"), orders},
        {QStringLiteral("smallestStep"), smallestStep},
        {QStringLiteral("largestStep"), largestStep},
        {QStringLiteral("compileSeconds"), compileSeconds},
        {QStringLiteral("initialiseSeconds"), initialiseSeconds},
        {QStringLiteral("integrateSeconds"), integrateSeconds},
        {QStringLiteral("stateStatistics"), stateList},
        {QStringLiteral("relationStatistics"), relationList},
        {QStringLiteral("explanations"), QJsonArray::fromStringList(explanations())},
    };
}

QStringList RunStatistics::explanations() const
{
    QStringList sentences;
    auto byShare = stateStatistics;
    std::ranges::stable_sort(
        byShare, [](const StateStatistics& a, const StateStatistics& b) { return a.limitedSteps > b.limitedSteps; });
    const QLocale locale;
    for (const StateStatistics& state : byShare) {
        const double share = steps > 0 ? static_cast<double>(state.limitedSteps) / static_cast<double>(steps) : 0;
        if (share < kTellingShare)
            break;
        sentences << tr("`%1` limited %2 % of the steps").arg(state.path, locale.toString(share * 100, 'f', 0));
    }
    std::ranges::stable_sort(
        byShare, [](const StateStatistics& a, const StateStatistics& b) { return a.failures() > b.failures(); });
    for (const StateStatistics& state : byShare) {
        if (static_cast<double>(state.failures()) < kTellingShare * static_cast<double>(steps))
            break;
        if (state.failures() > 0)
            sentences << tr("`%1` made steps fail %2×")
                             .arg(state.path, locale.toString(static_cast<qint64>(state.failures())));
    }
    auto byFires = relationStatistics;
    std::ranges::stable_sort(
        byFires, [](const RelationStatistics& a, const RelationStatistics& b) { return a.fired > b.fired; });
    for (const RelationStatistics& relation : byFires) {
        if (relation.fired < kTellingFires)
            break;
        sentences << tr("`%1` switched %2×").arg(relation.text, locale.toString(static_cast<qint64>(relation.fired)));
    }
    return sentences;
}

}  // namespace bramah::solver
