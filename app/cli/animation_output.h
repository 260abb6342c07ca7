// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_model.h"
#include "solver/results/result_store.h"

#include <optional>

namespace bramah::app {

/// What --animate and the options that go with it ask for.
struct AnimationOptions {
    QString path;  ///< empty: no animation
    double seconds = 10;
    double framesPerSecond = 20;
    int width = 1000;  ///< px
    bool hasPlots = false;
    bool hasMechanism = false;
};

void addAnimationOptions(CommandOptions& options);
/// Reads these options. Nothing, with a message, if one is wrong.
[[nodiscard]] std::optional<AnimationOptions> readAnimationOptions(CommandOptions& options, CommandStreams& streams);

/// Writes \a store, the results of the class \a node, as an animation. The store is lent meanwhile. Needs a
/// QApplication. Returns what went wrong, or nothing.
[[nodiscard]] std::optional<QString> writeAnimation(solver::ResultStore& store, const model::ClassLibrary& library,
                                                    const model::ClassNode& node, const AnimationOptions& options);

}  // namespace bramah::app
