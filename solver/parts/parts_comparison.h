// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_statistics.h"
#include "solver/results/result_store.h"

#include <QString>

#include <optional>

namespace bramah::solver {

/// The largest difference of two runs of one system.
struct ResultDifference {
    QString path;
    double time = 0;  ///< [s]
    double first = 0, second = 0;
    double share = 0;  ///< of the range of the variable in the first run
};

/// The largest difference between the grid rows of two runs with the same columns, relative to the range of each
/// variable in the first run; variables that change only by rounding are left out. Nothing if no row can be compared.
/// Rows with an event in one of the runs are left out, as a jump that comes a little earlier is no wrong value.
[[nodiscard]] std::optional<ResultDifference> largestDifference(const ResultStore& first, const ResultStore& second);

/// One of the two compared runs.
struct ComparedRun {
    const ResultStore& results;
    const RunStatistics& statistics;
};
/// A sentence for the user: steps and times of both runs.
[[nodiscard]] QString comparedTimes(const ComparedRun& joint, const ComparedRun& inParts);
/// Their largest difference in words, as part of a sentence or of a list.
[[nodiscard]] QString comparedValues(const ComparedRun& joint, const ComparedRun& inParts);

}  // namespace bramah::solver
