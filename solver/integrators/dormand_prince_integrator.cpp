// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrators/dormand_prince_integrator.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr std::size_t kStages = 7;
constexpr std::array<double, kStages> kPlaces{0, 1.0 / 5, 3.0 / 10, 4.0 / 5, 8.0 / 9, 1, 1};
constexpr double kWeights[kStages][kStages - 1] = {
    {},
    {1.0 / 5},
    {3.0 / 40, 9.0 / 40},
    {44.0 / 45, -56.0 / 15, 32.0 / 9},
    {19372.0 / 6561, -25360.0 / 2187, 64448.0 / 6561, -212.0 / 729},
    {9017.0 / 3168, -355.0 / 33, 46732.0 / 5247, 49.0 / 176, -5103.0 / 18656},
    {35.0 / 384, 0, 500.0 / 1113, 125.0 / 192, -2187.0 / 6784, 11.0 / 84}};
constexpr std::array<double, kStages> kErrorWeights{71.0 / 57600,      0,          -71.0 / 16695, 71.0 / 1920,
                                                    -17253.0 / 339200, 22.0 / 525, -1.0 / 40};
constexpr std::array<double, kStages> kDenseWeights{-12715105075.0 / 11282082432,  0,
                                                    87487479700.0 / 32700410799,   -10690763975.0 / 1880347072,
                                                    701980252875.0 / 199316789632, -1453857185.0 / 822651844,
                                                    69997945.0 / 29380423};

class DormandPrinceMethod final : public RungeKuttaIntegrator
{
public:
    DormandPrinceMethod(SystemEvaluator& evaluator, const IntegratorOptions& options)
        : RungeKuttaIntegrator(evaluator, options, kEstimateOrder), end_(size_)
    {
        stages_.fill(Vector(size_));
        dense_.fill(Vector(size_));
    }

    std::string name() const override { return "dopri5"; }
    double fastestRate() override { return fastestRate_; }
    void invalidateJacobian() override { isSlopeStale_ = true; }

    StepResult step(double stopTime) override
    {
        failure_ = {};
        if (!prepare())
            return failed();
        if (isWithinRounding(stopTime - time_))
            return creep(stopTime);
        double h = next_;
        bool isRejected = false;
        for (int tries = 0; tries < kMostTries; ++tries) {
            if (options_.largestStep > 0)
                h = std::min(h, options_.largestStep);
            if (isWithinRounding(h))
                break;
            const bool isCut = time_ + h * 1.0001 >= stopTime;
            const double used = isCut ? stopTime - time_ : h;
            failure_ = {};
            isRejected = isRejected || tries > 0;
            if (!evaluateStages(used)) {
                if (isFatal())
                    return failed();
                h = used / 2;
                continue;
            }
            const double error = estimate(used);
            if (error < 1)
                return accept(used, error, isRejected, isCut ? h : 0);
            ++counts_.errorTestFailures;
            h = used / std::min(kMostShrinking, std::pow(error, 1.0 / kEstimateOrder) / kSafety);
        }
        return failure_.ok() ? StepResult::ErrorTestFailed : failed();
    }

private:
    /// Computes the slope at the beginning of the step; false if it has no value.
    [[nodiscard]] bool prepare()
    {
        if (isFresh_) {
            lastError_ = 1e-4;
            isSlopeStale_ = false;
            return begin();
        }
        if (!isSlopeStale_)
            return true;
        isSlopeStale_ = false;
        return evaluate(time_, x_, slope_);
    }

    /// Leaves the end of the step in end_, the slope there in the last stage, and the state of the stage before it,
    /// which has the same time, in scratch_.
    [[nodiscard]] bool evaluateStages(double h)
    {
        stages_[0] = slope_;
        for (std::size_t stage = 1; stage < kStages; ++stage) {
            scratch_.swap(end_);
            for (std::size_t k = 0; k < size_; ++k) {
                double way = 0;
                for (std::size_t s = 0; s < stage; ++s)
                    way += kWeights[stage][s] * stages_[s][k];
                end_[k] = x_[k] + h * way;
            }
            if (!evaluate(time_ + kPlaces[stage] * h, end_, stages_[stage]))
                return false;
        }
        return true;
    }

