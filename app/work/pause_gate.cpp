// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/work/pause_gate.h"

#include <chrono>

namespace bramah::app {

void PauseGate::setShut(bool isShut)
{
    {
        const std::scoped_lock lock(mutex_);
        isShut_ = isShut;
    }
    opened_.notify_all();
}

bool PauseGate::isShut() const
{
    return isShut_;
}

void PauseGate::pass(const std::function<bool()>& isStopWanted)
{
    if (!isShut_)
        return;
    constexpr auto kStopCheck = std::chrono::milliseconds(50);
    std::unique_lock lock(mutex_);
    while (isShut_ && !isStopWanted())
        opened_.wait_for(lock, kStopCheck);
}

}  // namespace bramah::app
