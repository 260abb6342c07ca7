// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace bramah::solver {

/// Reasons why a run cannot be given another value of a name.
enum class ParameterRefusal : std::uint8_t {
    Unknown,       ///< nothing has this path
    NotParameter,  ///< its value follows from the equations
    Final,         ///< its value follows from other parameters
    Structural,    ///< the equations depend on it
    Text,          ///< a String
};

/// The reason why a run of \a model cannot be given another value of \a path; nothing if it can.
[[nodiscard]] std::optional<ParameterRefusal> parameterRefusal(const FlatModel& model, std::string_view path);

}  // namespace bramah::solver
