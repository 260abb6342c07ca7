// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/confidence.h"

#include "solver/linear_algebra/decompositions.h"
#include "solver/study/distribution.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {
namespace {

/// A direction that moves an unknown through its whole range with a change of less than this many times the noise of
/// one sample, over all samples together, cannot be seen.
constexpr double kBlindChange = 2;
constexpr double kBlindShare = 0.1;  // of an unknown in a blind direction, from which on it is not determined

/// What counts of a residual, and its slope by the residual.
struct Influence {
    double amount = 0, slope = 0;
};

Influence influenceOf(double residual, double outlierLimit)
{
    if (outlierLimit <= 0 || std::abs(residual) <= outlierLimit)
        return {residual, 1};
    return {std::copysign(outlierLimit, residual), 0};
}

/// Over how many neighbours products are summed, by the rule for Bartlett's weights.
std::size_t bandwidth(double correlation, std::size_t count)
{
    const double rho = std::clamp(correlation, -0.99, 0.99);
    const double alpha = 4 * rho * rho / ((1 - rho) * (1 - rho) * (1 + rho) * (1 + rho));
    const double width = 1.1447 * std::cbrt(alpha * static_cast<double>(count));
    return static_cast<std::size_t>(std::min(width, static_cast<double>(count) / 4));
}

/// The sum of products of the \a scores of each sample with those of its neighbours.
Eigen::MatrixXd summedProducts(const Eigen::MatrixXd& scores, std::span<const double> residuals,
                               std::span<const ResidualStretch> stretches)
{
    Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(scores.cols(), scores.cols());
    for (const ResidualStretch& stretch : stretches) {
        const auto own =
            scores.middleRows(static_cast<Eigen::Index>(stretch.first), static_cast<Eigen::Index>(stretch.count));
        sum += own.transpose() * own;
        const std::size_t width =
            bandwidth(lagCorrelation(residuals.subspan(stretch.first, stretch.count)), stretch.count);
        for (std::size_t lag = 1; lag <= width; ++lag) {
            const double weight = 1 - static_cast<double>(lag) / static_cast<double>(width + 1);
            const auto rows = own.rows() - static_cast<Eigen::Index>(lag);
            const Eigen::MatrixXd product = own.topRows(rows).transpose() * own.bottomRows(rows);
            sum += weight * (product + product.transpose());
        }
    }
    return sum;
}

/// The eigenvectors of a symmetric matrix, and their values from the smallest on.
std::pair<Eigen::VectorXd, Eigen::MatrixXd> axesOf(const Eigen::MatrixXd& matrix)
{
    const Eigen::Index n = matrix.rows();
    std::pair<Eigen::VectorXd, Eigen::MatrixXd> axes{Eigen::VectorXd::Zero(n), Eigen::MatrixXd::Identity(n, n)};
    const auto found = eigenvectorsOf(matrix);
    if (!found)
        return axes;
    std::vector<Eigen::Index> order(static_cast<std::size_t>(n));
    for (std::size_t k = 0; k < order.size(); ++k)
        order[k] = static_cast<Eigen::Index>(k);
    std::ranges::sort(order, {}, [&](Eigen::Index k) { return found->values(k).real(); });
    for (Eigen::Index k = 0; k < n; ++k) {
        axes.first(k) = found->values(order[static_cast<std::size_t>(k)]).real();
        axes.second.col(k) = found->vectors.col(order[static_cast<std::size_t>(k)]).real();
    }
    return axes;
}

Eigen::VectorXd vectorOf(std::span<const double> values)
{
    return Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size()));
}

/// Marks the unknowns that a blind direction moves as not determined.
void markBlind(Confidence& confidence)
{
    for (Eigen::Index k = 0; k < confidence.blind.rows(); ++k) {
        if (confidence.blind.cols() == 0 || confidence.blind.row(k).norm() <= kBlindShare)
            continue;
        confidence.covariance.row(k).setConstant(std::numeric_limits<double>::infinity());
        confidence.covariance.col(k).setConstant(std::numeric_limits<double>::infinity());
        confidence.correlation.row(k).setZero();
        confidence.correlation.col(k).setZero();
        confidence.correlation(k, k) = 1;
    }
}

