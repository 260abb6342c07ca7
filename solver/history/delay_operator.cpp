// SPDX-License-Identifier: BSD-3-Clause
#include "solver/history/delay_history.h"
#include "solver/history/history_operator.h"
#include "solver/history/time_rounding.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

// The past of a step is a polynomial through five points (SignalPiece): steps of a quarter of the delay keep a wave
// with the period of the delay within 0.03 % in each passage.
constexpr double kStepsPerDelay = 4;
// If a signal stays this close to a straight line, as a share of its largest value, the integrator's error test alone
// determines the steps.
constexpr double kStraight = 1e-3;
constexpr double kReceivedReach = 2;  // received values are kept for this many delays before the present time

class DelayPast final : public SignalHistory
{
public:
    explicit DelayPast(const HistoryPlaces& places)
        : output_(places.outputs[0]), argument_(places.inputs[0]), time_(places.inputs[1])
    {
    }

    void clear() override { history_.clear(); }
    void update(const HistoryPoint& point) const override
    {
        point.slots[output_] = history_.at(point.time - point.slots[time_]);
    }
    void record(const HistoryPoint& point) override
    {
        history_.add(point.time, point.slots[argument_], point.slots[time_]);
    }
    bool passJumps(const HistoryPoint& point) override
    {
        const double delay = point.slots[time_];
        return history_.passJumps(point.time - delay, timeRounding({point.start, point.time, delay}));
    }
    void begin(const HistoryPoint& point) override
    {
        history_.add(point.time, point.slots[output_], point.slots[time_]);
    }

    [[nodiscard]] std::optional<HistoryProblem> problemAt(const HistoryPoint& point) const override
    {
        const double time = point.slots[time_];
        return time > 0 ? std::nullopt : std::optional(HistoryProblem{HistoryProblem::Kind::NotPositive, time});
    }
    [[nodiscard]] double largestStep(const HistoryPoint& point) const override
    {
        const double time = point.slots[time_];
        return time > 0 ? time / kStepsPerDelay : kNever;
    }
    [[nodiscard]] double delay(const HistoryPoint& point) const override { return point.slots[time_]; }
    [[nodiscard]] double straightAhead(const HistoryPoint& point) const override
    {
        const double from = point.time - point.slots[time_];
        return history_.straightUntil(from, kStraight) - from;
    }
    [[nodiscard]] double surprise(const HistoryPoint& point) const override
    {
        const double value = point.slots[argument_];
        const double size = std::max(history_.largest(), std::fabs(value));
        return size > 0 ? std::fabs(value - history_.foreseen(point.time)) / size : 0;
    }
    void receive(const HistoryPoint& point, std::span<const TimedValue> values) override
    {
        for (const TimedValue& each : values)
            history_.add(each.time, each.value,
                         std::max(0.0, each.time - point.time) + kReceivedReach * point.slots[time_]);
    }
    [[nodiscard]] double nextInstant(const HistoryPoint& point, double) const override
    {
        return history_.nextJump() + point.slots[time_];
    }

    [[nodiscard]] Points save(const HistoryPoint& point) const override
    {
        Points past;
        history_.forEachPoint([&](double time, double value) { past.emplace_back(time - point.time, value); });
        return past;
    }
    void refill(const HistoryPoint& point, const Points& points) override
    {
        history_.clear();
        for (const auto& [time, value] : points)
            history_.add(point.time + time, value, kNever);
    }

private:
    std::uint32_t output_, argument_, time_;
    DelayHistory history_;
};

class DelayOperator final : public HistoryOperator
{
public:
    [[nodiscard]] const char* name() const override { return "delay"; }
    [[nodiscard]] const char* savedAs() const override { return "delays"; }
    [[nodiscard]] bool startsAsInput() const override { return true; }
    [[nodiscard]] bool isPureDelay() const override { return true; }
    [[nodiscard]] std::unique_ptr<SignalHistory> makeHistory(const HistoryPlaces& places) const override
    {
        return std::make_unique<DelayPast>(places);
    }
};

}  // namespace

const HistoryOperator& delayOperator()
{
    static const DelayOperator one;
    return one;
}

}  // namespace bramah::solver
