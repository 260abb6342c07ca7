// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_statistics.h"
#include "solver/results/result_store.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace bramah::app {

/// Where two runs of one system differ most.
struct ResultDifference {
    QString path;
    double time = 0;  ///< [s]
    double first = 0, second = 0;
    double share = 0;  ///< of the range of the variable in the first run
};

/// The largest difference between the rows of the grid of two runs with the same columns, each relative to the range of
/// its variable in the first one, but for those that change by rounding only; nothing if no row can be compared. Rows
/// at which one of them has an event are left out, as a jump that comes a little earlier is no wrong value.
[[nodiscard]] std::optional<ResultDifference> largestDifference(const solver::ResultStore& first,
                                                                const solver::ResultStore& second);

/// One run of the two that are compared.
struct ComparedRun {
    const solver::ResultStore& results;
    const solver::RunStatistics& statistics;
};
/// A sentence or two for the user: steps and times of both runs, and where they differ most.
[[nodiscard]] QString comparisonText(const ComparedRun& joint, const ComparedRun& inParts);
/// How well a run has kept time with the clock, numbers as \a locale writes them.
[[nodiscard]] QString paceText(const solver::PaceStatistics& pace, const QLocale& locale);

}  // namespace bramah::app
