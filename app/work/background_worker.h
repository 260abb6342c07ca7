// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <stop_token>
#include <thread>

namespace bramah::app {

/// The thread of a BackgroundJob: runs one task at a time. The next task waits until the one before has noticed that it
/// shall stop. To be used in the thread that it was made in.
class BackgroundWorker final : public QObject
{
public:
    /// Runs in the worker's thread; ends early when the token says so.
    using Task = std::function<void(const std::stop_token&)>;

    BackgroundWorker() = default;
    /// Stops the task and waits for its end.
    ~BackgroundWorker() override;

    /// Begins \a task; one that runs is stopped first.
    void begin(Task task);
    /// Tells the running task to stop and forgets one that waits.
    void stop();
    /// False after stop(), even while the task that was stopped has not ended yet.
    [[nodiscard]] bool isRunning() const { return isRunning_; }

    /// For tasks: calls \a what in the thread of this object, unless the task of \a token has been stopped by then.
    void post(const std::stop_token& token, std::function<void()> what);
    /// The same as the last that a task does: isRunning() is false when \a what is called.
    void postLast(const std::stop_token& token, std::function<void()> what);

private:
    void launch(Task task);

    std::thread thread_;
    std::stop_source source_;  ///< of the task in thread_
    Task next_;
    bool isRunning_ = false;
};

}  // namespace bramah::app
