// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/search_memory.h"

namespace bramah::solver {

/// Differential evolution (R. Storn, K. Price, J. Global Optim. 11, 1997) over all variables, discrete ones by their
/// stretches of the unit cube. Each member goes some way to one of the best tenth and by the difference of two others,
/// v = x + F (x_best - x) + F (x_a - x_b) (J. Zhang, A. C. Sanderson, IEEE Trans. Evol. Comput. 13, 2009), F evenly
/// from 0.4 to 0.9, and takes each coordinate of v with the chance 0.9. It is replaced where v is not worse by its
/// Merit, so limits and failed runs need no numbers of their own. A generation is one batch for all cores: NLopt's
/// global methods ask for one point at a time, and know neither choices nor failures. \a starts are among the first
/// members, the others are spread evenly. It ends when all members are within the tolerance, or stay equal for long.
/// Returns the best point; null where all failed.
[[nodiscard]] const EvaluatedPoint* evolve(SearchPart& part, const Scalar& scalar,
                                           const std::vector<const EvaluatedPoint*>& starts, std::uint64_t seed);

/// NLopt's DIRECT-L; a failed point is a hole, what is beyond limits adds to the objective.
[[nodiscard]] const EvaluatedPoint* divide(SearchPart& part, const Scalar& scalar);

/// \a count places that lie evenly in the unit cube: each of as many equal shares of each variable is hit once (Latin
/// hypercube).
[[nodiscard]] std::vector<std::vector<double>> evenPlaces(std::size_t size, std::size_t count, std::uint64_t seed);

}  // namespace bramah::solver
