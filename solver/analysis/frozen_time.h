// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

namespace bramah::solver {

/// A system with constant inputs: its equations are those of one moment at any time. Borrows the evaluator.
/// Large: it implements all of SystemEvaluator.
class FrozenTime final : public SystemEvaluator
{
public:
    /// Freezes \a evaluator at \a time [s]; times in calls are ignored. A stop asked of \a evaluator stops this one
    /// too.
    FrozenTime(SystemEvaluator& evaluator, double time) : e_(evaluator), time_(time)
    {
        setStopCheck([this] { return e_.isStopWanted(); });
    }

    [[nodiscard]] const SystemLayout& layout() const override { return e_.layout(); }
    [[nodiscard]] const FlatModel& model() const override { return e_.model(); }
    void setParameter(VariableId parameter, double value) override { e_.setParameter(parameter, value); }
    EvaluationStatus updateParameters() override { return e_.updateParameters(); }
    [[nodiscard]] double value(VariableId variable) const override { return e_.value(variable); }
    InitialisationOutcome initialise(double, std::span<double> x) override { return e_.initialise(time_, x); }
    [[nodiscard]] SavedState save(double, std::span<const double> x) override { return e_.save(time_, x); }
    InitialisationOutcome resume(const SavedState& state, double, std::span<double> x) override
    {
        return e_.resume(state, time_, x);
    }
    void setWithinBounds(bool isWithinBounds) override { e_.setWithinBounds(isWithinBounds); }
    EvaluationStatus derivatives(double, std::span<const double> x, std::span<double> xdot) override
    {
        return e_.derivatives(time_, x, xdot);
    }
    EvaluationStatus jacobian(double, std::span<const double> x, std::span<double> values) override
    {
        return e_.jacobian(time_, x, values);
    }
    EvaluationStatus exactJacobian(double, std::span<const double> x, std::span<double> values) override
    {
        return e_.exactJacobian(time_, x, values);
    }
    EvaluationStatus residual(double, std::span<const double> y, std::span<const double> ydot,
                              std::span<double> r) override
    {
        return e_.residual(time_, y, ydot, r);
    }
    EvaluationStatus residualJacobian(double, std::span<const double> y, double c, std::span<double> values) override
    {
        return e_.residualJacobian(time_, y, c, values);
    }
    void algebraics(std::span<double> z) const override { e_.algebraics(z); }
    EvaluationStatus relations(double, std::span<const double> x, std::span<double> values) override
    {
        return e_.relations(time_, x, values);
    }
    [[nodiscard]] double nextTimeEvent(double) const override;
    EventOutcome handleEvent(double, std::span<double> x) override { return e_.handleEvent(time_, x); }
    EvaluationStatus acceptStep(double, std::span<const double> x) override { return e_.settleDelays(time_, x); }
    EvaluationStatus settleDelays(double, std::span<const double> x) override { return e_.settleDelays(time_, x); }
    [[nodiscard]] std::vector<AssertionWarning> takeWarnings() override { return e_.takeWarnings(); }
    void selectOutputs(std::span<const std::size_t> chosen) override { e_.selectOutputs(chosen); }
    EvaluationStatus outputs(double, std::span<const double> x, std::span<double> values) override
    {
        return e_.outputs(time_, x, values);
    }

private:
    SystemEvaluator& e_;
    double time_;
};

}  // namespace bramah::solver
