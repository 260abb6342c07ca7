// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bramah::solver {

/// The cost of one state.
struct StateStatistics {
    std::string path;                    ///< as `relief.y`
    std::string component;               ///< as `relief`
    std::int64_t limitedSteps = 0;       ///< accepted steps of which its error was the largest; in long runs a sample
    std::int64_t errorTestFailures = 0;  ///< steps it made fail
    std::int64_t newtonFailures = 0;     ///< of Newton's method, that corrected it most when it gave up

    [[nodiscard]] std::int64_t failures() const { return errorTestFailures + newtonFailures; }
};

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

/// How well a run has kept time with the clock: each row is due at a time of its own. All zero without a clock.
struct PaceStatistics {
    std::int64_t rows = 0;       ///< that had a time
    std::int64_t missed = 0;     ///< rows that were not computed when they were due
    double largestLateness = 0;  ///< [s] by which a row was given after its time
    double typicalLateness = 0;  ///< the median
};

/// The counts and the cost of a run. Durations in seconds of the wall clock.
/// Large: a record of counts.
struct RunStatistics {
    std::string solver;  ///< as `cvode, dense`
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
    std::vector<PartStatistics> parts;  ///< of a run in parts, by their numbers
    PaceStatistics pace;
    std::vector<StateStatistics> stateStatistics;        ///< filled at the end of a run
    std::vector<RelationStatistics> relationStatistics;  ///< filled at the end of a run; those that fired
};

}  // namespace bramah::solver
