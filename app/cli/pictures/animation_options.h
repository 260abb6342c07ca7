// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"

namespace bramah::cli {

/// What --animate and the options that go with it ask for.
struct AnimationOptions {
    QString path;  ///< empty: no animation
    double seconds = 10;
    double framesPerSecond = 20;
    double width = 1000;  ///< px
    bool hasPlots = false;
    bool hasMechanism = false;
};

void addAnimationOptions(CommandOptions& options);
/// Reads these options. Nothing, with a message, if one is wrong.
[[nodiscard]] std::optional<AnimationOptions> readAnimationOptions(CommandOptions& options, CommandStreams& streams);

}  // namespace bramah::cli
