// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/integrate/row_queue.h"
#include "solver/integrate/run_control.h"
#include "solver/results/sample_batch.h"

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// Turns states into rows of the chosen variables, gathers rows into batches and keeps the pace that the user wants.
/// Belongs to the run's worker.
class RowWriter
{
public:
    using Clock = std::chrono::steady_clock;

    /// Writes the outputs with the numbers \a chosen in layout().outputs. \a onWait is called before the writer waits
    /// for the clock or the user.
    RowWriter(SystemEvaluator& evaluator, std::vector<std::size_t> chosen, RowQueue& queue, RunControl& control,
              std::function<void(double time, bool isPaused)> onWait);

    /// Evaluates the row at (t, x) and keeps it aside.
    EvaluationStatus evaluate(double t, std::span<const double> x);
    /// Evaluates three rows at once and keeps them aside. False where they have to be evaluated one by one.
    [[nodiscard]] bool evaluate(const std::array<double, 3>& t, const std::array<std::vector<double>, 3>& x);
    /// Writes the first of the rows kept aside. False if the run is to stop.
    bool write(std::uint8_t flags);
    /// The rows written so far stand: they can no longer be taken back.
    void settle();
    /// Takes back the rows written since the last settle() that nobody has seen yet; how many of them were of the grid.
    /// Seen are those that a reader waited for, and those of a single step with so many rows that writing them takes
    /// milliseconds.
    std::int64_t takeBack();
    /// Writes the gathered rows to the queue.
    void flush();
    /// To be called now and then, as rows may be long in coming: sends gathered rows before readers wait for them.
    void flushIfLate(Clock::time_point now);
    [[nodiscard]] std::int64_t rows() const { return rows_; }

private:
    bool keepPace(double time);
    void lookAtTheClock();
    [[nodiscard]] std::size_t width() const { return chosen_.size(); }
    /// The memory of so many rows that are kept aside.
    [[nodiscard]] std::span<double> roomAside(std::size_t rows);
    /// The first \a count of the rows gathered, as columns.
    [[nodiscard]] SampleBatch takeBatch(std::size_t count);
    void flush(std::size_t count);

    SystemEvaluator& evaluator_;
    RowQueue& queue_;
    RunControl& control_;
    std::function<void(double, bool)> onWait_;
    std::vector<std::size_t> chosen_;  // indices into layout().outputs
    std::array<double, 3> timesAside_{};
    std::size_t aside_ = 0;            // rows that are kept aside
    std::vector<double> times_;        // of the rows gathered
    std::vector<std::uint8_t> flags_;  // the same
    std::vector<double> values_;       // the same, row by row, and behind them the rows kept aside
    std::size_t settled_ = 0;          // of the rows gathered
    Clock::time_point lastFlush_;
    std::optional<Clock::time_point> unsettledSince_;
    std::int64_t rows_ = 0;
};

}  // namespace bramah::solver
