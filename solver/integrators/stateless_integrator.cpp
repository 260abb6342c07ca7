// SPDX-License-Identifier: GPL-3.0-or-later
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
        return StepResult::Ok;
    }
    StepResult step(double stopTime) override
    {
        previousTime_ = time_;
        time_ = std::min(time_ + std::min(stepLength_, longest_), stopTime);
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
    double stepLength_;
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
