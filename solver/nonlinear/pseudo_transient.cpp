// SPDX-License-Identifier: BSD-3-Clause
#include "solver/nonlinear/pseudo_transient.h"

#include "solver/linear_algebra/dense_solutions.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

using Eigen::Index;
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::VectorXd;

class PseudoTransient
{
public:
    PseudoTransient(NonlinearSystem& system, std::span<const double> start)
        : system_(system), size_(static_cast<Index>(system.size())), scales_(residualScales(system, start))
    {
    }

    /// Finds the unknown that each residual depends on most, and the sign of dF/dz at points about the start. The order
    /// of the residuals is arbitrary, and at the start itself they may depend on no unknown.
    void findMetric(std::span<const double> start)
    {
        Matrix found = Matrix::Zero(size_, size_), jacobian(size_, size_);
        Vector y(size_);
        for (Index k = 0; k < size_; ++k)
            y[k] = start[static_cast<std::size_t>(k)] / nominal(k);
        for (Index moved = 0; moved < size_; ++moved) {
            for (const double offset : kOffsets) {
                const Vector at = y + offset * Vector::Unit(size_, moved);
                if (!evaluateJacobian(at, jacobian))
                    continue;
                for (Index row = 0; row < size_; ++row)
                    if (std::fabs(jacobian(row, moved)) > std::fabs(found(row, moved)))
                        found(row, moved) = jacobian(row, moved);
            }
        }
        metric_ = Matrix::Zero(size_, size_);
        for (Index count = 0; count < size_; ++count) {
            Index row = 0, column = 0;
            const double largest = found.cwiseAbs().maxCoeff(&row, &column);
            if (!(largest > 0))
                break;
            metric_(row, column) = found(row, column) > 0 ? 1 : -1;
            found.row(row).setZero();
            found.col(column).setZero();
        }
        for (Index k = 0; k < size_; ++k)
            if (metric_.row(k).isZero(0) && metric_.col(k).isZero(0))
                metric_(k, k) = 1;
    }

    bool run(std::span<double> z, double sign)
    {
        Vector y(size_), residual(size_), nextResidual(size_);
        Matrix jacobian(size_, size_);
        for (Index k = 0; k < size_; ++k)
            y[k] = z[static_cast<std::size_t>(k)] / nominal(k);
        if (!evaluate(y, residual))
            return false;
        // If the derivatives are almost zero, the residuals themselves give the scale.
        for (Index row = 0; row < size_; ++row) {
            double& scale = scales_[static_cast<std::size_t>(row)];
            scale *= std::max(1.0, std::fabs(residual[row]));
        }
        if (!evaluate(y, residual))
            return false;
        double step = kFirstStep;
        for (int count = 0; count < kMostSteps && step > kSmallestStep; ++count) {
            if (system_.isStopWanted() || !evaluateJacobian(y, jacobian))
                return false;
            const Matrix matrix = sign / step * metric_ + jacobian;
            const Vector change = solution(matrix, -residual);
            const Vector next = y + change;
            if (next.norm() > kFarthest)
                return false;
            if (!next.allFinite() || !evaluate(next, nextResidual)) {
                step /= 10;
                continue;
            }
            if (isSolution(next, nextResidual))
                return write(next, z);
            // The difference of the residuals from the prediction by their derivatives.
            const double surprise = (nextResidual - residual - jacobian * change).norm() / residual.norm();
            if (surprise > kLargestSurprise) {
                step /= 4;
                continue;
            }
            y = next;
            residual = nextResidual;
            step = std::min(kLargestStep, step * (surprise < kLargestSurprise / 4 ? 4 : 1.5));
        }
        return false;
    }

private:
    static constexpr int kMostSteps = 500;
    static constexpr double kFirstStep = 0.1;  ///< in units in which an unknown moves by its usual size within 1
    static constexpr double kSmallestStep = 1e-10;
    static constexpr double kLargestStep = 1e14;
    static constexpr double kFarthest = 1e9;  ///< in the unknowns' usual sizes
    static constexpr double kLargestSurprise = 0.5;
    /// Where derivatives are looked at, in usual sizes.
    static constexpr double kOffsets[] = {0, -1, 1, -10, 10, -100, 100};
    static constexpr double kConverged = 1e-9;

    [[nodiscard]] double nominal(Index k) const { return system_.nominals[static_cast<std::size_t>(k)]; }

    std::vector<double> unscaled(const Vector& y) const
    {
        std::vector<double> z(static_cast<std::size_t>(size_));
        for (Index k = 0; k < size_; ++k)
            z[static_cast<std::size_t>(k)] = y[k] * nominal(k);
        return z;
    }

    bool evaluate(const Vector& y, Vector& residual)
    {
        if (!system_.residual(unscaled(y), {residual.data(), static_cast<std::size_t>(size_)}))
            return false;
        for (Index row = 0; row < size_; ++row)
            residual[row] /= scales_[static_cast<std::size_t>(row)];
        return true;
    }

    bool evaluateJacobian(const Vector& y, Matrix& jacobian)
    {
        if (!system_.jacobian(unscaled(y), {jacobian.data(), static_cast<std::size_t>(size_ * size_)}))
            return false;
        for (Index row = 0; row < size_; ++row)
            for (Index column = 0; column < size_; ++column)
                jacobian(row, column) *= nominal(column) / scales_[static_cast<std::size_t>(row)];
        return true;
    }

    /// Are the residuals small compared to the effect of small changes of the unknowns?
    bool isSolution(const Vector& y, const Vector& residual)
    {
        const std::vector<double> sizes = residualScales(system_, unscaled(y), 0);
        for (Index row = 0; row < size_; ++row) {
            const auto r = static_cast<std::size_t>(row);
            if (!(std::fabs(residual[row]) * scales_[r] <= kConverged * sizes[r] * (1 + y.lpNorm<Eigen::Infinity>())))
                return false;
        }
        return true;
    }

    bool write(const Vector& y, std::span<double> z)
    {
        const std::vector<double> found = unscaled(y);
        if (!system_.isWithinBounds(found))
            return false;
        std::ranges::copy(found, z.begin());
        return true;
    }

    NonlinearSystem& system_;
    Index size_;
    std::vector<double> scales_;
    Matrix metric_;
};

}  // namespace

bool solveByPseudoTransient(NonlinearSystem& system, std::span<double> z)
{
    PseudoTransient transient(system, z);
    transient.findMetric(z);
    return transient.run(z, 1) || transient.run(z, -1);
}

}  // namespace bramah::solver
