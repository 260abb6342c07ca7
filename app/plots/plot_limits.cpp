// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_limits.h"

#include <algorithm>
#include <array>

namespace bramah::app {

std::vector<PlotLimit> limitsOf(const solver::Measures& measures)
{
    using enum solver::Statistic;
    constexpr std::array kLevels{First, Last, Minimum, Maximum, Mean, Rms};
    std::vector<PlotLimit> limits;
    for (const solver::Measure& measure : measures) {
        if (std::ranges::find(kLevels, measure.statistic) == kLevels.end())
            continue;
        if (measure.upper)
            limits.push_back({measure.of, *measure.upper, true, measure.name});
        if (measure.lower)
            limits.push_back({measure.of, *measure.lower, false, measure.name});
    }
    return limits;
}

}  // namespace bramah::app
