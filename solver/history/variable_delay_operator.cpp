// SPDX-License-Identifier: BSD-3-Clause
#include "solver/history/delay_history.h"
#include "solver/history/history_operator.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>

namespace bramah::solver {
namespace {

// Steps of a quarter of the delay keep a wave with the period of the delay within 0.03 % in each passage. If the delay
// is short against the longest one, the output follows the argument, and its error is a small share of that delay.
constexpr double kStepsPerLag = 4, kShortest = 1.0 / 16;
// Shares of the longest delay: by which a jump may be missed, and by which the output must run back to meet a jump
// again.
constexpr double kMissed = 1e-12, kRunBack = 1e-6;
constexpr double kDifference = 1e-5;  ///< share of the longest delay

class VariableDelayPast;

/// The histories of all runs, by number: a run's expressions hold the number of theirs. Runs in other threads add and
/// remove theirs meanwhile.
class Register
{
public:
    static Register& one()
    {
        static Register all;
        return all;
    }
    double add(const VariableDelayPast& past)
    {
        const std::unique_lock lock(mutex_);
        pasts_.emplace(++last_, &past);
        return static_cast<double>(last_);
    }
    void remove(double number)
    {
        const std::unique_lock lock(mutex_);
        pasts_.erase(static_cast<std::int64_t>(number));
    }
    /// Null if there is none of this number, as where a compiler tries arbitrary values.
    [[nodiscard]] const VariableDelayPast* find(double number) const
    {
        const std::shared_lock lock(mutex_);
        const auto found = number >= 1 && number <= static_cast<double>(last_)
                               ? pasts_.find(static_cast<std::int64_t>(number))
                               : pasts_.end();
        return found == pasts_.end() || static_cast<double>(found->first) != number ? nullptr : found->second;
    }

private:
    mutable std::shared_mutex mutex_;
    std::unordered_map<std::int64_t, const VariableDelayPast*> pasts_;
    std::int64_t last_ = 1000;  // arbitrary values are about 1
};

class VariableDelayPast final : public SignalHistory
{
public:
    explicit VariableDelayPast(const HistoryPlaces& places)
        : output_(places.outputs[0]),
          argument_(places.inputs[0]),
          time_(places.inputs[1]),
          longest_(places.settings[0]),
          number_(Register::one().add(*this))
    {
    }
    ~VariableDelayPast() override { Register::one().remove(number_); }

    void clear() override
    {
        history_.clear();
        from_ = -kNever;
    }
    void update(const HistoryPoint& point) const override { point.slots[output_] = number_; }
    void record(const HistoryPoint& point) override
    {
        reach_ = point.slots[longest_];
        history_.add(point.time, point.slots[argument_], reach_);
        history_.dropOldJumps();
        // A jump that comes out at once is no later event.
        if (point.slots[time_] >= point.time - kMissed * reach_)
            passJumps(point);
    }
    bool passJumps(const HistoryPoint& point) override
    {
        const double time = point.slots[time_], before = from_;
        const auto [begin, end] = history_.stretchAt(from_);
        if (time >= end - kMissed * reach_)
            from_ = history_.stretchAt(time + kMissed * reach_).first;
        else if (time < begin - kRunBack * reach_)
            from_ = history_.stretchAt(time).first;
        return from_ != before;
    }
    void settle(const HistoryPoint& point) override
    {
        clear();
        reach_ = point.slots[longest_];
        history_.add(point.time, point.slots[argument_], reach_);
    }

    [[nodiscard]] double largestStep(const HistoryPoint& point) const override
    {
        const double delay = point.time - point.slots[time_], longest = point.slots[longest_];
        return longest > 0 ? std::max(delay, kShortest * longest) / kStepsPerLag : kNever;
    }
    [[nodiscard]] double straightAhead(const HistoryPoint& point) const override { return largestStep(point); }
    [[nodiscard]] double distanceOfJump(const HistoryPoint& point) const override
    {
        const double time = point.slots[time_];
        const auto [begin, end] = history_.stretchAt(from_);
        return std::min({1.0, end - time, time - begin + kRunBack * reach_});
    }

    [[nodiscard]] Points save(const HistoryPoint& point) const override
    {
        Points past;
        history_.forEachPoint([&](double time, double value) { past.emplace_back(time - point.time, value); });
        return past;
    }
    void refill(const HistoryPoint& point, const Points& points) override
    {
        clear();
        reach_ = point.slots[longest_];
        for (const auto& [time, value] : points)
            history_.add(point.time + time, value, kNever);
        from_ = history_.stretchAt(point.time - reach_).first;
    }

    [[nodiscard]] double at(double time, double now, double value) const
    {
        return history_.within(from_, std::min(time, now), now, value);
    }
    [[nodiscard]] double difference() const { return kDifference * reach_; }

private:
    std::uint32_t output_, argument_, time_, longest_;
    double number_;
    DelayHistory history_;
    double from_ = -kNever;  ///< time [s] of the last jump that has come out
    double reach_ = 0;       ///< the longest delay [s]
};

class VariableDelayOperator final : public HistoryOperator
{
public:
    [[nodiscard]] const char* name() const override { return "delay"; }
    [[nodiscard]] const char* savedAs() const override { return "variableDelays"; }
    [[nodiscard]] bool hasCrossing() const override { return true; }
    [[nodiscard]] std::unique_ptr<SignalHistory> makeHistory(const HistoryPlaces& places) const override
    {
        return std::make_unique<VariableDelayPast>(places);
    }
};

}  // namespace

const HistoryOperator& variableDelayOperator()
{
    static const VariableDelayOperator one;
    return one;
}

double laggedValue(double number, double time, double now, double value)
{
    const VariableDelayPast* past = Register::one().find(number);
    return past ? past->at(time, now, value) : value;
}

double laggedDifference(double number)
{
    const VariableDelayPast* past = Register::one().find(number);
    return past ? past->difference() : 0;
}

}  // namespace bramah::solver
