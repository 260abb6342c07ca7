// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <span>
#include <vector>

namespace bramah::solver {

/// Consecutive residuals of one signal, whose errors may be alike from one to the next.
struct ResidualStretch {
    std::size_t first = 0, count = 0;
};

/// What residuals at the end of a fit tell of the unknowns. Residuals are in units of their noise.
struct Confidence {
    Eigen::MatrixXd covariance;     ///< of the unknowns; entries of those that are not determined are infinite
    Eigen::MatrixXd correlation;    ///< from -1 to 1; 0 beside unknowns that are not determined
    std::vector<double> inflation;  ///< of each unknown: its variance over that of errors that are independent
    /// Directions, as columns of length 1, in which the unknowns may move without a change that could be seen.
    Eigen::MatrixXd blind;
};

/// The covariance of least squares with \a slopes of the \a residuals, of which those beyond \a outlierLimit count by
/// their amount (0: none). Errors within a \a stretch may be correlated and of any size: the matrix between the two
/// inverses of J'J sums products of neighbours with Bartlett's weights (W. K. Newey and K. D. West, Econometrica 55
/// (1987) 703), over as many as a first-order process with their correlation asks for (D. W. K. Andrews, Econometrica
/// 59 (1991) 817). \a ranges: of each unknown, how far it may move.
[[nodiscard]] Confidence confidenceOf(const Eigen::MatrixXd& slopes, std::span<const double> residuals,
                                      std::span<const ResidualStretch> stretches, std::span<const double> ranges,
                                      double outlierLimit = 0);

/// The covariance that is to be expected of independent errors of size 1.
[[nodiscard]] Confidence expectedConfidence(const Eigen::MatrixXd& slopes, std::span<const double> ranges);

/// The variance of the sum of \a values, of which neighbours within a stretch may be correlated, as above.
[[nodiscard]] double varianceOfSum(std::span<const double> values, std::span<const ResidualStretch> stretches);

/// The correlation of each residual with the next one, from -1 to 1.
[[nodiscard]] double lagCorrelation(std::span<const double> residuals);

/// The bound that a quantity of Student's distribution with \a degrees of freedom exceeds with probability 2.5 %; by
/// the expansion of R. A. Fisher and E. A. Cornish, Technometrics 2 (1960) 209.
[[nodiscard]] double studentBound(double degrees);

}  // namespace bramah::solver
