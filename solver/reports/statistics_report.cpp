// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/reports/statistics_report.h"

#include "solver/translate.h"

#include <QJsonArray>
#include <QLocale>

#include <algorithm>

namespace bramah::solver {
namespace {

// Shares from which states and relations are mentioned.
constexpr double kTellingShare = 0.1;
constexpr std::int64_t kTellingFires = 10;

}  // namespace

QJsonObject statisticsJson(const RunStatistics& statistics)
{
    QJsonArray orders;
    for (const std::int64_t count : statistics.stepsByOrder)
        orders.append(static_cast<qint64>(count));
    QJsonArray stateList;
    for (const StateStatistics& state : statistics.stateStatistics)
        stateList.append(
            QJsonObject{{QStringLiteral("path"), QString::fromStdString(state.path)},
                        {QStringLiteral("component"), QString::fromStdString(state.component)},
                        {QStringLiteral("limitedSteps"), static_cast<qint64>(state.limitedSteps)},
                        {QStringLiteral("errorTestFailures"), static_cast<qint64>(state.errorTestFailures)},
                        {QStringLiteral("newtonFailures"), static_cast<qint64>(state.newtonFailures)}});
    QJsonArray relationList;
    for (const RelationStatistics& relation : statistics.relationStatistics)
        relationList.append(QJsonObject{{QStringLiteral("relation"), QString::fromStdString(relation.text)},
                                        {QStringLiteral("component"), QString::fromStdString(relation.component)},
                                        {QStringLiteral("fired"), static_cast<qint64>(relation.fired)}});
    QJsonArray partList;
    for (const PartStatistics& part : statistics.parts)
        partList.append(QJsonObject{{QStringLiteral("states"), static_cast<qint64>(part.states)},
                                    {QStringLiteral("steps"), static_cast<qint64>(part.steps)},
                                    {QStringLiteral("events"), static_cast<qint64>(part.events)},
                                    {QStringLiteral("seconds"), part.seconds}});
    const PaceStatistics& pace = statistics.pace;
    return {
        {QStringLiteral("solver"), QString::fromStdString(statistics.solver)},
        {QStringLiteral("states"), static_cast<qint64>(statistics.states)},
        {QStringLiteral("algebraics"), static_cast<qint64>(statistics.algebraics)},
        {QStringLiteral("steps"), static_cast<qint64>(statistics.steps)},
        {QStringLiteral("derivativeEvaluations"), static_cast<qint64>(statistics.derivativeEvaluations)},
        {QStringLiteral("jacobianEvaluations"), static_cast<qint64>(statistics.jacobianEvaluations)},
        {QStringLiteral("factorisations"), static_cast<qint64>(statistics.factorisations)},
        {QStringLiteral("newtonIterations"), static_cast<qint64>(statistics.newtonIterations)},
        {QStringLiteral("errorTestFailures"), static_cast<qint64>(statistics.errorTestFailures)},
        {QStringLiteral("newtonFailures"), static_cast<qint64>(statistics.newtonFailures)},
        {QStringLiteral("stateEvents"), static_cast<qint64>(statistics.stateEvents)},
        {QStringLiteral("timeEvents"), static_cast<qint64>(statistics.timeEvents)},
        {QStringLiteral("restarts"), static_cast<qint64>(statistics.restarts)},
        {QStringLiteral("rows"), static_cast<qint64>(statistics.rows)},
        {QStringLiteral("stepsByOrder"), orders},
        {QStringLiteral("smallestStep"), statistics.smallestStep},
        {QStringLiteral("largestStep"), statistics.largestStep},
        {QStringLiteral("compileSeconds"), statistics.compileSeconds},
        {QStringLiteral("initialiseSeconds"), statistics.initialiseSeconds},
        {QStringLiteral("integrateSeconds"), statistics.integrateSeconds},
        {QStringLiteral("threads"), static_cast<qint64>(statistics.threads)},
        {QStringLiteral("parts"), partList},
        {QStringLiteral("pace"), QJsonObject{{QStringLiteral("rows"), static_cast<qint64>(pace.rows)},
                                             {QStringLiteral("missed"), static_cast<qint64>(pace.missed)},
                                             {QStringLiteral("largestLateness"), pace.largestLateness},
                                             {QStringLiteral("typicalLateness"), pace.typicalLateness}}},
        {QStringLiteral("stateStatistics"), stateList},
        {QStringLiteral("relationStatistics"), relationList},
        {QStringLiteral("explanations"), QJsonArray::fromStringList(statisticsSentences(statistics))},
    };
}

QStringList statisticsSentences(const RunStatistics& statistics)
{
    QStringList sentences;
    auto byShare = statistics.stateStatistics;
    const auto steps = static_cast<double>(statistics.steps);
    std::ranges::stable_sort(
        byShare, [](const StateStatistics& a, const StateStatistics& b) { return a.limitedSteps > b.limitedSteps; });
    const QLocale locale;
    for (const StateStatistics& state : byShare) {
        const double share = steps > 0 ? static_cast<double>(state.limitedSteps) / steps : 0;
        if (share < kTellingShare)
            break;
        sentences << tr("`%1` limited %2 % of the steps")
                         .arg(QString::fromStdString(state.path), locale.toString(share * 100, 'f', 0));
    }
    std::ranges::stable_sort(
        byShare, [](const StateStatistics& a, const StateStatistics& b) { return a.failures() > b.failures(); });
    for (const StateStatistics& state : byShare) {
        if (static_cast<double>(state.failures()) < kTellingShare * steps)
            break;
        if (state.failures() > 0)
            sentences << tr("`%1` made steps fail %2×")
                             .arg(QString::fromStdString(state.path),
                                  locale.toString(static_cast<qint64>(state.failures())));
    }
    auto byFires = statistics.relationStatistics;
    std::ranges::stable_sort(
        byFires, [](const RelationStatistics& a, const RelationStatistics& b) { return a.fired > b.fired; });
    for (const RelationStatistics& relation : byFires) {
        if (relation.fired < kTellingFires)
            break;
        sentences << tr("`%1` switched %2×")
                         .arg(QString::fromStdString(relation.text),
                              locale.toString(static_cast<qint64>(relation.fired)));
    }
    return sentences;
}

QString latenessText(double seconds, const QLocale& locale)
{
    constexpr double kRounded = 0.9995;  // s: more is 1 s with three digits
    return seconds < kRounded ? tr("%1 ms").arg(locale.toString(1e3 * seconds, 'g', 3))
                              : tr("%1 s").arg(locale.toString(seconds, 'g', 3));
}

QString paceText(const PaceStatistics& pace, const QLocale& locale)
{
    return tr("%1 of %2 points were not ready when they were due; points came typically %3 late, at most %4")
        .arg(pace.missed)
        .arg(pace.rows)
        .arg(latenessText(pace.typicalLateness, locale), latenessText(pace.largestLateness, locale));
}

}  // namespace bramah::solver
