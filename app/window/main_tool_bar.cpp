// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_tool_bar.h"

#include "app/widgets/run_progress.h"
#include "app/widgets/speed_box.h"
#include "app/window/action_registry.h"

#include <QAction>

namespace bramah::app {

MainToolBar::MainToolBar(const ActionRegistry& actions, QWidget* parent)
    : QToolBar(parent), speed_(new SpeedBox), progress_(new RunProgress)
{
    setObjectName(QStringLiteral("mainToolBar"));
    setWindowTitle(tr("Toolbar"));
    setMovable(false);
    setIconSize({20, 20});
    const auto addGroup = [&](std::initializer_list<const char*> ids) {
        for (const char* id : ids)
            addAction(actions.action(QLatin1String(id)));
    };
    addGroup({"file.new", "file.open", "file.save"});
    addSeparator();
    addGroup({"edit.undo", "edit.redo"});
    addSeparator();
    addGroup({"edit.rotateRight", "edit.mirrorHorizontally", "edit.mirrorVertically"});
    addSeparator();
    addGroup({"run.start", "run.pause", "run.stop"});
    speed_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addWidget(speed_);
    addWidget(progress_);
    addSeparator();
    addGroup({"view.zoomToFit", "view.zoomOut", "view.zoomIn"});
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    addGroup({"view.text", "view.library", "view.bottom", "view.properties"});
    connect(speed_, &SpeedBox::speedChanged, this, [this](double speed) {
        if (runs_)
            runs_->setSpeed(speed);
    });
    setRuns(nullptr);
}

void MainToolBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    constexpr int kNarrow = 1100;  // px: there the last buttons need the room
    progress_->setFixedWidth(width() < kNarrow ? RunProgress::kLeastWidth : RunProgress::kUsualWidth);
}

void MainToolBar::setRuns(RunController* runs)
{
    if (runs_)
        runs_->disconnect(this);
    runs_ = runs;
    speed_->setEnabled(runs_);
    if (runs_) {
        const QSignalBlocker blocker(speed_);
        speed_->setSpeed(runs_->speed());
        connect(runs_, &RunController::timeChanged, this, &MainToolBar::showTime);
        connect(runs_, &RunController::stateChanged, this, &MainToolBar::showTime);
    }
    showTime();
}

void MainToolBar::showTime()
{
    if (!runs_)
        progress_->clear();
    else if (runs_->isActive())
        progress_->setTime(runs_->time(), runs_->startTime(), runs_->stopTime());
    else if (const RunRecord* last = runs_->history().latest(); last && last->end)
        progress_->setTime(last->end->time, last->settings.startTime, last->settings.stopTime);
    else
        progress_->setIdle(runs_->stopTime());
}

}  // namespace bramah::app
