// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/pictures/animation_options.h"
#include "model/classes/class_library.h"
#include "solver/results/result_store.h"

#include <optional>

namespace bramah::app {

/// What is wrong with \a options, or nothing.
[[nodiscard]] std::optional<QString> animationProblem(const cli::AnimationOptions& options);

/// Writes \a store, the results of the class \a node, as an animation. The store is lent meanwhile. Needs a
/// QApplication. Returns what went wrong, or nothing.
[[nodiscard]] std::optional<QString> writeAnimationOfResults(solver::ResultStore& store,
                                                             const model::ClassLibrary& library,
                                                             const model::ClassNode& node,
                                                             const cli::AnimationOptions& options);

}  // namespace bramah::app
