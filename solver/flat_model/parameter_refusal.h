// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/flat_model/flat_model.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace bramah::solver {

/// The reasons why a run cannot set a value by name.
enum class ParameterRefusal : std::uint8_t {
    Unknown,       ///< nothing has this path
    NotParameter,  ///< the equations determine it
    Final,         ///< other parameters determine it
    PassedOn,      ///< it is a field of another record, which has the value
    Structural,    ///< it decides which equations there are
    Text,          ///< it is a String
};

/// The reason why a run of \a model cannot set \a path; nothing if it can.
[[nodiscard]] std::optional<ParameterRefusal> parameterRefusal(const FlatModel& model, std::string_view path);

}  // namespace bramah::solver
