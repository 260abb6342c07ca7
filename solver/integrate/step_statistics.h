// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/flat_model/flat_model.h"
#include "solver/integrate/run_statistics.h"
#include "solver/integrators/integrator.h"
#include "solver/tape/system_layout.h"

#include <vector>

namespace bramah::solver {

/// Collects the cost of each step and event and the state or relation that caused it. Large: one count for each cause.
class StepStatistics
{
public:
    /// \a layout and \a model must live as long.
    StepStatistics(const SystemLayout& layout, const FlatModel& model);

    /// To be called after each accepted step.
    void addStep(const Integrator& integrator);
    /// The longer of the last two steps [s]: a step up to a time event may be arbitrarily short.
    [[nodiscard]] double usualStep() const { return usualStep_; }
    /// Counts an event; a time event or a crossing of relations.
    void addEvent(const EventOutcome& outcome, bool isTimeEvent);
    /// The number of events so far that have changed something.
    [[nodiscard]] std::int64_t events() const { return stateEvents_ + timeEvents_; }
    /// Counts a new start of the integrator.
    void addRestart() { ++restarts_; }
    /// The state with the largest error in the step being tried, or -1.
    [[nodiscard]] int worstState(const Integrator& integrator);

    /// Fills the counts of steps, evaluations and events.
    void fillCounts(RunStatistics& statistics, const Integrator& integrator) const;
    /// Fills the tables per state and per relation.
    void fillDetails(RunStatistics& statistics, const Integrator& integrator) const;

private:
    const SystemLayout& layout_;
    const FlatModel& model_;
    std::vector<double> errors_;
    std::vector<std::int64_t> limitedSteps_;
    std::vector<std::int64_t> errorTestFailures_;
    std::vector<std::int64_t> fired_;
    std::vector<std::int64_t> stepsByOrder_;
    std::int64_t steps_ = 0;
    std::int64_t knownErrorTestFailures_ = 0;
    std::int64_t stateEvents_ = 0;
    std::int64_t timeEvents_ = 0;
    std::int64_t restarts_ = 0;
    double smallestStep_ = 0;
    double largestStep_ = 0;
    double lastStep_ = 0;
    double usualStep_ = 0;
};

}  // namespace bramah::solver
