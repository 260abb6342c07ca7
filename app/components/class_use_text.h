// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/refactoring/class_uses.h"

namespace bramah::app {

/// A use in a few words: `press: drive1`, `Pump (base class)`.
[[nodiscard]] QString useText(const model::ClassUse& use);
/// By what a class is used, as a sentence with the first of them.
[[nodiscard]] QString usersSentence(const model::ClassNode& node);

}  // namespace bramah::app
