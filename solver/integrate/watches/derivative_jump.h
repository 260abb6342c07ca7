// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// The change of the derivatives by an event: a kink, which the integrator steps over, or a jump, at which it starts
/// again.
class DerivativeJump
{
public:
    /// Borrows \a equations; reserves room for their states.
    explicit DerivativeJump(Equations& equations);

    /// Stores the derivatives at (t, x) before the event.
    [[nodiscard]] EvaluationStatus takeBefore(double t, std::span<const double> x);
    /// Stores the derivatives at (t, x) after it.
    [[nodiscard]] EvaluationStatus takeAfter(double t, std::span<const double> x);
    ///@{
    /// The derivatives last stored, by state.
    [[nodiscard]] std::span<const double> before() const { return before_; }
    [[nodiscard]] std::span<const double> after() const { return after_; }
    ///@}
    /// Does the change move a state within \a duration [s] by more than a small share of the error that \a integrator
    /// allows it?
    [[nodiscard]] bool isLarge(double duration, const Integrator& integrator);

private:
    Equations& equations_;
    std::vector<double> before_, after_, weights_;
};

}  // namespace bramah::solver
