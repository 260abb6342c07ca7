// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrate/run_control.h"

namespace bramah::solver {

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
