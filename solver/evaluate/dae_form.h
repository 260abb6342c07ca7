// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"

#include <span>

namespace bramah::solver {

/// The equations with the iteration variables of implicit blocks as unknowns z beside the states, as IDA needs them.
/// Sizes and patterns are in the layout of the Equations.
class DaeForm
{
public:
    /// DAE form, y = [x; z]: r = [xdot - f(t, x, z); g(t, x, z)].
    virtual EvaluationStatus residual(double t, std::span<const double> y, std::span<const double> ydot,
                                      std::span<double> r) = 0;
    /// dr/dy + c * dr/dydot in the order of layout().daeJacobian.
    virtual EvaluationStatus residualJacobian(double t, std::span<const double> y, double c,
                                              std::span<double> values) = 0;
    /// The z that the last derivatives() solved for, as start for IDA.
    virtual void algebraics(std::span<double> z) const = 0;

protected:
    ~DaeForm() = default;
};

}  // namespace bramah::solver
