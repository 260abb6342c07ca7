// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/least_squares.h"

#include <functional>
#include <optional>

namespace bramah::solver {

/// How far an unknown can move to each side; nothing on a side where it can move to its bound.
struct ProfileBounds {
    std::optional<double> lower, upper;
};

/// How far the unknown number \a k of \a problem can move from the \a best answer, with all others found anew, before
/// the sum of squares rises by \a rise. The root of the rise is almost straight there, which is used to find the place.
/// \a isStopWanted ends it early, with no bounds.
[[nodiscard]] ProfileBounds profileBounds(const LeastSquaresProblem& problem, const LeastSquaresAnswer& best,
                                          std::size_t k, double rise, const std::function<bool()>& isStopWanted);

}  // namespace bramah::solver
