// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/aim_search.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

constexpr double kReached = 1e-6;
constexpr double kDifference = 1e-3;  // of a range; below that the tolerance of runs is seen
constexpr double kLongest = 0.5;      // step, as a share of a range
constexpr double kMostDamping = 1e8;
constexpr int kMostSteps = 100;

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;

class AimSearch
{
public:
    AimSearch(SearchPart& part, const EvaluatedPoint& start)
        : part_(part), free_(part.space().continuous()), best_(&start)
    {
        place_ = part_.space().placeOf(start.point);
        missed_ = deviations(start);
    }

    [[nodiscard]] AimOutcome run()
    {
        bool isFresh = false;
        for (int k = 0; k < kMostSteps && !isReached() && !part_.isOver(); ++k) {
            if (slopes_.size() == 0) {
                if (!makeSlopes())
                    break;
                isFresh = true;
            }
            if (goOneStep()) {
                isFresh = false;
                continue;
            }
            if (isFresh && damping_ > kMostDamping)
                break;
            if (!isFresh)
                slopes_.resize(0, 0);
        }
        return {best_, isReached()};
    }

private:
    [[nodiscard]] Vector deviations(const EvaluatedPoint& point) const
    {
        const std::vector<double> all = part_.judge().deviations(point.outcome);
        return Eigen::Map<const Vector>(all.data(), static_cast<Eigen::Index>(all.size()));
    }

    [[nodiscard]] bool isReached() const { return missed_.lpNorm<Eigen::Infinity>() <= kReached; }

    /// False: none of the differences could be made.
    [[nodiscard]] bool makeSlopes()
    {
        std::vector<std::vector<double>> places(free_.size(), place_);
        std::vector<double> steps;
        for (std::size_t k = 0; k < free_.size(); ++k) {
            double& u = places[k][free_[k]];
            steps.push_back(u + kDifference <= 1 ? kDifference : -kDifference);
            u += steps.back();
        }
        const auto found = part_.evaluate(places);
        slopes_ = Matrix::Zero(missed_.size(), static_cast<Eigen::Index>(free_.size()));
        bool isAny = false;
        for (std::size_t k = 0; k < found.size(); ++k) {
            if (found[k]->isFailed())
                continue;
            slopes_.col(static_cast<Eigen::Index>(k)) = (deviations(*found[k]) - missed_) / steps[k];
            isAny = true;
        }
        return isAny;
    }

    /// The step in the cube at the present damping; variables that would leave it are held at its face.
    [[nodiscard]] Vector stepWithinCube() const
    {
        std::vector<bool> isHeld(free_.size());
        Vector step;
        for (std::size_t round = 0; round <= free_.size(); ++round) {
            Matrix slopes = slopes_;
            for (std::size_t k = 0; k < free_.size(); ++k)
                if (isHeld[k])
                    slopes.col(static_cast<Eigen::Index>(k)).setZero();
            Matrix normal = slopes.transpose() * slopes;
            const double size = std::max(normal.diagonal().maxCoeff(), 1e-30);
            normal.diagonal().array() += damping_ * size;
            step = normal.ldlt().solve(-slopes.transpose() * missed_);
            bool isNew = false;
            for (std::size_t k = 0; k < free_.size(); ++k) {
                const double u = place_[free_[k]], d = step(static_cast<Eigen::Index>(k));
                const bool leaves = (u <= 0 && d < 0) || (u >= 1 && d > 0);
                isNew |= leaves && !isHeld[k];
                isHeld[k] = isHeld[k] || leaves;
            }
            if (!isNew)
                break;
        }
        const double length = step.lpNorm<Eigen::Infinity>();
        return length > longest_ ? Vector(step * (longest_ / length)) : step;
    }

    /// True if it has led downhill.
    bool goOneStep()
    {
        std::vector<double> place = place_;
        const Vector wanted = stepWithinCube();
        Vector made(wanted.size());
        for (std::size_t k = 0; k < free_.size(); ++k) {
            double& u = place[free_[k]];
            const double before = u;
            u = std::clamp(u + wanted(static_cast<Eigen::Index>(k)), 0.0, 1.0);
            made(static_cast<Eigen::Index>(k)) = u - before;
        }
        if (made.lpNorm<Eigen::Infinity>() < part_.tolerance() / 100) {
            damping_ = 2 * kMostDamping;
            return false;
        }
        const auto found = part_.evaluate({place});
        if (found.empty() || found.front()->isFailed()) {
            shorten();
            return false;
        }
        const Vector missed = deviations(*found.front());
        slopes_ += (missed - missed_ - slopes_ * made) * made.transpose() / made.squaredNorm();
        if (!(missed.squaredNorm() < missed_.squaredNorm())) {
            shorten();
            return false;
        }
        best_ = found.front();
        place_ = place;
        missed_ = missed;
        damping_ = std::max(damping_ / 10, 1e-12);
        longest_ = std::min(2 * longest_, kLongest);
        return true;
    }

    void shorten()
    {
        damping_ = std::max(damping_ * 10, 1e-3);
        longest_ /= 2;
    }

    SearchPart& part_;
    const std::vector<std::size_t>& free_;
    const EvaluatedPoint* best_;
    std::vector<double> place_;
    Vector missed_;
    Matrix slopes_;
    double damping_ = 1e-8, longest_ = kLongest;
};

}  // namespace

AimOutcome searchAims(SearchPart& part, const EvaluatedPoint& start)
{
    return AimSearch(part, start).run();
}

}  // namespace bramah::solver
