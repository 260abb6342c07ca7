// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/compiled_system.h"

#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// The values that the derivative program has computed at one point, for a return to it after others. Copies only the
/// slots that the program writes: most slots hold parameters and results.
class KeptPoint
{
public:
    /// The system must live as long.
    explicit KeptPoint(const CompiledSystem& system);

    /// Keeps the point in \a slots, where the program has run.
    void keep(const std::vector<double>& slots);
    /// Forgets the point: its values were computed from something that has changed.
    void drop() { time_.reset(); }
    /// The time of the kept point [s]; nothing without one.
    [[nodiscard]] const std::optional<double>& time() const { return time_; }
    /// Puts the values into \a slots, if (t, x) is the kept point; else false.
    bool restore(double t, std::span<const double> x, std::vector<double>& slots) const;

private:
    struct Range {
        Slot begin, end;
    };
    [[nodiscard]] std::span<const double> states() const;

    const CompiledSystem& system_;
    std::vector<Range> ranges_;   ///< rising
    std::vector<double> values_;  ///< of all ranges, one after the other, then the states
    std::optional<double> time_;
};

}  // namespace bramah::solver
