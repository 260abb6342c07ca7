// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// A point of a solution and its derivatives there.
struct SolutionPoint {
    double time = 0;
    std::span<const double> states, derivatives;
};

/// A relation that goes back to where reinit() has sent it from.
struct RelationReturn {
    double wayBack = 0;  ///< [s] from the switching on, as a parabola would take
    std::int32_t relation = -1;
    /// It would have to switch back first, but is too little off its zero for that, or for too short: a ball that
    /// bounces less than rounding has put it into the floor.
    bool isLost = false;
};

/// Looks after a restart for relations that reinit() has sent back at their switching and that soon return, as a ball
/// does that bounces. Steps as long as the way there and back may pass both switchings, and their dense output, of low
/// order after a start, shows nothing of it.
class ReturnPrediction
{
public:
    /// \a runLength [s] and the time decide which durations are too short.
    ReturnPrediction(SystemEvaluator& evaluator, double runLength);

    /// The earliest return of the relations that \a fired at \a from, after which a step of \a step [s] was made.
    /// \a valuesBefore are the zero-crossing functions before reinit().
    [[nodiscard]] std::optional<RelationReturn> earliest(const SolutionPoint& from, double step,
                                                         std::span<const std::int32_t> fired,
                                                         std::span<const double> valuesBefore);
    /// A relation is seen to switch at \a point, its function having had the sign of \a valueBefore, but is moving away
    /// from that: the change seen is the error of the integration.
    [[nodiscard]] bool isContradicted(const SolutionPoint& point, std::int32_t relation, double valueBefore,
                                      double lastStep);

private:
    /// Slope [1/s] of a function along the solution at \a point, where its value is \a value, beginning with the change
    /// over \a part [s]; 0 if it cannot be told.
    [[nodiscard]] double slope(const SolutionPoint& point, std::size_t relation, double value, double part);

    /// The part of a function's value at \a point that comes from the states' rounding.
    [[nodiscard]] double rounding(const SolutionPoint& point, std::size_t relation, double value);

    /// Change [1/s^2] of the \a slope that a function has at \a from: over \a step, or longer until it is a change.
    [[nodiscard]] double bend(const SolutionPoint& from, std::size_t relation, double slope, double step);

    SystemEvaluator& evaluator_;
    double runLength_;
    std::vector<double> values_, laterValues_, trialValues_;
    std::vector<double> states_, laterStates_, laterDerivatives_;
};

}  // namespace bramah::solver
