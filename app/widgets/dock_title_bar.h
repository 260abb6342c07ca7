// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icon_set.h"

#include <QWidget>

class QDockWidget;
class QHBoxLayout;
class QLabel;

namespace bramah::app {

/// The slim title of a dock: its name, the tools of its panel, and buttons to float and to close the dock.
class DockTitleBar : public QWidget
{
    Q_OBJECT
public:
    DockTitleBar(QDockWidget& dock, const editor::IconSet& icons);

    /// Adds a tool to the right of the name.
    void addTool(QWidget* tool);
    /// Adds a row of tools that takes all the room.
    void addRow(QWidget* row);
    void addTool(QAction* action);
    /// Hides the name if a tab already shows it.
    void setTitleShown(bool isShown);

Q_SIGNALS:
    /// Its name or free room.
    void doubleClicked();

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    QHBoxLayout* tools_;
    QLabel* title_;
};

}  // namespace bramah::app
