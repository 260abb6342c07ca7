// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/run_control.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kLeastLateness = 1e-6;  // [s] upper limit of the first bin
constexpr double kBinsPerDoubling = 4;

}  // namespace

RunControl::RunControl(double speed, bool isPaused)
    : isFree_(speed <= 0 && !isPaused), speed_(speed), isPaused_(isPaused)
{
}

void RunControl::notify()
{
    isFree_.store(speed_ <= 0 && !isPaused_, std::memory_order_release);
    hasNews_.store(true, std::memory_order_release);
    changed_.notify_all();
}

void RunControl::stop()
{
    const std::scoped_lock lock(mutex_);
    isStopWanted_.store(true, std::memory_order_relaxed);
    notify();
}

void RunControl::pause()
{
    const std::scoped_lock lock(mutex_);
    isPaused_ = true;
    stepsWanted_ = 0;
    notify();
}

void RunControl::resume()
{
    const std::scoped_lock lock(mutex_);
    isPaused_ = false;
    stepsWanted_ = 0;
    restartClock();
    notify();
}

void RunControl::stepOneRow()
{
    const std::scoped_lock lock(mutex_);
    isPaused_ = true;
    ++stepsWanted_;
    notify();
}

void RunControl::setSpeed(double speed)
{
    const std::scoped_lock lock(mutex_);
    speed_ = speed;
    restartClock();
    notify();
}

void RunControl::changeParameter(const std::string& path, double value)
{
    const std::scoped_lock lock(mutex_);
    parameterChanges_.emplace_back(path, value);
    notify();
}

RunControl::ParameterChanges RunControl::takeParameterChanges()
{
    const std::scoped_lock lock(mutex_);
    hasNews_.store(false, std::memory_order_release);
    return std::exchange(parameterChanges_, {});
}

void RunControl::notePace(double time, Clock::duration late, bool isMissed)
{
    if (paced_ > 0 && time == lastPaced_)
        return;
    lastPaced_ = time;
    const double seconds = std::chrono::duration<double>(late).count();
    if (paced_++ == 0)
        return;  // the first row starts the clock
    missed_ += isMissed ? 1 : 0;
    largestLateness_ = std::max(largestLateness_, seconds);
    const double bin =
        std::max(0.0, std::ceil(kBinsPerDoubling * std::log2(std::max(seconds, kLeastLateness) / kLeastLateness)));
    ++lateness_[std::min(static_cast<std::size_t>(bin), kLatenessBins - 1)];
}

PaceStatistics RunControl::pace() const
{
    const std::scoped_lock lock(mutex_);
    PaceStatistics pace{std::max<std::int64_t>(0, paced_ - 1), missed_, largestLateness_, 0};
    std::int64_t before = 0;
    for (std::size_t bin = 0; bin < kLatenessBins && 2 * before < pace.rows; ++bin) {
        before += lateness_[bin];
        pace.typicalLateness = kLeastLateness * std::exp2(static_cast<double>(bin) / kBinsPerDoubling);
    }
    pace.typicalLateness = std::min(pace.typicalLateness, pace.largestLateness);
    return pace;
}

bool RunControl::isPauseWanted() const
{
    if (isFree())
        return false;
    const std::scoped_lock lock(mutex_);
    return isPaused_ && stepsWanted_ == 0;
}

bool RunControl::isPaced() const
{
    if (isFree())
        return false;
    const std::scoped_lock lock(mutex_);
    return speed_ > 0 || isPaused_;
}

void RunControl::rowWritten()
{
    if (isFree())
        return;
    const std::scoped_lock lock(mutex_);
    if (stepsWanted_ > 0)
        --stepsWanted_;
}

}  // namespace bramah::solver
