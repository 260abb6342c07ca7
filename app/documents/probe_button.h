// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/probe.h"
#include "editor/theme/icon_set.h"

#include <QToolButton>

namespace bramah::editor {
class SheetView;
}

namespace bramah::app {

/// A small button on the sheet beside the clicked object. Takes no focus and disappears when the user does something
/// else: presses, types, scrolls, edits or moves the mouse away. GUI thread. Borrows the view.
class ProbeButton : public QToolButton
{
    Q_OBJECT
public:
    ProbeButton(editor::SheetView& sheet, const editor::Probe& probe, const editor::IconSet& icons);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place(const editor::Probe& probe);
    void go();

    editor::SheetView& sheet_;
    QRect home_;  ///< while the mouse is here, the button stays
};

}  // namespace bramah::app
