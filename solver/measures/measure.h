// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measures/curve_statistics.h"
#include "solver/measures/result_expression.h"
#include "solver/results/result_store.h"

#include <QString>

#include <optional>
#include <vector>

namespace bramah::solver {

/// A named number of a run that its user cares about: a statistic of a curve in a window of time, with limits.
struct Measure {
    QString name;
    QString of;  ///< the curve, a ResultExpression
    Statistic statistic = Statistic::Maximum;
    /// The ends of the window: a time, `0.5` or `200 ms`; or a condition, `valve.u > 0`. The window begins when it is
    /// first true, and ends when it next becomes true after that. Empty: the ends of the run.
    QString from, to;
    QString unit;                        ///< shown in; empty: the usual one
    std::optional<double> lower, upper;  ///< limits, both allowed themselves [SI]

    friend bool operator==(const Measure&, const Measure&) = default;
};

/// The measures of a class, in their order there.
using Measures = std::vector<Measure>;

/// The value of a measure in one run.
struct MeasureResult {
    StatisticValue value = 0.0;             ///< [SI], or why there is none
    ResultColumn column;                    ///< its unit and kind
    double from = 0, to = 0;                ///< the window [s]; both 0 without a value
    bool isBelow = false, isAbove = false;  ///< a limit

    /// Is the value beyond one of the limits? False without a value.
    [[nodiscard]] bool isLimitBroken() const { return isBelow || isAbove; }
};

/// The names that expressions over \a rows may use: its columns and, if given, parameters.
[[nodiscard]] ResultNames namesIn(const ResultStore& rows,
                                  std::function<std::optional<KnownNumber>(const QString&)> parameter = {});

/// A stretch of time in which a condition is true; the end is that of the run if it stays so.
struct TrueStretch {
    double from = 0, to = 0;
};
/// When \a condition is true in a run, in order of time; at most \a most stretches. Of a comparison of two curves the
/// times are where they cross, between rows.
[[nodiscard]] std::vector<TrueStretch> stretchesOf(const ResultExpression& condition, const ResultStore& rows,
                                                   std::size_t most);

/// The value of \a measure in a run that has ended.
[[nodiscard]] MeasureResult measured(const Measure& measure, const ResultStore& rows, const ResultNames& names);
/// Why \a measure cannot be taken from results with these \a names; nothing if it can.
[[nodiscard]] std::optional<QString> whyWrong(const Measure& measure, const ResultNames& names);

}  // namespace bramah::solver
