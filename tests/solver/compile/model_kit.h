// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/compile.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/reports/failure_text.h"
#include "solver/tape/compiled_system.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace bramah::test {

/// The last class of \a text, flattened.
[[nodiscard]] solver::FlatModel flatModel(const QByteArray& text);
[[nodiscard]] solver::CompileOutcome compiled(const QByteArray& text, const solver::CompileOptions& options = {});
/// All messages of \a outcome, a line each.
[[nodiscard]] QString messages(const solver::CompileOutcome& outcome);

/// A compiled model with one run's values and a plain integrator of fixed steps (Runge-Kutta of order 4 that locates
/// events by bisection), so that the compiler is tested without SUNDIALS.
class TestRun
{
public:
    explicit TestRun(const QByteArray& text);
    explicit TestRun(std::shared_ptr<const solver::CompiledSystem> compiledSystem);

    void set(const std::string& path, double value);
    void start(double t0 = 0);
    /// Integrates to \a time in steps of \a step.
    void runTo(double time, double step);
    [[nodiscard]] double operator[](const std::string& path);
    /// What `status` has failed of, in words.
    [[nodiscard]] std::string detail() const { return detail(status); }
    [[nodiscard]] std::string detail(const solver::EvaluationStatus& failed) const
    {
        return solver::failureText(failed, evaluator->model()).toStdString();
    }
    [[nodiscard]] std::vector<std::string> stateNames() const;
    /// Largest difference of the ODE Jacobian from central differences, relative to the largest entry of its column.
    [[nodiscard]] double jacobianError(double t, const std::vector<double>& x);
    /// The same for the residuals' Jacobian of the DAE form at [x; z] and the constant \a c.
    [[nodiscard]] double daeJacobianError(double t, const std::vector<double>& y, double c);

    std::shared_ptr<const solver::CompiledSystem> system;
    std::unique_ptr<solver::SystemEvaluator> evaluator;
    solver::EvaluationStatus status;
    solver::InitialisationOutcome initial;
    std::vector<double> x;
    double t = 0;
    int events = 0;
    bool isTerminated = false;
    std::vector<double> eventTimes;

private:
    void step(double h, std::vector<double>& result);
    void handleEvent();
    [[nodiscard]] std::vector<double> relationValues(double at, const std::vector<double>& point);
};

}  // namespace bramah::test
