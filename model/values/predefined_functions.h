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

/// A function of evaluated arguments; its result is unknown where it is not defined for them.
using ValueFunction = Value (*)(const std::vector<Value>& arguments);

/// One predefined function or operator.
struct PredefinedFunction {
    Predefined id;
    std::string_view name;
    std::size_t fewestArguments = 0;
    ValueFunction ofValues = nullptr;  ///< null: no value before a run
    std::vector<ArgumentKind> kinds;   ///< kinds of the arguments; the last one holds for all further ones

    /// The kind required of argument number \a position, from 0.
    [[nodiscard]] ArgumentKind kind(std::size_t position) const;
    /// The value of the function; unknown if it has none, or if the arguments are too few or of a wrong kind.
    [[nodiscard]] Value apply(const std::vector<Value>& arguments) const;
};

/// All predefined functions in the order of their ids.
[[nodiscard]] const std::vector<PredefinedFunction>& predefinedFunctions();
/// The function or operator called \a name, or null.
[[nodiscard]] const PredefinedFunction* findPredefined(std::string_view name);
/// The entry of \a id in predefinedFunctions().
[[nodiscard]] const PredefinedFunction& predefined(Predefined id);

}  // namespace bramah::model
