// SPDX-License-Identifier: BSD-3-Clause
#include "solver/nonlinear/least_squares.h"

#include "solver/linear_algebra/dense_solutions.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

using Eigen::Index;
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::VectorXd;

std::span<double> entriesOf(Vector& vector)
{
    return {vector.data(), static_cast<std::size_t>(vector.size())};
}

/// F and dF/dz over the usual sizes of residuals and unknowns.
class ScaledResiduals
{
public:
    ScaledResiduals(NonlinearSystem& system, std::span<const double> start)
        : system_(system), scales_(residualScales(system, start))
    {
    }

    bool residual(std::span<const double> z, Vector& result)
    {
        if (!system_.isWithinBounds(z) || !system_.residual(z, entriesOf(result)))
            return false;
        for (Index row = 0; row < result.size(); ++row)
            result[row] /= scales_[static_cast<std::size_t>(row)];
        return true;
    }

    bool jacobian(std::span<const double> z, Matrix& result)
    {
        const std::size_t size = system_.size();
        if (!system_.jacobian(z, {result.data(), size * size}))
            return false;
        for (std::size_t row = 0; row < size; ++row)
            for (std::size_t column = 0; column < size; ++column)
                result(static_cast<Index>(row), static_cast<Index>(column)) *= system_.nominals[column] / scales_[row];
        return true;
    }

private:
    NonlinearSystem& system_;
    std::vector<double> scales_;
};

/// The step d that makes |F + J d|^2 + damping |d|^2 least.
Vector dampedStep(const Matrix& jacobian, const Vector& residual, double damping)
{
    const Index size = residual.size();
    Matrix stacked(2 * size, size);
    stacked << jacobian, std::sqrt(damping) * Matrix::Identity(size, size);
    Vector right = Vector::Zero(2 * size);
    right.head(size) = -residual;
    return PivotedQr(stacked).solve(right);
}

}  // namespace

bool solveDownhill(NonlinearSystem& system, std::span<double> z)
{
    constexpr int kMostIterations = 200;
    constexpr double kVanished = 1e-8;     // of a residual, relative to its usual size
    constexpr double kMostDamping = 1e20;  // at which no step is left
    constexpr double kLeastFactor = 1.0 / 3;
    const auto size = static_cast<Index>(system.size());
    ScaledResiduals scaled(system, z);
    Matrix jacobian(size, size);
    Vector residual(size), nextResidual(size);
    if (!scaled.residual(z, residual) || !scaled.jacobian(z, jacobian))
        return false;
    double damping = jacobian.colwise().squaredNorm().maxCoeff(), growth = 2;
    std::vector<double> next(z.size());
    for (int iteration = 0; iteration < kMostIterations && damping < kMostDamping; ++iteration) {
        if (residual.lpNorm<Eigen::Infinity>() < kVanished)
            return true;
        if (!(damping > 0) || system.isStopWanted())
            return false;
        const Vector step = dampedStep(jacobian, residual, damping);
        for (std::size_t k = 0; k < z.size(); ++k)
            next[k] = z[k] + system.nominals[k] * step[static_cast<Index>(k)];
        const double promised = step.dot(damping * step - jacobian.transpose() * residual);
        const bool isDownhill =
            scaled.residual(next, nextResidual) && promised > 0 && nextResidual.squaredNorm() < residual.squaredNorm();
        if (!isDownhill || !scaled.jacobian(next, jacobian)) {
            damping *= growth;
            growth *= 2;
            continue;
        }
        const double gain = (residual.squaredNorm() - nextResidual.squaredNorm()) / promised;
        std::ranges::copy(next, z.begin());
        residual = nextResidual;
        damping *= std::max(kLeastFactor, 1 - std::pow(2 * gain - 1, 3));
        growth = 2;
    }
    return false;
}

}  // namespace bramah::solver
