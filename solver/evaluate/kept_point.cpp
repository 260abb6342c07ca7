// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/kept_point.h"

#include <algorithm>

namespace bramah::solver {
namespace {

constexpr Slot kSmallGap = 16;  // slots that are copied with those around them

}  // namespace

KeptPoint::KeptPoint(const CompiledSystem& system) : system_(system)
{
    std::vector<Slot> written{system.tape.time};
    for (const Instruction& instruction : unpacked(system.derivativeProgram.instructions))
        written.push_back(instruction.result);
    for (const TapeBlock& block : system.tape.blocks)
        written.insert(written.end(), block.tearSlots.begin(), block.tearSlots.end());
    for (const CompiledHistory& history : system.histories)
        written.insert(written.end(), history.places.outputs.begin(), history.places.outputs.end());
    for (const CompiledState& state : system.states)
        written.push_back(state.slot);
    for (const CompiledInput& input : system.inputs)
        written.push_back(input.slot);
    std::ranges::sort(written);
    std::size_t count = 0;
    for (const Slot slot : written)
        if (!ranges_.empty() && slot < ranges_.back().end + kSmallGap)
            ranges_.back().end = std::max(ranges_.back().end, slot + 1);
        else
            ranges_.push_back({slot, slot + 1});
    for (const Range& range : ranges_)
        count += range.end - range.begin;
    values_.resize(count + system.states.size());
}

void KeptPoint::keep(const std::vector<double>& slots)
{
    auto place = values_.begin();
    for (const Range& range : ranges_)
        place = std::copy(slots.begin() + range.begin, slots.begin() + range.end, place);
    if (!system_.states.empty())
        std::copy_n(slots.begin() + system_.states.front().slot, system_.states.size(), place);
    time_ = slots[system_.tape.time];
}

std::span<const double> KeptPoint::states() const
{
    return std::span(values_).last(system_.states.size());
}

bool KeptPoint::restore(double t, std::span<const double> x, std::vector<double>& slots) const
{
    if (time_ != t || !std::ranges::equal(states(), x.first(system_.states.size())))
        return false;
    auto place = values_.begin();
    for (const Range& range : ranges_) {
        const auto next = place + (range.end - range.begin);
        std::copy(place, next, slots.begin() + range.begin);
        place = next;
    }
    return true;
}

}  // namespace bramah::solver
