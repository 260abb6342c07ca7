// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"
#include "model/values/value.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bramah::model {

/// Operators on values, elementwise on arrays where Modelica says so. An operand that is unknown
/// or of the wrong kind gives an unknown value.
[[nodiscard]] Value applyUnary(syntax::UnaryOperator operation, const Value& operand);
/// The same for two operands; `and` and `or` are known as soon as one operand decides them.
[[nodiscard]] Value applyBinary(syntax::BinaryOperator operation, const Value& left, const Value& right);

/// \a number without its fraction; nothing if an Integer cannot hold it.
[[nodiscard]] std::optional<std::int64_t> wholePart(double number);
/// The literal number \a place, from 1, of \a enumeration; unknown if there is none.
[[nodiscard]] Value literalAt(const ClassNode& enumeration, std::int64_t place);
/// The array of \a elements, one dimension more than theirs; unknown if those are arrays of different sizes.
[[nodiscard]] Value makeArray(std::vector<Value> elements);
/// \a value as an array of at least this many dimensions; added ones have size 1.
[[nodiscard]] Value promoted(Value value, std::size_t dimensions);
/// All elements of \a array in one dimension, row by row.
[[nodiscard]] Value flattened(const ArrayValue& array);
/// The element of \a array at one index for each dimension, from 1; unknown if out of range.
[[nodiscard]] Value elementAt(const Value& array, const std::vector<std::int64_t>& indices);

}  // namespace bramah::model
