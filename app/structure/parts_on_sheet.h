// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/live_check.h"

#include <QObject>

namespace bramah::editor {
class SheetView;
}

namespace bramah::app {

/// Shows on a sheet, in colours, the parts into which delays cut the circuit, as its last check found them; nothing
/// while it cannot be compiled. Borrows all. GUI thread.
class PartsOnSheet : public QObject
{
    Q_OBJECT
public:
    PartsOnSheet(editor::DocumentSession& session, const LiveCheck& check, editor::SheetView& sheet,
                 QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return isOn_; }
    void setOn(bool isOn);

private:
    void show();

    editor::DocumentSession& session_;
    const LiveCheck& check_;
    editor::SheetView& sheet_;
    bool isOn_ = false;
};

}  // namespace bramah::app