/// inverse(J'J) * \a middle * inverse(J'J) of unknowns in shares of their ranges \a scale, with J'J in \a products,
/// without the directions that cannot be seen. \a variance: of one residual.
Confidence confidenceBetween(const Eigen::MatrixXd& products, const Eigen::MatrixXd& middle,
                             const Eigen::VectorXd& scale, double variance)
{
    const Eigen::Index n = products.rows();
    const auto [values, axes] = axesOf(products);
    Eigen::Index blindCount = 0;
    while (blindCount < n && !(values(blindCount) > kBlindChange * kBlindChange))
        ++blindCount;
    const Eigen::MatrixXd seen = axes.rightCols(n - blindCount);
    const Eigen::MatrixXd inverse = seen * values.tail(n - blindCount).cwiseInverse().asDiagonal() * seen.transpose();
    const Eigen::MatrixXd covariance = inverse * middle * inverse;

    Confidence confidence;
    confidence.blind = axes.leftCols(blindCount);
    confidence.correlation = Eigen::MatrixXd::Identity(n, n);
    confidence.inflation.assign(static_cast<std::size_t>(n), 1);
    // Few samples far out have small residuals, as the model bends to them, which hides their errors from the products:
    // the variance is never less than that of independent errors.
    Eigen::VectorXd widening = Eigen::VectorXd::Ones(n);
    for (Eigen::Index k = 0; k < n; ++k)
        if (const double plain = inverse(k, k) * variance; plain > 0) {
            const double inflation = std::max(1.0, covariance(k, k) / plain);
            confidence.inflation[static_cast<std::size_t>(k)] = inflation;
            widening(k) = scale(k) * std::sqrt(inflation);
        }
    confidence.covariance = variance * (widening.asDiagonal() * inverse * widening.asDiagonal());
    for (Eigen::Index k = 0; k < n; ++k)
        for (Eigen::Index other = 0; other < n; ++other)
            if (other != k && inverse(k, k) > 0 && inverse(other, other) > 0)
                confidence.correlation(k, other) = inverse(k, other) / std::sqrt(inverse(k, k) * inverse(other, other));
    markBlind(confidence);
    return confidence;
}

}  // namespace

double lagCorrelation(std::span<const double> residuals)
{
    double squares = 0, products = 0;
    for (std::size_t k = 0; k < residuals.size(); ++k) {
        squares += residuals[k] * residuals[k];
        products += k > 0 ? residuals[k] * residuals[k - 1] : 0;
    }
    return squares > 0 ? products / squares : 0;
}

double varianceOfSum(std::span<const double> values, std::span<const ResidualStretch> stretches)
{
    const auto count = static_cast<Eigen::Index>(values.size());
    Eigen::MatrixXd centred = Eigen::Map<const Eigen::VectorXd>(values.data(), count);
    if (count > 0)
        centred.array() -= centred.mean();
    return summedProducts(centred, {centred.data(), values.size()}, stretches)(0, 0);
}

double studentBound(double degrees)
{
    const double z = normalQuantile(0.975), n = std::max(degrees, 1.0);
    const double z2 = z * z, z3 = z2 * z, z5 = z3 * z2, z7 = z5 * z2;
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

Confidence confidenceOf(const Eigen::MatrixXd& slopes, std::span<const double> residuals,
                        std::span<const ResidualStretch> stretches, std::span<const double> ranges, double outlierLimit)
{
    const Eigen::VectorXd scale = vectorOf(ranges);
    Eigen::MatrixXd scores = slopes * scale.asDiagonal(), weighted = scores;
    double squares = 0;
    for (Eigen::Index row = 0; row < slopes.rows(); ++row) {
        const Influence influence = influenceOf(residuals[static_cast<std::size_t>(row)], outlierLimit);
        weighted.row(row) *= influence.slope;
        scores.row(row) *= influence.amount;
        squares += influence.amount * influence.amount;
    }
    const double degrees = std::max<double>(1, static_cast<double>(slopes.rows() - slopes.cols()));
    return confidenceBetween(weighted.transpose() * weighted, summedProducts(scores, residuals, stretches), scale,
                             squares / degrees);
}

Confidence expectedConfidence(const Eigen::MatrixXd& slopes, std::span<const double> ranges)
{
    const Eigen::VectorXd scale = vectorOf(ranges);
    const Eigen::MatrixXd scaled = slopes * scale.asDiagonal();
    const Eigen::MatrixXd products = scaled.transpose() * scaled;
    return confidenceBetween(products, products, scale, 1);
}

}  // namespace bramah::solver
