// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/modifiers.h"

namespace bramah::model {

/// Can both conditions be true at the same time, judged by their texts? Comparisons of one expression with numbers and
/// parameters exclude each other if no number satisfies both, and a Boolean excludes its negation; anything else can
/// hold together. Conditions that are too long to analyse count as exclusive, so that nothing is reported without
/// proof.
[[nodiscard]] bool canBothHold(const Modifier& first, const Modifier& second);

}  // namespace bramah::model
