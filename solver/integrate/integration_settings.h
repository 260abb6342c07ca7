// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/solver_kind.h"

#include <cstddef>

namespace bramah::solver {

/// The rows of a result besides those of the grid start + k*interval.
enum class EventRows {
    Both,  ///< the left and the right limit at each event
    None,  ///< none; where an event is at a time of the grid, that row is its right limit
};

/// The number of intervals that an output grid has if nobody has chosen one.
inline constexpr int kIntervalsOfARun = 500;

/// Speed in simulated seconds per second of the wall clock that means "no waiting".
inline constexpr double kAsFastAsPossible = 0;

/// The settings of a run's loop besides the system. Times are simulated time [s].
struct IntegrationSettings {
    double startTime = 0;
    double stopTime = 1;      ///< infinity: whoever asks for the steps ends the run
    double interval = 0;      ///< of the output grid; 0: kIntervalsOfARun for the run
    double tolerance = 1e-6;  ///< relative to each state's size, with its nominal value as the floor; 1e-12..1e-1
    SolverKind solver = SolverKind::Auto;
    EventRows eventRows = EventRows::Both;
    /// Also rows at ends of steps between the times of the grid, where steps are shorter than its interval: so curves
    /// show swings that the grid would miss.
    bool hasStepRows = false;
    std::size_t valuesInRow = 0;  ///< of the results, if more than those written: of all parts, of equal variables

    /// The length [s] by which steps and events are judged as short or long; of a run without end it has to be given.
    double givenLength = 0;

    /// The length [s] by which steps and events are judged; infinite without a stop time and a given length.
    [[nodiscard]] double length() const { return givenLength > 0 ? givenLength : stopTime - startTime; }
    /// The interval of the output grid [s].
    [[nodiscard]] double sampleInterval() const { return interval > 0 ? interval : length() / kIntervalsOfARun; }
};

}  // namespace bramah::solver
