// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/value_arithmetic.h"
#include "model/values/value_operations.h"

#include <cmath>
#include <vector>

/// The predefined functions of evaluated arguments, whose number is at least that in predefined_functions.def. The
/// result is unknown if an argument is unknown or does not fit.
namespace bramah::model::value_functions {

using Values = std::vector<Value>;

/// A function of one Real, applied elementwise; unknown where its value is not finite.
template <double (*Function)(double)>
[[nodiscard]] Value ofReals(const Values& a)
{
    if (a.size() != 1)
        return {};
    return mapElements(a[0], [](const Value& value) -> Value {
        const auto number = value.number();
        const double result = number ? Function(*number) : NAN;
        return std::isfinite(result) ? Value(result) : Value();
    });
}

/// The quotients and remainders of specification 3.7.2: Integer if both operands are.
[[nodiscard]] Value ofDivision(const Values& a, double (*operation)(double, double));
template <double (*Operation)(double, double)>
[[nodiscard]] Value ofDivision(const Values& a)
{
    return ofDivision(a, Operation);
}
[[nodiscard]] double divOf(double x, double y);
[[nodiscard]] double modOf(double x, double y);
[[nodiscard]] double remOf(double x, double y);

[[nodiscard]] Value absolute(const Values& a);
[[nodiscard]] Value sign(const Values& a);
[[nodiscard]] Value integerOfReal(const Values& a);
[[nodiscard]] Value integerOfLiteral(const Values& a);
[[nodiscard]] Value atan2(const Values& a);

[[nodiscard]] Value least(const Values& a);
[[nodiscard]] Value greatest(const Values& a);
[[nodiscard]] Value sum(const Values& a);
[[nodiscard]] Value product(const Values& a);

[[nodiscard]] Value size(const Values& a);
[[nodiscard]] Value countOfDimensions(const Values& a);
[[nodiscard]] Value fill(const Values& a);
[[nodiscard]] Value zeros(const Values& a);
[[nodiscard]] Value ones(const Values& a);
[[nodiscard]] Value linspace(const Values& a);
[[nodiscard]] Value identity(const Values& a);
[[nodiscard]] Value diagonal(const Values& a);
[[nodiscard]] Value transposed(const Values& a);
[[nodiscard]] Value cross(const Values& a);
[[nodiscard]] Value scalar(const Values& a);
[[nodiscard]] Value vector(const Values& a);
[[nodiscard]] Value matrix(const Values& a);
[[nodiscard]] Value concatenated(const Values& a);

/// Operators such as noEvent() that advise the solver and return their argument.
[[nodiscard]] inline Value first(const Values& a)
{
    return a[0];
}
[[nodiscard]] inline Value second(const Values& a)
{
    return a[1];
}

}  // namespace bramah::model::value_functions
