// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_history.h"
#include "app/sheet/line_results.h"
#include "app/sheet/rod_motion.h"
#include "editor/session/document_session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace bramah::editor {
class SheetView;
}

namespace bramah::app {

/// Shows the latest run on the sheet: moves the parts of symbols (piston, needle, level), colours lines by pressure,
/// lets arrows go with the oil, writes values beside lines: at the plots' cursor, else at the newest row. Without
/// results, or where the sheet shows nothing of the class that was run, symbols stand at rest. Borrows all. GUI thread.
class SheetMotion : public QObject
{
    Q_OBJECT
public:
    SheetMotion(editor::DocumentSession& session, const RunHistory& history, editor::SheetView& sheet,
                QObject* parent = nullptr);

    /// Says whether symbols of new sheets are to move; kept from start to start.
    [[nodiscard]] static bool isRemembered();
    static void setRemembered(bool isOn);
    void setOn(bool isOn);
    /// The same for colours, arrows and values on lines.
    [[nodiscard]] static LineResultsShown rememberedLines();
    static void setRememberedLines(LineResultsShown shown);
    void setLines(LineResultsShown shown);

    /// The time at the plots' cursor; none: the newest row.
    void setCursorTime(std::optional<double> time);
    /// Shows \a record at \a time in place of the latest run, if that has ended; null: the latest run again.
    void showInstead(std::shared_ptr<const RunRecord> record, double time);
    /// The run that is shown; null if there is none, or if the sheet shows another class.
    [[nodiscard]] const RunRecord* shownRun() const { return hasResults() ? run() : nullptr; }
    /// The time [s] at which shownRun(), which there must be, is shown.
    [[nodiscard]] double time() const;

private:
    [[nodiscard]] const RunRecord* run() const { return isInstead() ? instead_.get() : history_.latest(); }
    /// While a run goes on it is shown in any case.
    [[nodiscard]] bool isInstead() const { return instead_ && !(history_.latest() && history_.latest()->isRunning()); }
    void showSoon();
    [[nodiscard]] bool hasResults() const;
    void show();
    void showLines();
    void showSymbols();
    void forget();
    [[nodiscard]] SheetPart seen() const;

    editor::DocumentSession& session_;
    const RunHistory& history_;
    editor::SheetView& sheet_;
    std::optional<double> cursorTime_;
    std::shared_ptr<const RunRecord> instead_;
    double insteadTime_ = 0;
    bool isOn_;
    LineResultsShown shownOnLines_;
    LineResults lines_;
    RodMotion rods_;
    QElapsedTimer sinceFrame_;
    QTimer timer_;
};

}  // namespace bramah::app
