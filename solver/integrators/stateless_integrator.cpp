// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/stateless_integrator.h"

#include <algorithm>
#include <limits>

namespace bramah::solver {
namespace {

class StatelessIntegrator final : public Integrator
{
public:
    explicit StatelessIntegrator(double stepLength) : stepLength_(stepLength) {}

    std::string name() const override { return "no states"; }
    SolverKind kind() const override { return SolverKind::Stateless; }
    StepResult start(double t, std::span<const double>, double) override
    {
        time_ = previousTime_ = t;
        countFrom(t);
        return StepResult::Ok;
    }
    StepResult step(double stopTime) override
    {
        constexpr double kNoStep = 1e-9;  // of a step: less is a rounding
        previousTime_ = time_;
        if (const double length = std::min(stepLength_, longest_); length != length_) {
            length_ = length;
            countFrom(time_);
        }
        // Steps are counted, as their sum would gather roundings.
        time_ = from_ + static_cast<double>(++taken_) * length_;
        if (!(time_ < stopTime - kNoStep * length_)) {
            time_ = stopTime;
            countFrom(stopTime);
        }
        ++counts_.steps;
        return StepResult::Ok;
    }
    double time() const override { return time_; }
    double previousTime() const override { return previousTime_; }
    void interpolate(double, std::span<double>) const override {}
    void limitSteps(double longest) override { longest_ = longest; }
    void invalidateJacobian() override {}
    IntegratorCounts counts() const override { return counts_; }
    std::int64_t errorTestFailures() const override { return 0; }
    int lastOrder() const override { return 0; }
    void weightedErrors(std::span<double>) const override {}
    void errorWeights(std::span<double>) const override {}
    std::span<const std::int64_t> newtonFailuresByState() const override { return {}; }
    std::optional<std::size_t> newtonCulprit() const override { return {}; }
    const EvaluationStatus& failure() const override { return failure_; }

private:
    void countFrom(double t)
    {
        from_ = t;
        taken_ = 0;
    }

    double stepLength_;
    double length_ = 0;       ///< of the steps that are counted
    double from_ = 0;         ///< where they begin
    std::int64_t taken_ = 0;  ///< their number
    double longest_ = std::numeric_limits<double>::infinity();
    double time_ = 0;
    double previousTime_ = 0;
    IntegratorCounts counts_;
    EvaluationStatus failure_;
};

}  // namespace

std::unique_ptr<Integrator> makeStatelessIntegrator(double stepLength)
{
    return std::make_unique<StatelessIntegrator>(stepLength);
}

}  // namespace bramah::solver
