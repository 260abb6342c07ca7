// SPDX-License-Identifier: BSD-3-Clause
#include "solver/nonlinear/continuation.h"

#include "solver/linear_algebra/dense_solutions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {
namespace {

using Eigen::Index;
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::VectorXd;

enum class Homotopy { Newton, FixedPoint };

/// The homotopy H(y, lambda), with y = z / nominals and residuals divided by their sizes.
class Path
{
public:
    Path(NonlinearSystem& system, std::span<const double> start, Homotopy kind)
        : system_(system),
          kind_(kind),
          size_(static_cast<Index>(system.size())),
          z_(system.size()),
          scales_(residualScales(system, start)),
          start_(size_),
          residual_(size_),
          jacobian_(size_, size_)
    {
        for (Index k = 0; k < size_; ++k)
            start_[k] = start[static_cast<std::size_t>(k)] / system_.nominals[static_cast<std::size_t>(k)];
        isGood_ = evaluate(start_);
        residualAtStart_ = residual_;
        metric_ = jacobian_;
        if (isGood_ && kind == Homotopy::FixedPoint) {
            const PivotedQr qr(metric_);
            if (qr.rank(qr.rounding()) < size_)
                metric_ = Matrix::Identity(size_, size_);
        }
    }

    /// Follows the path to lambda = 1, first towards larger (1) or smaller (-1) lambda.
    bool follow(int direction)
    {
        Vector point(size_ + 1), tangent;
        point << start_, 0;
        if (!isGood_ || !tangentAt(point, tangent))
            return false;
        const double towards = std::fabs(tangent[size_]) > 0 ? tangent[size_] * direction : 1.0 * direction;
        if (towards < 0)
            tangent = -tangent;
        double step = kFirstStep;
        for (int count = 0; count < kMostSteps; ++count) {
            if (system_.isStopWanted())
                return false;
            const Vector predicted = point + step * tangent;
            Vector next = predicted;
            Vector nextTangent;
            const int corrections = correct(next, tangent);
            bool isGood = corrections >= 0 && (next - predicted).norm() <= kLargestCorrection * step &&
                          tangentAt(next, nextTangent);
            if (isGood && nextTangent.dot(tangent) < 0)
                nextTangent = -nextTangent;
            // A sharp bend between the points may lead to another branch.
            isGood = isGood && nextTangent.dot(tangent) > kStraightest;
            if (!isGood) {
                step /= 4;
                if (step < kSmallestStep)
                    return false;
                continue;
            }
            if ((point[size_] < 1) != (next[size_] < 1))
                return arrive(point, next);
            point = next;
            tangent = nextTangent;
            if (corrections <= 3)
                step = std::min(step * 2, kLargestStep);
            else if (corrections > 5)
                step /= 2;
            if (!(point.head(size_).norm() < kFarthest))
                return false;
        }
        return false;
    }

    void writeTo(std::span<double> z) const { std::ranges::copy(z_, z.begin()); }

private:
    static constexpr int kMostSteps = 400;
    static constexpr int kMostCorrections = 8;
    static constexpr double kFirstStep = 0.05;  ///< length in units of the unknowns' usual sizes
    static constexpr double kLargestStep = 1e3;
    static constexpr double kSmallestStep = 1e-9;
    static constexpr double kLargestCorrection = 0.3;  ///< relative to the step
    static constexpr double kStraightest = 0.8;        ///< cosine between tangents
    static constexpr double kOnPath = 1e-8;
    static constexpr double kFarthest = 1e9;

    bool evaluate(const Vector& y)
    {
        for (Index k = 0; k < size_; ++k)
            z_[static_cast<std::size_t>(k)] = y[k] * system_.nominals[static_cast<std::size_t>(k)];
        const auto count = static_cast<std::size_t>(size_);
        if (!system_.residual(z_, {residual_.data(), count}) ||
            !system_.jacobian(z_, {jacobian_.data(), count * count}))
            return false;
        for (Index row = 0; row < size_; ++row) {
            const double scale = scales_[static_cast<std::size_t>(row)];
            residual_[row] /= scale;
            for (Index column = 0; column < size_; ++column)
                jacobian_(row, column) *= system_.nominals[static_cast<std::size_t>(column)] / scale;
        }
        return true;
    }

