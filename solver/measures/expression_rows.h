// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measures/result_expression.h"
#include "solver/results/result_store.h"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace bramah::solver {

/// The values of an expression in each row of a run, as a column of their own: its extremes and polylines are found as
/// those of a stored variable. If it names curves with rows of their own, these rows come in between, within the time
/// of the run; derivatives of the run's variables are those of its rows, and linear in between. Follows a run that goes
/// on. Borrows the run's results. A variable that the run does not have is NaN.
class ExpressionRows
{
public:
    /// \a memoryLimit: bytes of values in memory; what is beyond goes to a file.
    ExpressionRows(ResultExpression expression, const ResultStore& run, std::size_t memoryLimit = kDefaultMemoryLimit);

    /// Computes rows that have come since, for about \a milliseconds. \a isEnded: no more rows will come, so that the
    /// derivative in the last ones is known too. False if more are left to compute.
    bool update(bool isEnded, int milliseconds);
    /// The same, to the end.
    void finish()
    {
        while (!update(true, 1000)) {
        }
    }

    /// The expression as it was given.
    [[nodiscard]] const ResultExpression& expression() const { return expression_; }
    /// One column, 0.
    [[nodiscard]] const ResultStore& rows() const { return rows_; }

    static constexpr std::size_t kDefaultMemoryLimit = std::size_t{64} << 20;

private:
    /// Values of consecutive rows, as long as they are needed.
    struct Lane {
        std::vector<double> values;
        std::size_t first = 0;

        /// The row behind the last one.
        [[nodiscard]] std::size_t end() const { return first + values.size(); }
        /// The value in a row that is held: from `first` to before end().
        [[nodiscard]] double at(std::size_t row) const { return values[row - first]; }
        /// Forgets the values before \a row.
        void dropBefore(std::size_t row);
    };
    /// What a step with a past remembers.
    struct Past {
        double sum = 0;        ///< integral so far, or the output of a filter
        Lane sums;             ///< integral at each row, for a mean
        std::size_t tail = 0;  ///< the last row at or before the beginning of the mean's window
    };

    /// The rows of a side curve that come between those of the run.
    struct SideRows {
        std::shared_ptr<const SideCurve> curve;
        std::size_t next = 0;

        /// The time of the next row in that of the run [s]; there must be one.
        [[nodiscard]] double time() const { return curve->rows->time(next) + curve->shift; }
        /// Have all rows of the curve been taken?
        [[nodiscard]] bool isAtEnd() const { return next >= curve->rows->rowCount(); }
    };
    struct MergedRow {
        std::size_t ofRun = 0;  ///< the row, or the next one
        bool isBetween = false;
    };

    /// Takes some rows of the first \a count of the run. False if there are no more.
    bool take(std::size_t count);
    bool takeMerged(std::size_t count);
    void readColumn(std::size_t step, std::size_t rowCount);
    /// Computes parts. The number of rows of the run that all of them have; they may need more time.
    std::size_t updateParts(bool isEnded, int milliseconds);
    void advance(std::size_t step, std::size_t rowCount, bool isEnded);
    void compute(std::size_t step, std::size_t end, bool isEnded);
    void integrate(std::size_t step, std::size_t end);
    void filter(std::size_t step, std::size_t end);
    void average(std::size_t step, std::size_t end);
    [[nodiscard]] double derivative(const Lane& of, std::size_t row, std::size_t end) const;
    void store();
    void trim();

    ResultExpression expression_;
    const ResultStore& run_;
    ResultStore rows_;
    Lane times_, flags_;
    std::vector<Lane> lanes_;  ///< of each step
    std::vector<Past> pasts_;
    std::vector<int> columns_;       ///< of steps that are stored variables
    std::size_t read_ = 0;           ///< rows taken from the run
    std::vector<SideRows> sides_;    ///< one for each clock
    std::vector<MergedRow> merged_;  ///< the rows that were taken last, if there are sides
    std::map<std::size_t, std::unique_ptr<ExpressionRows>>
        parts_;  ///< by step: what is computed in the rows of the run, if there are
};

}  // namespace bramah::solver
