// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/parameter_range.h"

#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kBoundRounding = 1e-9;  // relative to the bound

}  // namespace

EvaluationStatus rangeStatus(VariableId parameter, ComponentId component, double value, double min, double max)
{
    if (!std::isfinite(value))
        return failure(FailureKind::NotANumber, false, component, failures::ParameterNotFinite{parameter, value});
    const bool isBelow = value < min - kBoundRounding * std::fabs(min);
    if (!isBelow && !(value > max + kBoundRounding * std::fabs(max)))
        return {};
    return failure(FailureKind::AssertionFailed, false, component,
                   failures::ParameterOutOfRange{parameter, value, isBelow ? min : max, isBelow});
}

}  // namespace bramah::solver
