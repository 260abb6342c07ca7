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
    Number,  ///< Real or Integer
    Integer,
    Boolean,
    Enumeration,
    String,
    Ordered,  ///< number, Boolean or enumeration: the types that `<` compares, without String
};

/// The kind of value that a variable of \a type takes.
[[nodiscard]] ArgumentKind argumentKind(BuiltinType type);
/// Are all known elements of \a value of \a kind?
[[nodiscard]] bool isOfKind(const Value& value, ArgumentKind kind);

}  // namespace bramah::model
