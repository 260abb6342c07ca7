// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/prepare_model.h"
#include "app/work/background_job.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace bramah::app {

/// Makes the function that the worker of a check calls; see prepareCheck().
using CheckFactory =
    std::function<CheckModel(const editor::DocumentSession& session, const std::shared_ptr<solver::ModelCache>& cache)>;

/// Makes the equations of the class that a session shows after each edit, in the background, and gives the session
/// their problems. A newer edit stops a running check. The next one begins at once, or after a rest while edits follow
/// each other quickly. Borrows the session. GUI thread.
class LiveCheck : public QObject
{
    Q_OBJECT
public:
    /// \a compiled: the compiled systems of the document, shared with its runs.
    LiveCheck(editor::DocumentSession& session, CheckFactory prepare, std::shared_ptr<solver::ModelCache> compiled,
              QObject* parent = nullptr);

    /// True until the shown class has been checked.
    [[nodiscard]] bool isPending() const { return delay_.isActive() || job_.isRunning(); }
    /// The equations of the last check; their values may be those of an earlier check.
    [[nodiscard]] const CheckedModel& compiled() const { return *compiled_; }

Q_SIGNALS:
    /// The shown class has been checked; the session has its present problems.
    void checked();

private:
    void schedule();
    void start();
    void finish(const std::shared_ptr<const CheckedModel>& compiled);

    editor::DocumentSession& session_;
    CheckFactory prepare_;
    std::shared_ptr<solver::ModelCache> cache_;
    std::shared_ptr<const CheckedModel> compiled_ = std::make_shared<CheckedModel>();
    QTimer delay_;
    QElapsedTimer sinceEdit_;
    BackgroundJob<std::shared_ptr<const CheckedModel>> job_;
};

}  // namespace bramah::app
