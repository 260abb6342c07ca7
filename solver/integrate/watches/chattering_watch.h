// SPDX-License-Identifier: BSD-3-Clause
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
    /// \a count events within \a window [s] are too many.
    ChatteringWatch(std::size_t count, double window) : count_(count), window_(window) {}

    /// Records an event at \a time at which \a relations changed. True if it is the one too many within the window.
    [[nodiscard]] bool isChattering(double time, std::span<const std::int32_t> relations);
    /// The relation that changed most often in the events watched, or -1.
    [[nodiscard]] std::int32_t culprit() const;

private:
    struct Event {
        double time = 0;
        std::vector<std::int32_t> relations;
    };
    std::size_t count_;
    double window_;
    std::vector<Event> events_;  // the last count_, as a ring
    std::size_t next_ = 0;
};

}  // namespace bramah::solver
