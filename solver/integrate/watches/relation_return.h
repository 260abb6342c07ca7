// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/equations.h"

#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// A point of a solution and its derivatives there.
struct SolutionPoint {
    double time = 0;
    std::span<const double> states, derivatives;
};

/// A relation that returns to the zero from which reinit() has pushed it.
struct RelationReturn {
    double wayBack = 0;  ///< [s] from the switching on, estimated by a parabola
    std::int32_t relation = -1;
    /// It would have to switch back before, but is too close to its zero for that, or for too short a time: a ball that
    /// bounces less high than rounding has put it into the floor.
    bool isLost = false;
};

/// Predicts, after a restart, which relations that reinit() pushed away will soon return, as a bouncing ball does.
/// Steps as long as the way there and back may pass both switchings, and their dense output, of low order after a
/// start, does not show that.
class ReturnPrediction
{
public:
    /// \a runLength [s] and the time decide which durations are too short.
    ReturnPrediction(Equations& equations, double runLength);

    /// The earliest return of the relations that \a fired at \a from, after which a step of \a step [s] was made. \a
    /// valuesBefore are the zero-crossing functions before reinit().
    [[nodiscard]] std::optional<RelationReturn> earliest(const SolutionPoint& from, double step,
                                                         std::span<const std::int32_t> fired,
                                                         std::span<const double> valuesBefore);
    /// Is the relation, whose function had the sign of \a valueBefore and seems to switch at \a point, in fact moving
    /// away from zero? The change is then an error of the integration.
    [[nodiscard]] bool isContradicted(const SolutionPoint& point, std::int32_t relation, double valueBefore,
                                      double lastStep);

private:
    /// Slope [1/s] of a function along the solution at \a point, where it has the value \a value, from the change over
    /// \a part [s] on; 0 if it cannot be found.
    [[nodiscard]] double slope(const SolutionPoint& point, std::size_t relation, double value, double part);

    /// The part of a function's value at \a point that comes from the rounding of the states.
    [[nodiscard]] double rounding(const SolutionPoint& point, std::size_t relation, double value);

    /// The rate [1/s^2] of a function's \a slope at \a from, over \a step or longer until it is significant.
    [[nodiscard]] double bend(const SolutionPoint& from, std::size_t relation, double slope, double step);

    Equations& equations_;
    double runLength_;
    std::vector<double> values_, laterValues_, trialValues_;
    std::vector<double> states_, laterStates_, laterDerivatives_;
};

}  // namespace bramah::solver
