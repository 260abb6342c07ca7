// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/window/test_window.h"

#include <QString>

#include <functional>

namespace bramah::test {

/// What is done with a part of the window while it is shown: its name is that of a panel, `panel.plots`, of a view,
/// `view.1`, or of the command that has opened a dialog, `edit.codes`.
using SeePart = std::function<void(QWidget& part, const QString& name)>;

/// Opens the example cylinder_drive in a copy, gives it a page, runs it and selects its relief valve.
void openRunDrive(TestWindow& test);

/// Shows the parts of the window with its document, one after the other: the window, each view of the class and each
/// panel.
void seePanels(TestWindow& test, const SeePart& see);

/// Opens each dialog that a command of the window opens, and those of panels, and closes it again. File dialogs are
/// left out: they are Qt's.
void seeDialogs(TestWindow& test, const SeePart& see);

}  // namespace bramah::test
