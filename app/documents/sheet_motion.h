// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_history.h"
#include "editor/session/document_session.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace bramah::editor {
class SheetView;
}

namespace bramah::app {

/// Moves the parts of symbols (piston, needle, level) as the latest run says: at the plots' cursor, else at the newest
/// row. Without results, or where the sheet shows another class than was run, symbols stand at rest. Borrows all.
/// GUI thread.
class SheetMotion : public QObject
{
    Q_OBJECT
public:
    SheetMotion(editor::DocumentSession& session, const RunHistory& history, editor::SheetView& sheet,
                QObject* parent = nullptr);

    /// Whether symbols of new sheets are to move; kept from start to start.
    [[nodiscard]] static bool isRemembered();
    static void setRemembered(bool isOn);
    void setOn(bool isOn);

    /// The time at the plots' cursor; none: the newest row.
    void setCursorTime(std::optional<double> time);

private:
    void showSoon();
    [[nodiscard]] bool isMoving() const;
    void show();

    editor::DocumentSession& session_;
    const RunHistory& history_;
    editor::SheetView& sheet_;
    std::optional<double> cursorTime_;
    bool isOn_;
    QTimer timer_;
};

}  // namespace bramah::app
