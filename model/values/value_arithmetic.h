// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/value.h"

#include <functional>
#include <optional>

namespace bramah::model {

/// Arithmetic that operators and predefined functions of values share. Unknown operands give unknown results.
[[nodiscard]] bool isWhole(const Value& value);                   ///< of type Integer
[[nodiscard]] std::optional<double> numeric(const Value& value);  ///< of a Real or Integer
/// A Real or Integer with the other sign; unknown for all else, also for arrays and where an Integer would overflow.
[[nodiscard]] Value negated(const Value& value);
[[nodiscard]] Value sumOf(const Value& left, const Value& right);      ///< also of strings
[[nodiscard]] Value productOf(const Value& left, const Value& right);  ///< of scalars
/// \a function applied to each element of an array, or to a scalar.
[[nodiscard]] Value mapElements(const Value& value, const std::function<Value(const Value&)>& function);
/// \a function applied to corresponding elements; a scalar is paired with every element. Unknown if sizes differ.
[[nodiscard]] Value zipElements(const Value& left, const Value& right,
                                const std::function<Value(const Value&, const Value&)>& function);

}  // namespace bramah::model
