// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/saved_state.h"
#include "solver/tape/evaluation_mode.h"

#include <QRegularExpression>
#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

enum class SolverKind {
    Auto,           ///< Dormand-Prince and Radau in turns, as stiff as the system is
    Radau,          ///< explicit form, Radau IIA of order 5
    DormandPrince,  ///< explicit form, explicit Runge-Kutta of order 5: for systems that are not stiff
    Cvode,          ///< explicit form, variable-order BDF
    Ida,            ///< DAE form: iteration variables of implicit blocks are unknowns of the integrator
};

/// Which rows a result has besides the grid start + k*interval.
enum class EventRows {
    Both,  ///< the left and the right limit at each event
    None,  ///< the grid alone, with the right limit where an event falls on it
};

/// Simulated seconds per second of the wall clock that mean "no waiting".
inline constexpr double kAsFastAsPossible = 0;

/// What a run needs besides the model. Times in seconds of simulated time.
struct RunSettings {
    double startTime = 0;
    double stopTime = 1;
    double interval = 0;      ///< of the sample grid; 0: 500 intervals over the run
    double tolerance = 1e-6;  ///< relative to each state's size, with its nominal value as the floor; 1e-12..1e-1
    SolverKind solver = SolverKind::Auto;
    EvaluationMode evaluation = EvaluationMode::Auto;
    EventRows eventRows = EventRows::Both;
    double speed = kAsFastAsPossible;  ///< simulated seconds per second; 1: real time
    bool startsPaused = false;         ///< pause at the start time, with its sample in the queue

    /// Where the run starts from instead of the model's own start.
    std::shared_ptr<const SavedState> startState;
    bool startsAtOperatingPoint = false;  ///< of the inputs at the start time; goes before startState
    /// Variables to store: those whose whole path matches. Without it, those with plain names: every variable that is
    /// not protected, at any depth.
    std::optional<QRegularExpression> variables;
    /// Values that differ from the model's, by parameter path, SI.
    std::vector<std::pair<QString, double>> parameterValues;

    [[nodiscard]] double sampleInterval() const { return interval > 0 ? interval : (stopTime - startTime) / 500; }
};

}  // namespace bramah::solver
