// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>

namespace bramah::app {

/// A gate that runs in the background go through: shut, it holds them. Shared by a worker and its owner. Any thread.
class PauseGate
{
public:
    void setShut(bool isShut);
    [[nodiscard]] bool isShut() const;
    /// Waits until it is open, or \a isStopWanted says so, which is asked some times a second. Costs next to nothing
    /// where it is open.
    void pass(const std::function<bool()>& isStopWanted);

private:
    mutable std::mutex mutex_;
    std::condition_variable opened_;
    std::atomic<bool> isShut_ = false;
};

}  // namespace bramah::app
