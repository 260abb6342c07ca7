// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/modifiers.h"

namespace bramah::model {

/// Can both of two conditions be true at the same time, as far as their texts say? Comparisons of one
/// expression with numbers and parameters exclude each other where no number fits both, a Boolean excludes its
/// negation; all else may be true whatever the rest is. Conditions that are too long to be looked through count as
/// exclusive: nothing is known against them.
[[nodiscard]] bool canBothHold(const Modifier& first, const Modifier& second);

}  // namespace bramah::model
