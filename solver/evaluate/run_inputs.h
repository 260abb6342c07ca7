// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/input_signal.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/side_by_side.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace bramah::solver {

/// What the inputs of one run do: they keep their start value, or somebody has set a straight line or a signal. Writes
/// their values to the slots. A jump of a signal, and every change of a discrete input, waits for the next event, so
/// that the point before the event can be evaluated.
class RunInputs
{
public:
    /// No input is set by anybody yet.
    explicit RunInputs(const CompiledSystem& system);

    /// True if the model has no inputs.
    [[nodiscard]] bool isEmpty() const { return sources_.empty(); }
    /// From now on value + slope*(t - since). Nothing if \a input is none.
    void setLine(VariableId input, double value, double slope, double since);
    /// From now on \a signal; the piece of time \a t is the present one.
    void setSignal(VariableId input, std::shared_ptr<const InputSignal> signal, double t);
    /// Takes what inputs of the same variables do in \a other.
    void takeFrom(const RunInputs& other);

    /// Writes all inputs as they are at the start of a run, at time \a t.
    void begin(double t, std::span<double> slots);
    /// Writes the continuous inputs that nobody has set; their start values are in \a slots.
    void takeStarts(std::span<double> slots) const;
    /// Writes the inputs that change continuously.
    void moveTo(double t, std::span<double> slots) const
    {
        for (const std::size_t i : moving_)
            slots[sources_[i].slot] = valueOf(sources_[i], t, slots);
    }
    /// Writes the continuous inputs that somebody has set.
    void writeSet(double t, std::span<double> slots) const;
    /// At an event: takes the jumps up to time \a t, and the values of discrete inputs. True if an input has changed.
    [[nodiscard]] bool passJumps(double t, double rounding, std::span<double> slots);
    /// Calls \a visit with the next stop of each signal after \a t.
    template <typename Visit>
    void forEachStopAfter(double t, Visit&& visit) const
    {
        for (const Source& source : sources_)
            if (source.signal)
                visit(source.signal->nextStop(t));
    }
    /// The values of all inputs at three times, by input; empty if none moves.
    [[nodiscard]] std::span<const SideBySide::Times> lanesAt(const SideBySide::Times& t, std::span<const double> slots);

private:
    struct Source {
        VariableId variable = kNoVariable;
        Slot slot = kNoSlot, start = kNoSlot;
        bool isDiscrete = false;
        bool isSet = false;
        double value = 0, slope = 0, since = 0;     ///< of a line
        std::shared_ptr<const InputSignal> signal;  ///< null: a line
        std::size_t piece = 0;                      ///< of the signal
    };
    [[nodiscard]] static double valueOf(const Source& source, double t, std::span<const double> slots)
    {
        if (!source.isSet)
            return slots[source.start];
        return source.signal ? source.signal->valueAt(t, source.piece)
                             : source.value + source.slope * (t - source.since);
    }
    [[nodiscard]] Source* find(VariableId input);
    void findMoving();

    std::vector<Source> sources_;      ///< in the order of the system's inputs
    std::vector<std::size_t> moving_;  ///< of the continuous ones
    std::vector<SideBySide::Times> lanes_;
};

}  // namespace bramah::solver
