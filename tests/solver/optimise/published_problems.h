// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/optimise.h"

namespace bramah::test {

/// A problem whose optimum is published; the first response is the one to be minimised.
struct PublishedProblem {
    solver::SearchProblem problem;
    std::function<std::vector<double>(const solver::Point&)> responses;
    double optimum = 0;

    [[nodiscard]] solver::Evaluate evaluate() const;
};

/// H. H. Rosenbrock, Computer J. 3, 1960: 0 at (1, 1).
[[nodiscard]] PublishedProblem rosenbrock();
/// W. Hock, K. Schittkowski, Test Examples for Nonlinear Programming Codes, 1981, number 43 (Rosen and Suzuki): -44.
[[nodiscard]] PublishedProblem hockSchittkowski43();
/// The same, number 71, with an equality as two limits: 17.0140173.
[[nodiscard]] PublishedProblem hockSchittkowski71();
/// D. M. Himmelblau, Applied Nonlinear Programming, 1972: 0 at four places.
[[nodiscard]] PublishedProblem himmelblau();
/// Branin, in L. C. W. Dixon, G. P. Szego, Towards Global Optimization 2, 1978: 0.397887 at three places.
[[nodiscard]] PublishedProblem branin();
/// L. A. Rastrigin, 1974, with two variables: 0 among 121 local minima.
[[nodiscard]] PublishedProblem rastrigin();
/// K. M. Ragsdell, D. T. Phillips, J. Eng. Ind. 98, 1976, in the form of C. A. Coello Coello, Computers in Industry 41,
/// 2000: 1.724852.
[[nodiscard]] PublishedProblem weldedBeam();
/// E. Sandgren, J. Mech. Des. 112, 1990: two thicknesses are multiples of 1/16 in; 6059.714335.
[[nodiscard]] PublishedProblem pressureVessel();

/// A variable between bounds.
[[nodiscard]] solver::DesignVariable between(double lower, double upper, double start);

}  // namespace bramah::test
