// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/value_arithmetic.h"
#include "model/values/value_operations.h"

#include <cmath>
#include <vector>

/// The predefined functions of evaluated arguments, whose number is at least that in predefined_functions.def. The
/// result is unknown if an argument is unknown or does not fit.
namespace bramah::model::value_functions {

/// The arguments of a call, in order. Functions here expect the number and kinds that PredefinedFunction::apply() has
/// checked; unknown arguments give an unknown value.
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
/// The same as a function of values alone.
template <double (*Operation)(double, double)>
[[nodiscard]] Value ofDivision(const Values& a)
{
    return ofDivision(a, Operation);
}
/// `x / y` without its fraction, rounded towards zero; \a y is not 0.
[[nodiscard]] double divOf(double x, double y);
/// `x - floor(x / y) * y`, with the sign of \a y, which is not 0.
[[nodiscard]] double modOf(double x, double y);
/// `x - div(x, y) * y`, with the sign of \a x; \a y is not 0.
[[nodiscard]] double remOf(double x, double y);

/// `abs(x)`, elementwise, of the type of its argument.
[[nodiscard]] Value absolute(const Values& a);
/// `sign(x)` of a scalar: the Integer -1, 0 or 1.
[[nodiscard]] Value sign(const Values& a);
/// `integer(x)`: the greatest Integer that is not above a scalar; unknown if 64 bits do not hold it.
[[nodiscard]] Value integerOfReal(const Values& a);
/// `Integer(e)`: the ordinal of an enumeration literal, from 1.
[[nodiscard]] Value integerOfLiteral(const Values& a);
/// `atan2(y, x)` of two scalars [rad], from -pi to pi.
[[nodiscard]] Value atan2(const Values& a);

/// The least or greatest of two scalars or of the elements of an array; unknown for an empty array and for arrays that
/// hold an unknown element.
///@{
[[nodiscard]] Value least(const Values& a);
[[nodiscard]] Value greatest(const Values& a);
///@}
/// `sum(A)` of all elements, 0 for an empty array; a scalar is itself.
[[nodiscard]] Value sum(const Values& a);
/// `product(A)` of all elements, 1 for an empty array; a scalar is itself.
[[nodiscard]] Value product(const Values& a);

/// `size(A, i)`, or `size(A)` as a vector, empty for a scalar; unknown if A has no dimension i.
[[nodiscard]] Value size(const Values& a);
/// `ndims(A)`: the number of dimensions; 0 for a scalar.
[[nodiscard]] Value countOfDimensions(const Values& a);
/// `fill(s, n1, n2, ...)`; \c s may be an array, whose sizes then come last. As zeros() and ones(), unknown for
/// negative sizes and beyond kMostElements elements.
[[nodiscard]] Value fill(const Values& a);
/// `zeros(n1, n2, ...)`: an array of Reals.
[[nodiscard]] Value zeros(const Values& a);
/// `ones(n1, n2, ...)`: an array of Reals.
[[nodiscard]] Value ones(const Values& a);
/// `linspace(x1, x2, n)`: \c n Reals, both ends among them; unknown below 2 or beyond kMostElements.
[[nodiscard]] Value linspace(const Values& a);
/// `identity(n)`: n x n Integers; unknown for a negative \c n and beyond kMostElements elements.
[[nodiscard]] Value identity(const Values& a);
/// `diagonal(v)`: the square matrix with the vector \c v in its diagonal and Real zeros around.
[[nodiscard]] Value diagonal(const Values& a);
/// `transpose(A)`; unknown unless A is a matrix.
[[nodiscard]] Value transposed(const Values& a);
/// `cross(x, y)` of two vectors of 3 elements; unknown for others.
[[nodiscard]] Value cross(const Values& a);
/// `scalar(A)`: the one element of an array, or a scalar itself; unknown for several elements.
[[nodiscard]] Value scalar(const Values& a);
/// `vector(A)`: all elements in one dimension; unknown if several dimensions are greater than 1.
[[nodiscard]] Value vector(const Values& a);
/// `matrix(A)`: a scalar or vector as a matrix of one column; unknown if a third dimension is greater than 1.
[[nodiscard]] Value matrix(const Values& a);
/// `cat(k, A, B, ...)`: arrays joined along dimension k, from 1; unknown if they differ in the number of dimensions.
[[nodiscard]] Value concatenated(const Values& a);

/// Operators such as noEvent() that advise the solver and return their argument.
[[nodiscard]] inline Value first(const Values& a)
{
    return a[0];
}
/// Operators such as smooth() whose first argument advises the solver; they return the second one.
[[nodiscard]] inline Value second(const Values& a)
{
    return a[1];
}

}  // namespace bramah::model::value_functions