    /// H and its derivatives by y and lambda at \a point.
    bool homotopy(const Vector& point, Vector& value, Matrix& derivative)
    {
        const Vector y = point.head(size_);
        const double lambda = point[size_];
        if (!evaluate(y))
            return false;
        derivative.resize(size_, size_ + 1);
        if (kind_ == Homotopy::Newton) {
            value = residual_ - (1 - lambda) * residualAtStart_;
            derivative.leftCols(size_) = jacobian_;
            derivative.col(size_) = residualAtStart_;
        } else {
            const Vector away = metric_ * (y - start_);
            value = lambda * residual_ + (1 - lambda) * away;
            derivative.leftCols(size_) = lambda * jacobian_ + (1 - lambda) * metric_;
            derivative.col(size_) = residual_ - away;
        }
        return value.allFinite() && derivative.allFinite();
    }

    /// The unit vector that the derivative maps to zero.
    bool tangentAt(const Vector& point, Vector& tangent)
    {
        Vector value;
        Matrix derivative;
        if (!homotopy(point, value, derivative))
            return false;
        tangent = PivotedQr(derivative.transpose()).lastOfBasis(1);
        return tangent.allFinite();
    }

    /// Newton's method for H = 0 in the plane normal to the tangent. Returns the number of iterations, or -1.
    int correct(Vector& point, const Vector& tangent)
    {
        const Vector plane = point;
        Vector value;
        Matrix derivative, bordered(size_ + 1, size_ + 1);
        double last = std::numeric_limits<double>::infinity();
        for (int i = 0; i < kMostCorrections; ++i) {
            if (!homotopy(point, value, derivative))
                return -1;
            bordered << derivative, tangent.transpose();
            Vector right(size_ + 1);
            right << -value, tangent.dot(plane - point);
            const Vector step = solution(bordered, right);
            const double length = step.norm();
            if (!std::isfinite(length) || length > 2 * last)
                return -1;
            point += step;
            if (length <= kOnPath * (1 + point.norm()))
                return i + 1;
            last = length;
        }
        return -1;
    }

    /// Newton's method at lambda = 1, from the point at which the line between two points of the path crosses it.
    bool arrive(const Vector& before, const Vector& after)
    {
        const double share = (1 - before[size_]) / (after[size_] - before[size_]);
        Vector y = before.head(size_) + share * (after - before).head(size_);
        for (int i = 0; i < 4 * kMostCorrections; ++i) {
            if (!evaluate(y))
                return false;
            const Vector step = PivotedQr(jacobian_).solve(residual_);
            if (!step.allFinite())
                return false;
            y -= step;
            if (step.norm() <= kOnPath * (1 + y.norm()))
                return evaluate(y) && residual_.norm() <= kOnPath * (1 + y.norm()) && system_.isWithinBounds(z_);
        }
        return false;
    }

    NonlinearSystem& system_;
    Homotopy kind_;
    Index size_;
    std::vector<double> z_;
    std::vector<double> scales_;
    Vector start_, residual_, residualAtStart_;
    Matrix jacobian_, metric_;
    bool isGood_ = false;
};

}  // namespace

bool solveByHomotopy(NonlinearSystem& system, std::span<double> z)
{
    for (const Homotopy kind : {Homotopy::Newton, Homotopy::FixedPoint}) {
        for (const int direction : {1, -1}) {
            Path path(system, z, kind);
            if (path.follow(direction)) {
                path.writeTo(z);
                return true;
            }
        }
    }
    return false;
}

}  // namespace bramah::solver
