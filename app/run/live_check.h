// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_controller.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <thread>

namespace bramah::app {

/// Makes the equations of the class that a session shows whenever it has been edited, in the background, and tells the
/// session what is wrong with them. A newer edit stops a check that is not done. Borrows the session. GUI thread.
class LiveCheck : public QObject
{
    Q_OBJECT
public:
    LiveCheck(editor::DocumentSession& session, PrepareFactory prepare, QObject* parent = nullptr);
    ~LiveCheck() override;

    /// True until what the session shows has been checked.
    [[nodiscard]] bool isPending() const { return delay_.isActive() || worker_.joinable(); }
    /// The equations of the last check; not to be touched while one is pending.
    [[nodiscard]] const CompiledModel& compiled() const { return *compiled_; }

Q_SIGNALS:
    /// What the session shows has been checked; its problems are those of now.
    void checked();

private:
    void schedule();
    void start();
    void finish(const model::Diagnostics& problems);

    editor::DocumentSession& session_;
    PrepareFactory prepare_;
    std::shared_ptr<CompiledModel> compiled_ = std::make_shared<CompiledModel>();
    QTimer delay_;
    std::thread worker_;
    std::atomic<bool> isStopWanted_ = false;
};

}  // namespace bramah::app
