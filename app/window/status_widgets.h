// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_controller.h"
#include "editor/theme/icon_set.h"

#include <QObject>
#include <QPointF>

#include <optional>

class QLabel;
class QStatusBar;
class QToolButton;

namespace bramah::app {

/// The contents of the status bar: uses of the mouse, its position on the sheet, the number of problems, the state of
/// the solver. GUI thread.
class StatusWidgets : public QObject
{
    Q_OBJECT
public:
    StatusWidgets(QStatusBar& bar, const editor::IconSet& icons);

    void setHint(const QString& hint);
    /// In modules; nothing if the mouse is off the sheet.
    void setPosition(std::optional<QPointF> modules);
    void setZoom(double percent);
    void setProblems(int errors, int warnings);
    /// \a latest: the latest run, whose methods are named, and how well it keeps time if it does so with the clock.
    void setRunState(RunController::State state, const solver::RunStatistics& latest = {});

Q_SIGNALS:
    void problemsClicked();

private:
    const editor::IconSet& icons_;
    QLabel* hint_;
    QLabel* position_;
    QLabel* zoom_;
    QToolButton* problems_;
    QLabel* solver_;
};

}  // namespace bramah::app
