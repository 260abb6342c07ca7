// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/parts_choice.h"

#include "solver/tape/compiled_system.h"

#include <algorithm>

namespace bramah::solver {
namespace {

constexpr std::size_t kFewestStates = 60;  // of the whole: smaller systems take little time anyway
constexpr double kLargestShare = 0.6;      // largest share of the states that one part may have
constexpr double kMostStretches = 20'000;  // for one part: each costs about two steps, even if nothing happens

}  // namespace

PartsVerdict judgeParts(const DecoupledParts& parts, const CompiledSystem& whole, double duration)
{
    if (whole.states.size() < kFewestStates)
        return PartsVerdict::FewStates;
    std::size_t largest = 0;
    for (const DecoupledParts::Part& part : parts.parts)
        largest = std::max(largest, part.system->states.size());
    if (static_cast<double>(largest) > kLargestShare * static_cast<double>(whole.states.size()))
        return PartsVerdict::OneIsLarge;
    const bool areLong = std::ranges::all_of(parts.links, [&](const DecoupledParts::Link& link) {
        return link.time > 0 && duration / link.time <= kMostStretches;
    });
    return areLong ? PartsVerdict::Pays : PartsVerdict::ShortDelays;
}

}  // namespace bramah::solver
