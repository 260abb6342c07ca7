// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Instants closer than this, relative to their size, are the same one but for rounding.
inline constexpr double kSameInstant = 4e-15;

/// A value of a signal at a time [s].
struct TimedValue {
    double time = 0, value = 0;
};

/// Places in the slots of a run (`tape/tape.h`) that a history reads and writes.
struct HistoryPlaces {
    std::vector<std::uint32_t> outputs;   ///< the values that come out
    std::vector<std::uint32_t> inputs;    ///< the values that go in, known once the assertion program has run
    std::vector<std::uint32_t> settings;  ///< values over parameters
    std::uint32_t position = 0;           ///< a state, how far the signals have been carried, if the operator has one
    std::uint32_t speed = 0;              ///< the derivative of `position`
};

/// The values of a run at one time.
struct HistoryPoint {
    std::span<double> slots;
    double time = 0;  ///< [s]
};

/// The reason why a history cannot go on.
struct HistoryProblem {
    enum class Kind : std::uint8_t {
        NotPositive,  ///< a delay whose time is not positive
        NotRising,    ///< places at the start that do not rise from 0 to 1
        TooFast,      ///< the outputs are not yet known; a smaller step may avoid it
    };
    Kind kind = Kind::NotPositive;
    double value = 0;  ///< NotPositive: the time [s]
};

/// The memory of one run for the signals of one operator. It takes the inputs at accepted points and gives the outputs
/// at any point between them and a little after the last.
class SignalHistory
{
public:
    /// A place or time, and the value there.
    using Points = std::vector<std::pair<double, double>>;
    static constexpr double kNever = std::numeric_limits<double>::infinity();

    virtual ~SignalHistory() = default;

    virtual void clear() = 0;
    /// Writes the outputs at \a point.
    virtual void update(const HistoryPoint& point) const = 0;
    /// Remembers the inputs at \a point, which is accepted.
    virtual void record(const HistoryPoint& point) = 0;
    /// Marks the jumps that come out at \a point as passed. True if there was one.
    virtual bool passJumps(const HistoryPoint& point) = 0;

    /// Takes the contents that the settings say. \a point is the start of the run, before all equations are solved.
    virtual std::optional<HistoryProblem> fill(const HistoryPoint&) { return std::nullopt; }
    /// Starts the past of an operator whose first output is its input at the start, \a point.
    virtual void begin(const HistoryPoint&) {}
    /// Fills the history as if the inputs at \a point had gone in for ever.
    virtual void settle(const HistoryPoint&) {}

    /// The reason why the history cannot go on from an accepted point.
    [[nodiscard]] virtual std::optional<HistoryProblem> problemAt(const HistoryPoint&) const { return std::nullopt; }
    /// The reason why the outputs are not known at a point within a step.
    [[nodiscard]] virtual std::optional<HistoryProblem> problemWithin(const HistoryPoint&) const
    {
        return std::nullopt;
    }
    /// The longest step [s] after which the outputs still are known well enough; infinity: no limit.
    [[nodiscard]] virtual double largestStep(const HistoryPoint&) const { return kNever; }
    /// The time [s] by which the output follows the first input; 0: that is not known beforehand.
    [[nodiscard]] virtual double delay(const HistoryPoint&) const { return 0; }
    /// The way [s] from \a point on over which the output is straight as far as it is known now; infinity: to the end
    /// of the known values.
    [[nodiscard]] virtual double straightAhead(const HistoryPoint&) const { return kNever; }
    /// The difference of the first input at \a point from the value foreseen for it, as a share of the largest value of
    /// the signal.
    [[nodiscard]] virtual double surprise(const HistoryPoint&) const { return 0; }
    /// Remembers values of the first input, which another part of the system has computed.
    virtual void receive(const HistoryPoint&, std::span<const TimedValue>) {}
    /// The time [s] at which the next jump comes out or the history has to take its inputs again; infinity: unknown.
    [[nodiscard]] virtual double nextInstant(const HistoryPoint&, double) const { return kNever; }
    /// A zero-crossing function of operators that have one: how far the next jump is from coming out.
    [[nodiscard]] virtual double distanceOfJump(const HistoryPoint&) const { return 1; }

    /// The past as seen from \a point, for another run.
    [[nodiscard]] virtual Points save(const HistoryPoint& point) const = 0;
    /// Replaces the past by one that save() gave, as seen from \a point.
    virtual void refill(const HistoryPoint& point, const Points& points) = 0;
};

/// An operator with a past, as delay(). The class says all that flattening, compiling and evaluating need to know of
/// it: they treat all operators alike, so that another one costs a HistoryOperator, a SignalHistory and the function
/// that lowers its call. There is one object of each class.
class HistoryOperator
{
public:
    virtual ~HistoryOperator() = default;

    /// The name that Modelica gives it, for texts of stages.
    [[nodiscard]] virtual const char* name() const = 0;
    /// The name under which saved states keep its pasts.
    [[nodiscard]] virtual const char* savedAs() const = 0;
    [[nodiscard]] virtual std::size_t outputCount() const { return 1; }
    /// True if its output at the start is its first input, where that is known without it.
    [[nodiscard]] virtual bool startsAsInput() const { return false; }
    /// True if it begins with contents of its own; else the inputs at the start have gone in for ever.
    [[nodiscard]] virtual bool hasContentsAtStart() const { return false; }
    /// True if jumps come out by a zero crossing of SignalHistory::distanceOfJump(), not at a time known before.
    [[nodiscard]] virtual bool hasCrossing() const { return false; }

    /// True if the output is the first input as it was a time ago, the second input.
    [[nodiscard]] virtual bool isPureDelay() const { return false; }

    /// The memory of one run, empty.
    [[nodiscard]] virtual std::unique_ptr<SignalHistory> makeHistory(const HistoryPlaces& places) const = 0;
};

/// delay(argument, time): the inputs are both, the output is the argument's value `time` ago.
[[nodiscard]] const HistoryOperator& delayOperator();
/// spatialDistribution(): the inputs are the values that flow in at y = 0 and y = 1 and positiveVelocity, the outputs
/// the values that it holds at these ends, the settings initialPoints, then initialValues.
[[nodiscard]] const HistoryOperator& transportOperator();

}  // namespace bramah::solver
