// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/watches/derivative_jump.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

// An event after which the derivatives times the step differ by less than this, in units of the allowed error, is a
// kink; more is a jump.
constexpr double kLargestKink = 0.1;

}  // namespace

DerivativeJump::DerivativeJump(Equations& equations)
    : equations_(equations), before_(equations.layout().states.size()), after_(before_.size()), weights_(before_.size())
{
}

EvaluationStatus DerivativeJump::takeBefore(double t, std::span<const double> x)
{
    return equations_.derivatives(t, x, before_);
}

EvaluationStatus DerivativeJump::takeAfter(double t, std::span<const double> x)
{
    return equations_.derivatives(t, x, after_);
}

bool DerivativeJump::isLarge(double duration, const Integrator& integrator)
{
    integrator.errorWeights(weights_);
    double largest = 0;
    for (std::size_t k = 0; k < before_.size(); ++k)
        largest = std::max(largest, std::abs(before_[k] - after_[k]) * weights_[k]);
    return duration * largest > kLargestKink;
}

}  // namespace bramah::solver
