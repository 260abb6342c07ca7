// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// Detects events so close together that the run makes no progress.
class ChatteringWatch
{
public:
    static constexpr std::size_t kEvents = 100;

    /// \a window [s]: kEvents events within it are too many.
    explicit ChatteringWatch(double window) : window_(window) {}

    /// Records an event at \a time at which \a relations changed. True if it is the kEvents-th within the window.
    [[nodiscard]] bool isChattering(double time, std::span<const std::int32_t> relations);
    /// The relation that changed most often in the events watched, or -1.
    [[nodiscard]] std::int32_t culprit() const;

private:
    struct Event {
        double time = 0;
        std::vector<std::int32_t> relations;
    };
    double window_;
    std::vector<Event> events_;  // the last kEvents, as a ring
    std::size_t next_ = 0;
};

}  // namespace bramah::solver
