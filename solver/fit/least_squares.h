// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <functional>
#include <optional>
#include <vector>

namespace bramah::solver {

/// One unknown of a least squares problem.
struct LeastSquaresVariable {
    double start = 0;
    double lower = 0, upper = 1;  ///< lower < upper
    double step = 1e-4;           ///< of the differences that give slopes; above 0
};

/// The state of an iteration.
struct LeastSquaresProgress {
    int iteration = 0;
    double cost = 0;            ///< half the sum of squares; of outliers less
    std::vector<double> point;  ///< the best so far
};

/// Find x within bounds with the least sum of r_i(x)^2.
struct LeastSquaresProblem {
    std::vector<LeastSquaresVariable> variables;
    /// The residuals at several points at once; nothing for a point where they cannot be computed, from which the
    /// search turns back. Their number is the same everywhere.
    using Residuals = std::optional<std::vector<double>>;
    std::function<std::vector<Residuals>(const std::vector<std::vector<double>>& points)> residuals;
    /// Residuals beyond it count by their amount, not by their square (P. J. Huber, Annals of Mathematical Statistics
    /// 35 (1964) 73); 0: all count by their squares.
    double outlierLimit = 0;
    int mostIterations = 100;
    /// The search ends when an iteration lowers the cost by less than this share. With n residuals a share of e leaves
    /// unknowns sqrt(n*e) of their deviations from the least of squares.
    double costTolerance = 1e-8;
    /// Called after each iteration; false stops the search, which then gives the best so far.
    std::function<bool(const LeastSquaresProgress&)> goesOn;
};

/// The result of leastSquares().
struct LeastSquaresAnswer {
    /// How a search ended.
    enum class End {
        Converged,
        Stopped,   ///< by goesOn
        NotAtEnd,  ///< no convergence within the iterations; the point is the best so far
        NoStart,   ///< no residuals at the start, or none beside it
    };
    End end = End::NoStart;
    int iterations = 0;
    std::vector<double> point;
    std::vector<double> residuals;  ///< at the point
    Eigen::MatrixXd slopes;         ///< of the residuals by the variables, at the point; empty if there are none

    /// Of the residuals; 0 if there are none.
    [[nodiscard]] double sumOfSquares() const;
};

/// Solves \a problem by the method of Levenberg and Marquardt in a trust region with bounds (Ceres Solver). Slopes are
/// central differences, at a bound one-sided, all in one call of LeastSquaresProblem::residuals.
[[nodiscard]] LeastSquaresAnswer leastSquares(const LeastSquaresProblem& problem);

/// The slopes of the residuals of \a problem at \a point, as leastSquares() takes them; nothing if there are none.
[[nodiscard]] std::optional<Eigen::MatrixXd> residualSlopes(const LeastSquaresProblem& problem,
                                                            const std::vector<double>& point,
                                                            const std::vector<double>& residuals);

}  // namespace bramah::solver
