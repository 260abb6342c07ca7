// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/run_inputs.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {

RunInputs::RunInputs(const CompiledSystem& system)
{
    for (const CompiledInput& input : system.inputs)
        sources_.push_back({input.variable, input.slot, input.start, input.isDiscrete});
}

RunInputs::Source* RunInputs::find(VariableId input)
{
    const auto found = std::ranges::find(sources_, input, &Source::variable);
    return found == sources_.end() ? nullptr : &*found;
}

void RunInputs::findMoving()
{
    moving_.clear();
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        const Source& source = sources_[i];
        const bool changes = source.signal ? !source.signal->isConstant() : source.slope != 0;
        if (source.isSet && !source.isDiscrete && changes)
            moving_.push_back(i);
    }
}

void RunInputs::setLine(VariableId input, double value, double slope, double since)
{
    Source* source = find(input);
    if (source == nullptr)
        return;
    source->isSet = true;
    source->value = value;
    source->slope = source->isDiscrete ? 0 : slope;
    source->since = since;
    source->signal = nullptr;
    findMoving();
}

void RunInputs::setSignal(VariableId input, std::shared_ptr<const InputSignal> signal, double t)
{
    Source* source = find(input);
    if (source == nullptr)
        return;
    source->isSet = true;
    source->piece = signal->pieceAt(t);
    source->signal = std::move(signal);
    findMoving();
}

void RunInputs::takeFrom(const RunInputs& other)
{
    for (const Source& theirs : other.sources_)
        if (Source* own = find(theirs.variable)) {
            Source taken = theirs;
            taken.slot = own->slot;
            taken.start = own->start;
            *own = std::move(taken);
        }
    findMoving();
}

void RunInputs::begin(double t, std::span<double> slots)
{
    for (Source& source : sources_) {
        if (source.signal)
            source.piece = source.signal->pieceAt(t);
        slots[source.slot] = valueOf(source, t, slots);
    }
}

void RunInputs::takeStarts(std::span<double> slots) const
{
    for (const Source& source : sources_)
        if (!source.isSet && !source.isDiscrete)
            slots[source.slot] = slots[source.start];
}

void RunInputs::writeSet(double t, std::span<double> slots) const
{
    for (const Source& source : sources_)
        if (source.isSet && !source.isDiscrete)
            slots[source.slot] = valueOf(source, t, slots);
}

bool RunInputs::passJumps(double t, double rounding, std::span<double> slots)
{
    bool hasChanged = false;
    for (Source& source : sources_) {
        if (source.signal)
            source.piece = std::max(source.piece, source.signal->pieceAt(t + rounding));
        const double value = valueOf(source, t, slots);
        hasChanged = hasChanged || slots[source.slot] != value;
        slots[source.slot] = value;
    }
    return hasChanged;
}

std::span<const SideBySide::Times> RunInputs::lanesAt(const SideBySide::Times& t, std::span<const double> slots)
{
    if (moving_.empty())
        return {};
    lanes_.resize(sources_.size());
    for (std::size_t i = 0; i < sources_.size(); ++i)
        lanes_[i].fill(slots[sources_[i].slot]);
    for (const std::size_t i : moving_)
        for (std::size_t point = 0; point < t.size(); ++point)
            lanes_[i][point] = valueOf(sources_[i], t[point], slots);
    return lanes_;
}

}  // namespace bramah::solver
