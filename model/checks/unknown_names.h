// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <optional>
#include <string>
#include <vector>

namespace bramah::model {

/// A name that means nothing where it is written.
struct UnknownName {
    std::string name;               ///< up to the part that is not found, as `pump.speed`
    std::vector<std::string> near;  ///< names that are there and spelled much like it, the nearest first; at most 3
};

/// The first variable in \a expression that is unknown when written in the model \a scope. Names of functions, and
/// what a missing class would have, are not looked at.
[[nodiscard]] std::optional<UnknownName> unknownName(const syntax::Expression& expression, const Instance& scope);

}  // namespace bramah::model
