// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/loops/limit_cycles.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

std::vector<AxisCrossing> axisCrossingsOf(const std::vector<double>& frequencies,
                                          const std::vector<std::complex<double>>& response)
{
    std::vector<AxisCrossing> crossings;
    for (std::size_t k = 0; k + 1 < std::min(frequencies.size(), response.size()); ++k) {
        const std::complex<double> a = response[k], b = response[k + 1];
        if ((a.imag() > 0) == (b.imag() > 0) || a.imag() == b.imag())
            continue;
        const double share = a.imag() / (a.imag() - b.imag());
        const double real = std::lerp(a.real(), b.real(), share);
        if (real < 0)
            crossings.push_back({frequencies[k] * std::pow(frequencies[k + 1] / frequencies[k], share), -real});
    }
    return crossings;
}

std::vector<LimitCycle> limitCyclesOf(const std::vector<CrossingsOfAmplitude>& answers)
{
    std::vector<LimitCycle> cycles;
    for (std::size_t i = 0; i + 1 < answers.size(); ++i) {
        const CrossingsOfAmplitude &less = answers[i], &more = answers[i + 1];
        for (std::size_t k = 0; k < std::min(less.crossings.size(), more.crossings.size()); ++k) {
            const double before = std::log(less.crossings[k].gain), after = std::log(more.crossings[k].gain);
            if ((before > 0) == (after > 0) || !std::isfinite(before) || !std::isfinite(after))
                continue;
            const double share = before / (before - after);
            const auto between = [share](double a, double b) { return a * std::pow(b / a, share); };
            cycles.push_back({between(less.amplitude, more.amplitude),
                              between(less.crossings[k].frequency, more.crossings[k].frequency), before > 0});
        }
    }
    return cycles;
}

}  // namespace bramah::solver
