// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/reports/method_texts.h"

#include "solver/translate.h"

#include <QLocale>

#include <algorithm>

namespace bramah::solver {
namespace {

std::vector<MethodShare> busiestFirst(const RunStatistics& statistics)
{
    std::vector<MethodShare> shares = statistics.methods;
    std::ranges::stable_sort(shares, [](const auto& a, const auto& b) { return a.steps > b.steps; });
    return shares;
}

QString changeNote(const MethodChange& change)
{
    const QLocale locale;
    const QString time = locale.toString(change.time, 'g', 5), later = methodName(change.method);
    if (change.hasFailed)
        return tr("from %1 s on %2 made the steps, as %3 could make none").arg(time, later, methodName(change.earlier));
    return tr("from %1 s on %2 made the steps, as %3 made no progress: steps of %4 s; that goes %5 times as fast")
        .arg(time, later, methodName(change.earlier), locale.toString(change.earlierStep, 'g', 2),
             locale.toString(change.gain, 'g', 2));
}

}  // namespace

QString methodName(SolverKind kind)
{
    switch (kind) {
    case SolverKind::Auto: return tr("automatic choice");
    case SolverKind::Radau: return tr("Radau IIA");
    case SolverKind::Arkode: return tr("ARKODE, explicit");
    case SolverKind::Cvode: return tr("CVODE, BDF");
    case SolverKind::CvodeAdams: return tr("CVODE, Adams");
    case SolverKind::Ida: return tr("IDA");
    case SolverKind::Stateless: return tr("no states");
    }
    return {};
}

QString methodNames(const RunStatistics& statistics)
{
    QStringList names;
    for (const MethodShare& share : busiestFirst(statistics))
        names << methodName(share.method);
    return QLocale().createSeparatedList(names);
}

QString methodSteps(const RunStatistics& statistics)
{
    QStringList texts;
    const QLocale locale;
    for (const MethodShare& share : busiestFirst(statistics))
        texts << tr("%1: %2 steps").arg(methodName(share.method), locale.toString(static_cast<qint64>(share.steps)));
    return texts.join(QStringLiteral("; "));
}

QStringList methodNotes(const RunStatistics& statistics)
{
    constexpr std::size_t kMostNotes = 3;
    QStringList notes;
    for (std::size_t i = 0; i < std::min(statistics.changes.size(), kMostNotes); ++i)
        notes << changeNote(statistics.changes[i]);
    if (statistics.changes.size() > kMostNotes)
        notes << tr("the method was changed %1 times in all").arg(statistics.changes.size());
    return notes;
}

}  // namespace bramah::solver
