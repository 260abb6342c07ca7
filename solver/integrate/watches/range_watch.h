// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The first value of a variable, in a run, below its min or above its max.
struct RangeWarning {
    double time = 0;
    VariableId variable = kNoVariable;
    double value = 0, bound = 0;
    bool isBelow = false;
};

/// Looks at rows for variables that leave their min or max, and tells each once in a run. What errors of integration
/// make of a variable that touches its bound does not count.
class RangeWatch
{
public:
    /// Appends to \a outputs, indices into layout().outputs that make a row, those that it needs besides them. \a
    /// slack: the share of the largest value by which a variable may be outside.
    RangeWatch(const SystemEvaluator& evaluator, std::vector<std::size_t>& outputs, double slack);

    /// Looks at the \a values of rows at \a times, row by row in order of time.
    void look(std::span<const double> times, std::span<const double> values);
    /// The warnings since the last call.
    [[nodiscard]] std::vector<RangeWarning> takeWarnings() { return std::exchange(warnings_, {}); }

private:
    struct Watched {
        VariableRange range;
        std::size_t column = 0;
        bool isNegated = false;  ///< its values are the negatives of the column's
        double size = 0;         ///< largest magnitude of the values looked at closely
        bool isTold = false;
    };
    /// The bounds of a column.
    struct Bounds {
        double least = 0, most = 0;
        std::size_t column = 0;
        unsigned isLeft = 0;  ///< 1: a value is outside
    };
    void setBounds();
    /// \a column: its first value in the rows, the next one \a stride values further.
    void lookClosely(Watched& one, std::span<const double> times, std::span<const double> column, std::size_t stride);

    const SystemEvaluator& evaluator_;
    double slack_;
    std::vector<Watched> watched_;
    std::vector<Bounds> bounds_;  ///< of watched_
    std::vector<RangeWarning> warnings_;
};

}  // namespace bramah::solver
