// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_controller.h"

#include <QPointer>
#include <QToolBar>

namespace bramah::app {

class ActionRegistry;
class RunProgress;
class SpeedBox;

/// The window's toolbar: files, undo, rotation, the run with its speed and time, the view, panels. GUI thread.
class MainToolBar : public QToolBar
{
    Q_OBJECT
public:
    /// All actions must be registered.
    MainToolBar(const ActionRegistry& actions, QWidget* parent = nullptr);

    /// Sets the run whose time is shown and whose speed is chosen; null for none.
    void setRuns(RunController* runs);
    void showTime();
    [[nodiscard]] RunProgress& progress() { return *progress_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QPointer<RunController> runs_;
    SpeedBox* speed_;
    RunProgress* progress_;
};

}  // namespace bramah::app
