// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/argument_kinds.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace bramah::model {

/// The functions and operators that Modelica predefines, as predefined_functions.def lists them.
enum class Predefined : std::uint8_t {
#define BRAMAH_PREDEFINED(id, ...) id,
#include "model/values/predefined_functions.def"
#undef BRAMAH_PREDEFINED
};

/// The value of a function for evaluated arguments; unknown where it is not defined for them.
using ValueFunction = Value (*)(const std::vector<Value>& arguments);

/// One predefined function or operator.
struct PredefinedFunction {
    Predefined id;
    std::string_view name;
    std::size_t fewestArguments = 0;
    ValueFunction ofValues = nullptr;  ///< null: it has no value before a run
    std::vector<ArgumentKind> kinds;   ///< of the arguments; the last holds for all further ones

    /// The kind of value that it takes as its argument number \a position, from 0.
    [[nodiscard]] ArgumentKind kind(std::size_t position) const;
    /// The value of the function; unknown if it has none, or if the arguments are too few or of a wrong kind.
    [[nodiscard]] Value apply(const std::vector<Value>& arguments) const;
};

/// All of them, in the order of their ids.
[[nodiscard]] const std::vector<PredefinedFunction>& predefinedFunctions();
/// The function or operator that has this name; null if none has.
[[nodiscard]] const PredefinedFunction* findPredefined(std::string_view name);
[[nodiscard]] const PredefinedFunction& predefined(Predefined id);

}  // namespace bramah::model
