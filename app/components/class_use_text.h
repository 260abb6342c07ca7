// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/refactoring/class_uses.h"

namespace bramah::app {

/// A use in a few words: `press: drive1`, `Pump (base class)`.
[[nodiscard]] QString useText(const model::ClassUse& use);
/// A sentence with the number of users of a class and the first of them.
[[nodiscard]] QString usersSentence(const model::ClassNode& node);

}  // namespace bramah::app
