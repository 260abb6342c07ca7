// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace bramah::solver {

/// A value of a signal at a time [s].
struct TimedValue {
    double time = 0, value = 0;
};

/// The slots of a run (`tape/tape.h`) that a history reads and writes.
struct HistoryPlaces {
    std::vector<std::uint32_t> outputs;   ///< the outputs
    std::vector<std::uint32_t> inputs;    ///< the inputs, known after the assertion program has run
    std::vector<std::uint32_t> settings;  ///< values over parameters
    std::uint32_t position = 0;           ///< a state, how far signals have moved, if the operator has one
    std::uint32_t speed = 0;              ///< the derivative of `position`
    const std::function<bool()>* isStopWanted = nullptr;  ///< asked while a history waits; outlives it
};

/// The values of a run at one time.
struct HistoryPoint {
    std::span<double> slots;
    double time = 0;   ///< [s]
    double start = 0;  ///< of the run [s]
};

/// The reason why a history cannot continue.
struct HistoryProblem {
    /// What is wrong.
    enum class Kind : std::uint8_t {
        NotPositive,  ///< a delay whose time is not positive
        NotRising,    ///< initial places that do not increase from 0 to 1
        TooFast,      ///< the outputs are not known yet; a smaller step may avoid that
        Foreign,      ///< a program beside the model cannot go on
    };
    Kind kind = Kind::NotPositive;
    double value = 0;  ///< NotPositive: the time [s]
    std::string text;  ///< Foreign: the reason in the user's language
    std::string file;  ///< Foreign: the program that the user has to allow first; else empty
};

/// The memory of one run for the signals of one operator. It stores the inputs at accepted points and gives the outputs
/// at any point between them and shortly after the last.
class SignalHistory
{
public:
    /// Pairs of a place or time, and the value there.
    using Points = std::vector<std::pair<double, double>>;
    static constexpr double kNever = std::numeric_limits<double>::infinity();

    virtual ~SignalHistory() = default;

    /// Forgets everything, for a new run.
    virtual void clear() = 0;
    /// Writes the outputs at \a point.
    virtual void update(const HistoryPoint& point) const = 0;
    /// Stores the inputs at the accepted \a point.
    virtual void record(const HistoryPoint& point) = 0;
    /// Marks jumps that come out at \a point as passed. True if there was one.
    virtual bool passJumps(const HistoryPoint& point) = 0;

    /// Takes contents from the settings. \a point is the start of the run, before all equations are solved.
    virtual std::optional<HistoryProblem> fill(const HistoryPoint&) { return std::nullopt; }
    /// Begins the history of an operator whose first output at the start, \a point, is its input.
    virtual void begin(const HistoryPoint&) {}
    /// Fills the history as if the inputs had always had their values at \a point.
    virtual void settle(const HistoryPoint&) {}

    /// The reason why the history cannot continue from an accepted point; nothing if it can.
    [[nodiscard]] virtual std::optional<HistoryProblem> problemAt(const HistoryPoint&) const { return std::nullopt; }
    /// Why the run is to end at the jumps that have just passed, in the user's language; empty if it is not.
    [[nodiscard]] virtual std::string endWanted() const { return {}; }
    /// The reason why the outputs are not known at a point within a step; nothing if they are.
    [[nodiscard]] virtual std::optional<HistoryProblem> problemWithin(const HistoryPoint&) const
    {
        return std::nullopt;
    }
    /// The longest step [s] after which the outputs are still known accurately; infinity: no limit.
    [[nodiscard]] virtual double largestStep(const HistoryPoint&) const { return kNever; }
    /// The time [s] by which the output lags the first input; 0 if not known in advance.
    [[nodiscard]] virtual double delay(const HistoryPoint&) const { return 0; }
    /// The time [s] from \a point on during which the output is a straight line, as far as it is known; infinity: up to
    /// the end of the known values.
    [[nodiscard]] virtual double straightAhead(const HistoryPoint&) const { return kNever; }
    /// The difference between the first input at \a point and its prediction, relative to the largest value of the
    /// signal.
    [[nodiscard]] virtual double surprise(const HistoryPoint&) const { return 0; }
    /// Stores values of the first input that another part of the system has computed.
    virtual void receive(const HistoryPoint&, std::span<const TimedValue>) {}
    /// The time [s] at which the next jump comes out or the inputs have to be read again; infinity if not known.
    [[nodiscard]] virtual double nextInstant(const HistoryPoint&, double) const { return kNever; }
    /// A zero-crossing function, for operators with one: the distance of the next jump from the output.
    [[nodiscard]] virtual double distanceOfJump(const HistoryPoint&) const { return 1; }

    /// The history relative to \a point, for another run.
    [[nodiscard]] virtual Points save(const HistoryPoint& point) const = 0;
    /// Replaces the history by one from save(), relative to \a point.
    virtual void refill(const HistoryPoint& point, const Points& points) = 0;
};

/// An operator with a past, as delay(). The class contains everything that flattening, compiling and evaluating need to
/// know: they treat all operators alike, so that a new one needs a HistoryOperator, a SignalHistory and a function that
/// lowers its call. There is one object of each class, and one for each call of an FMU.
class HistoryOperator
{
public:
    virtual ~HistoryOperator() = default;

    /// Its name in Modelica, for stage texts.
    [[nodiscard]] virtual const char* name() const = 0;
    /// The key of its histories in saved states.
    [[nodiscard]] virtual const char* savedAs() const = 0;
    /// The number of its outputs, at most kMostOutputs.
    [[nodiscard]] virtual std::size_t outputCount() const { return 1; }
    /// True if its output at the start is its first input, if that is known without the output.
    [[nodiscard]] virtual bool startsAsInput() const { return false; }
    /// True if it begins with contents of its own; else the inputs at the start count as constant before.
    [[nodiscard]] virtual bool hasContentsAtStart() const { return false; }
    /// True if jumps come out at a zero crossing of SignalHistory::distanceOfJump(), not at a known time.
    [[nodiscard]] virtual bool hasCrossing() const { return false; }

    /// True if the output is the first input at an earlier time, by the second input.
    [[nodiscard]] virtual bool isPureDelay() const { return false; }

    /// True if a program beside the model gives its outputs, which no file of a system can hold.
    [[nodiscard]] virtual bool isForeign() const { return false; }

    /// The empty memory for one run.
    [[nodiscard]] virtual std::unique_ptr<SignalHistory> makeHistory(const HistoryPlaces& places) const = 0;
};

/// delay(argument, time): its inputs are both, its output is the argument's value `time` earlier.
[[nodiscard]] const HistoryOperator& delayOperator();
/// delay(argument, time, longest) whose time changes: its inputs are the argument and the time t - T [s] of the value
/// that comes out, its setting is the longest delay. Its output is a number by which laggedValue() finds it, since the
/// value depends on what is being solved for.
[[nodiscard]] const HistoryOperator& variableDelayOperator();
/// The value that the history \a number of a variable delay has at \a time [s], where \a value is that of the argument
/// \a now. Between the last recorded point and now it is a polynomial. Before the first point, and without a history,
/// it is the first value, or \a value if there is none.
[[nodiscard]] double laggedValue(double number, double time, double now, double value);
/// A time [s] over which the slope of laggedValue() by its time can be taken as a difference.
[[nodiscard]] double laggedDifference(double number);
/// spatialDistribution(): its inputs are the values that flow in at y = 0 and y = 1, and positiveVelocity; its outputs
/// are the values at these ends; its settings are initialPoints, then initialValues.
[[nodiscard]] const HistoryOperator& transportOperator();

}  // namespace bramah::solver
