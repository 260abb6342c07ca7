// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

namespace bramah::model {

/// A tree of components or base classes deeper than this is taken for a recursive class.
inline constexpr int kMaxDepth = 64;
inline constexpr int kMostNested = 32;  ///< levels of one class within itself that are tried; a condition may end them

/// The number of instances from the root to \a instance, both included.
[[nodiscard]] int depthOf(const Instance& instance);
/// The number of instances of its own class around \a instance.
[[nodiscard]] int nestingOf(const Instance& instance);
/// The outermost instance with an ancestor of its own class, at which the circle of classes closes.
[[nodiscard]] const Instance& closesCircle(const Instance& deepest);

}  // namespace bramah::model
