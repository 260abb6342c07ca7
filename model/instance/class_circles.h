// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

namespace bramah::model {

/// Deeper trees of components or base classes are taken for recursive classes.
inline constexpr int kMaxDepth = 64;
inline constexpr int kMostNested = 32;  ///< instances of one class in each other, which conditions may end

/// Instances from the root to \a instance, both counted.
[[nodiscard]] int depthOf(const Instance& instance);
/// The number of instances of its own class around \a instance.
[[nodiscard]] int nestingOf(const Instance& instance);
/// The outermost instance that has an ancestor of its own class: where a circle of classes closes.
[[nodiscard]] const Instance& closesCircle(const Instance& deepest);

}  // namespace bramah::model
