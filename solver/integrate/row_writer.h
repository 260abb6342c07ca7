// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/integrate/row_queue.h"
#include "solver/integrate/run_control.h"
#include "solver/integrate/watches/range_watch.h"
#include "solver/results/sample_batch.h"

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// Turns states into rows of the chosen variables, collects rows in batches and keeps the pace that the user wants.
/// Belongs to the worker of the run.
class RowWriter
{
public:
    /// The clock by which rows are paced.
    using Clock = std::chrono::steady_clock;

    /// Writes the outputs with indices \a chosen in layout().outputs. \a onWait is called before the writer waits for
    /// the clock or the user. Variables may leave their min or max by ten times the \a tolerance without a warning.
    RowWriter(SystemEvaluator& evaluator, std::vector<std::size_t> chosen, RowQueue& queue, RunControl& control,
              std::function<void(double time, bool isPaused)> onWait, double tolerance = 1e-6);

    /// Evaluates the row at (t, x) and keeps it for write().
    EvaluationStatus evaluate(double t, std::span<const double> x);
    /// Evaluates three rows at once and keeps them for write(). False if they have to be evaluated one by one.
    [[nodiscard]] bool evaluate(const std::array<double, 3>& t, const std::array<std::vector<double>, 3>& x);
    /// Writes the first of the kept rows. False if the run is to stop.
    bool write(std::uint8_t flags);
    /// Makes the rows written so far final: takeBack() keeps them.
    void settle();
    /// Removes the rows written since the last settle() that no reader has seen; returns how many of them belong to the
    /// grid. Already seen are rows that a reader waited for, and rows of a single step with so many of them that
    /// writing takes milliseconds.
    std::int64_t takeBack();
    /// Moves the collected rows to the queue.
    void flush();
    /// Rows that flush() would hand out.
    [[nodiscard]] std::size_t waiting() const { return times_.size(); }
    /// Sends collected rows before readers would have to wait; to be called at times, as rows may take long.
    void flushIfLate(Clock::time_point now);
    /// The number of rows written so far, less those taken back.
    [[nodiscard]] std::int64_t rows() const { return rows_; }
    [[nodiscard]] double lastTime() const { return lastTime_; }  ///< of the row written last
    /// The number of values in a row.
    [[nodiscard]] std::size_t width() const { return written_; }
    /// Variables that have left their min or max in rows handed out since the last call.
    [[nodiscard]] std::vector<RangeWarning> takeWarnings() { return ranges_.takeWarnings(); }

private:
    bool keepPace(double time);
    void lookAtTheClock();
    /// Memory for so many kept rows.
    [[nodiscard]] std::span<double> roomAside(std::size_t rows);
    /// The first \a count collected rows.
    [[nodiscard]] SampleBatch takeBatch(std::size_t count);
    void flush(std::size_t count);

    RowValues& outputs_;
    RowQueue& queue_;
    RunControl& control_;
    std::function<void(double, bool)> onWait_;
    std::size_t written_;                 // number of values in a row
    std::vector<std::size_t> evaluated_;  // indices into layout().outputs: what is written, then what is only watched
    RangeWatch ranges_;
    std::array<double, 3> timesAside_{};
    std::size_t aside_ = 0;            // number of kept rows
    std::vector<double> times_;        // of the collected rows
    std::vector<std::uint8_t> flags_;  // of the collected rows
    std::vector<double> values_;       // collected rows, row by row, then the kept rows
    std::size_t settled_ = 0;          // number of collected rows that are final
    Clock::time_point lastFlush_;
    std::optional<Clock::time_point> unsettledSince_;
    std::int64_t rows_ = 0;
    double lastTime_ = 0;
};

}  // namespace bramah::solver
