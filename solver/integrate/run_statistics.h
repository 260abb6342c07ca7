// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <cstdint>
#include <string>
#include <vector>

namespace bramah::solver {

/// The cost of one state.
struct StateStatistics {
    std::string path;                    ///< as `relief.y`
    std::string component;               ///< as `relief`
    std::int64_t limitedSteps = 0;       ///< accepted steps in which its error was the largest; sampled in long runs
    std::int64_t errorTestFailures = 0;  ///< steps that failed because of it
    std::int64_t newtonFailures = 0;     ///< failures of Newton's method in which it was corrected most

    /// Tries of steps that were given up because of it.
    [[nodiscard]] std::int64_t failures() const { return errorTestFailures + newtonFailures; }
};

/// The cost of one relation: how often it has caused an event.
struct RelationStatistics {
    std::string text;  ///< as `relief.dp > relief.p_set`
    std::string component;
    std::int64_t fired = 0;
};

/// The cost of one part of a run in parts.
struct PartStatistics {
    std::int64_t states = 0, steps = 0, events = 0;
    double seconds = 0;  ///< of the wall clock
};

/// How well a run has kept to the clock, which gives each row a due time. All zero without a clock.
struct PaceStatistics {
    std::int64_t rows = 0;       ///< with a due time
    std::int64_t missed = 0;     ///< rows that were not computed when due
    double largestLateness = 0;  ///< [s] from the due time of a row to its output
    double typicalLateness = 0;  ///< the median
};

/// The counts and the cost of a run. Durations in seconds of the wall clock.
/// Large: a plain record of counts.
struct RunStatistics {
    std::string solver;                 ///< as `cvode, dense`
    std::vector<MethodShare> methods;   ///< that made the steps
    std::vector<MethodChange> changes;  ///< of the automatic choice, where the usual methods made no progress
    std::int64_t states = 0;
    std::int64_t algebraics = 0;
    std::int64_t steps = 0;
    std::int64_t derivativeEvaluations = 0;
    std::int64_t jacobianEvaluations = 0;
    std::int64_t factorisations = 0;
    std::int64_t newtonIterations = 0;
    std::int64_t errorTestFailures = 0;
    std::int64_t newtonFailures = 0;
    std::int64_t stateEvents = 0;
    std::int64_t timeEvents = 0;
    std::int64_t restarts = 0;  ///< of the integrator after events and parameter changes
    std::int64_t rows = 0;
    std::vector<std::int64_t> stepsByOrder;  ///< [q]: accepted steps of order q
    double smallestStep = 0;                 ///< [s] of simulated time
    double largestStep = 0;
    double compileSeconds = 0;
    double initialiseSeconds = 0;
    double integrateSeconds = 0;
    std::int64_t threads = 1;
    std::vector<PartStatistics> parts;  ///< of a run in parts, by number of the part
    PaceStatistics pace;
    std::vector<StateStatistics> stateStatistics;        ///< filled at the end of a run
    std::vector<RelationStatistics> relationStatistics;  ///< filled at the end of a run; relations that caused events
};

}  // namespace bramah::solver