    double estimate(double h)
    {
        for (std::size_t k = 0; k < size_; ++k) {
            scale_[k] = absolute_[k] + options_.tolerance * std::max(std::abs(x_[k]), std::abs(end_[k]));
            error_[k] = h * combined(kErrorWeights, k);
        }
        return errorSize();
    }

    [[nodiscard]] double combined(const std::array<double, kStages>& weights, std::size_t k) const
    {
        double sum = 0;
        for (std::size_t s = 0; s < kStages; ++s)
            sum += weights[s] * stages_[s][k];
        return sum;
    }

    /// Accepts the step and chooses the length of the next one. \a wanted: the length of this step if the stop time had
    /// not shortened it; 0 if it did not.
    StepResult accept(double h, double error, bool isRejected, double wanted)
    {
        noteFastestRate();
        const double growth =
            kSafety * std::pow(lastError_, kDamping) / std::pow(error, 1.0 / kEstimateOrder - 0.75 * kDamping);
        next_ = std::max(h * std::clamp(growth, 1 / kMostShrinking, isRejected ? 1.0 : kMostGrowth), wanted);
        lastError_ = std::max(error, 1e-4);
        makeDense(h);
        previous_.swap(x_);
        x_.swap(end_);
        slope_.swap(stages_[kStages - 1]);
        previousTime_ = time_;
        time_ += h;
        isFresh_ = false;
        ++counts_.steps;
        failure_ = {};
        return StepResult::Ok;
    }

    /// The last two stages have the same time and two states: the change of the slopes between them estimates the
    /// fastest rate of the system.
    void noteFastestRate()
    {
        for (std::size_t k = 0; k < size_; ++k)
            scratch_[k] = end_[k] - scratch_[k];
        const double way = norm(scratch_);
        for (std::size_t k = 0; k < size_; ++k)
            scratch_[k] = stages_[kStages - 1][k] - stages_[kStages - 2][k];
        fastestRate_ = way > 0 ? norm(scratch_) / way : 0;
    }

    void makeDense(double h)
    {
        for (std::size_t k = 0; k < size_; ++k) {
            const double way = end_[k] - x_[k], bend = h * stages_[0][k] - way;
            dense_[0][k] = way;
            dense_[1][k] = bend;
            dense_[2][k] = way - h * stages_[kStages - 1][k] - bend;
            dense_[3][k] = h * combined(kDenseWeights, k);
        }
    }
    void setStraightWay(double h) override
    {
        for (std::size_t k = 0; k < size_; ++k) {
            dense_[0][k] = h * slope_[k];
            dense_[1][k] = dense_[2][k] = dense_[3][k] = 0;
        }
    }
    void pointAt(double s, std::span<double> x) const override
    {
        for (std::size_t k = 0; k < size_; ++k)
            x[k] = previous_[k] + wayAt(s, k);
    }
    [[nodiscard]] double wayAt(double s, std::size_t k) const
    {
        return s * (dense_[0][k] + (1 - s) * (dense_[1][k] + s * (dense_[2][k] + (1 - s) * dense_[3][k])));
    }

    static constexpr int kEstimateOrder = 5;
    static constexpr double kSafety = 0.9;
    static constexpr double kDamping = 0.04;  ///< exponent of the last error in the choice of the next step
    static constexpr double kMostGrowth = 10, kMostShrinking = 5;

    Vector end_;
    std::array<Vector, kStages> stages_;
    std::array<Vector, 4> dense_;
    double lastError_ = 1e-4, fastestRate_ = 0;
    bool isSlopeStale_ = false;  ///< the equations have changed since the last step
};

}  // namespace

std::unique_ptr<RungeKuttaIntegrator> makeDormandPrinceIntegrator(SystemEvaluator& evaluator,
                                                                  const IntegratorOptions& options)
{
    return std::make_unique<DormandPrinceMethod>(evaluator, options);
}

}  // namespace bramah::solver
