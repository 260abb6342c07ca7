// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/values/value.h"

#include <cstdint>

namespace bramah::model {

/// The types of the arguments of a predefined function or operator, elementwise for arrays (Modelica 3.6, 3.7 and
/// 10.3).
enum class ArgumentKind : std::uint8_t {
    Any,
    Number,  ///< Real, or Integer in its place
    Integer,
    Boolean,
    Enumeration,
    String,
    Ordered,  ///< a number, Boolean or enumeration: all types that `<` compares, but no String
};

/// The kind of value that a variable of \a type takes.
[[nodiscard]] ArgumentKind argumentKind(BuiltinType type);
/// Says whether all elements of \a value are of \a kind, as far as they are known.
[[nodiscard]] bool isOfKind(const Value& value, ArgumentKind kind);

}  // namespace bramah::model
