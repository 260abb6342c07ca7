// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

/// The moments of a run that an animation shows.
struct AnimationPlan {
    double from = 0, to = 1;      ///< s of the run, `to` not before `from`
    double speed = 1;             ///< seconds of the run in a second
    double framesPerSecond = 20;  ///< at most

    /// The first frame shows `from`, the last one `to`.
    [[nodiscard]] int frames() const;
    /// The time of the run that a frame, counted from 0, shows [s].
    [[nodiscard]] double timeOf(int frame) const;
    /// How long the whole takes [s].
    [[nodiscard]] double duration() const { return frames() / framesPerSecond; }
};

}  // namespace bramah::app
