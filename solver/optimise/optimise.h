// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/search_problem.h"

namespace bramah::solver {

/// Searches the values of \a problem, which has at least one variable and one goal. Without threads and with a number
/// of evaluations that suffices or not, the same settings find the same.
///
/// Several objectives: each alone first, which tells what it can reach; then their distances from that, weighted
/// evenly in all ways (I. Das, J. E. Dennis, SIAM J. Optim. 8, 1998), each by one search that minimises the greatest of
/// them (Scalar). The front are the ends, and the best of all points for each weight. Unlike an evolutionary method of
/// many objectives this takes the local method, which needs few points, and finds points that lie on the front to its
/// tolerance; each search begins at the best point for it that is known.
[[nodiscard]] SearchResult optimise(const SearchProblem& problem, const SearchSettings& settings,
                                    const Evaluate& evaluate, const SearchWatch& watch = {});

/// A variable is at one of its bounds: within a thousandth of its range, or at the last of its choices.
enum class BoundHit : std::uint8_t { None, Lower, Upper };
/// Does \a value, one that \a variable can take, lie at a bound? The lower one first, where there is one choice only.
[[nodiscard]] BoundHit boundHit(const DesignVariable& variable, double value);
///@{
/// A response is at its limit, within a thousandth of its size, or beyond it.
[[nodiscard]] bool isAtLimit(const Limit& limit, double response);
[[nodiscard]] bool isBeyondLimit(const Limit& limit, double response);
///@}

}  // namespace bramah::solver
