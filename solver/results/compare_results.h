// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>
#include <vector>

namespace bramah::solver {

/// How far two results may be apart. A value may be that of any time within `time`, so that an event that comes a row
/// later is no difference; what then is left may be as large as the tolerance of the variable.
struct ResultTolerance {
    double relative = 1e-3;      ///< of the range of the variable in the first results, at least of 1/1000 of its size
    double absolute = 1e-12;     ///< SI
    std::optional<double> time;  ///< [s]; nothing: the mean time between rows, the longer one
    std::optional<double> from, to;  ///< only these times are compared [s]; nothing: all
    QRegularExpression variables;    ///< only paths that match as a whole; empty: all
};

/// The greatest difference of a variable.
struct VariableDifference {
    QString path;
    double greatest = 0;  ///< beyond what the tolerance of time explains
    double time = 0;      ///< where that is [s]
    double first = 0;     ///< the value of the first results there
    double second = 0;
    double allowed = 0;

    /// Is the greatest difference allowed? False where it is NaN.
    [[nodiscard]] bool isWithin() const { return greatest <= allowed; }
};

/// The result of compareResults().
struct ResultsComparison {
    std::vector<VariableDifference> variables;  ///< of both results, in the order of the first
    QStringList onlyInFirst, onlyInSecond;
    double from = 0, to = 0;     ///< the wished times that both have [s]; to < from: there are none
    double time = 0;             ///< the tolerance of time [s]
    bool hasOtherTimes = false;  ///< one of them begins later or ends earlier, and not by wish

    /// Have both results times in common, within those wished?
    [[nodiscard]] bool hasCommonTimes() const { return from <= to; }
    /// The second results have all that the first have, and all is within its tolerance.
    [[nodiscard]] bool isAlike() const;
};

/// Compares the variables that both have, at the rows of both. Names and SI values count, units and descriptions do
/// not.
[[nodiscard]] ResultsComparison compareResults(const ResultStore& first, const ResultStore& second,
                                               const ResultTolerance& tolerance);

}  // namespace bramah::solver
