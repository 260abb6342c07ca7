// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>

namespace bramah::python {

/// What long work polls: true when its result is no longer wanted.
using StopCheck = std::function<bool()>;

/// Work on a thread of its own. The thread that waits for it may leave it, so it holds no Python object.
class Work
{
public:
    using Function = std::function<void(const StopCheck& isStopWanted)>;

    /// Does \a function on another thread, and waits without Python's lock. About 50 times a second it takes the lock
    /// for \a look, and for what Python has to do on a signal: on Ctrl+C the work is asked to stop, and after a moment
    /// left to end by itself. Throws what the work has thrown, or Python's KeyboardInterrupt. Needs Python's lock.
    static void wait(Function function, const std::function<void()>& look);
    /// Leaves \a thread, whose work has been asked to stop, to end by itself.
    static void leave(std::thread thread);
    /// Waits for all work that was left. Call it before the program ends.
    static void joinLeft();

private:
    explicit Work(Function function) : function_(std::move(function)) {}

    void run();
    [[nodiscard]] bool isDoneWithin(int milliseconds);
    [[nodiscard]] bool isStopWanted();
    void stop();

    Function function_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool isDone_ = false, isStopped_ = false;
    std::exception_ptr failure_;
};

/// Lets Python do what a signal wants: throws its KeyboardInterrupt on Ctrl+C. Needs Python's lock.
void heedSignals();

/// How often a thread that waits looks for signals [ms].
inline constexpr int kLookMilliseconds = 20;

/// The result of \a work as Work::wait() does it. Everything that it uses it owns.
template <typename Function>
auto interruptible(Function work, const std::function<void()>& look = {})
{
    using Value = std::invoke_result_t<Function, const StopCheck&>;
    auto value = std::make_shared<std::optional<Value>>();
    Work::wait([work = std::move(work), value](const StopCheck& isStopWanted) { value->emplace(work(isStopWanted)); },
               look);
    return std::move(**value);
}

}  // namespace bramah::python
