// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/value.h"

#include <functional>
#include <optional>

namespace bramah::model {

/// The arithmetic that operators and predefined functions on values share. Unknown operands give unknown results.
[[nodiscard]] bool isWhole(const Value& value);                   ///< of type Integer
[[nodiscard]] std::optional<double> numeric(const Value& value);  ///< of a Real or Integer
[[nodiscard]] Value negated(const Value& value);
[[nodiscard]] Value sumOf(const Value& left, const Value& right);      ///< also of texts
[[nodiscard]] Value productOf(const Value& left, const Value& right);  ///< of scalars
/// \a function of each element, or of a scalar.
[[nodiscard]] Value mapElements(const Value& value, const std::function<Value(const Value&)>& function);
/// \a function of elements of equal place; a scalar goes with every element. Unknown if the sizes differ.
[[nodiscard]] Value zipElements(const Value& left, const Value& right,
                                const std::function<Value(const Value&, const Value&)>& function);

}  // namespace bramah::model
