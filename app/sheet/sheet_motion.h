// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/shown_moment.h"
#include "app/sheet/line_results.h"
#include "app/sheet/measured_differences.h"
#include "app/sheet/moved_symbols.h"
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

/// Shows the shown moment on the sheet: moves parts of symbols (piston, needle, level), colours lines by pressure,
/// moves arrows with the flow, writes values beside lines. Symbols are at rest without results or if the sheet shows
/// nothing of the class that was run. Borrows all. GUI thread.
class SheetMotion : public QObject
{
    Q_OBJECT
public:
    SheetMotion(editor::DocumentSession& session, const ShownMoment& moment, editor::SheetView& sheet,
                QObject* parent = nullptr);

    /// Do symbols of new sheets move? Kept in the settings.
    [[nodiscard]] static bool isRemembered();
    static void setRemembered(bool isOn);
    void setOn(bool isOn);
    /// The remembered choice of colours, arrows and values on lines.
    [[nodiscard]] static LineResultsShown rememberedLines();
    static void setRememberedLines(LineResultsShown shown);
    void setLines(LineResultsShown shown);

    /// Sets the measured data whose differences from the run can be shown; null for none.
    void setMeasured(const solver::MeasuredData* data);

    /// Shows \a values, which are enlarged, without numbers at \a time in place of the shown run, unless that
    /// is running; null: the shown run again.
    void showInstead(std::shared_ptr<const ClassValues> values, double time);
    /// Shows \a point, the values of one moment, in place of the shown run, unless that is running, with \a caption to
    /// say what it is; without one: the shown run again. Null: no values.
    void showPoint(std::shared_ptr<const ClassValues> point, editor::SheetLegend caption);
    /// What is shown, of the run or in its place; null if there is nothing, or if the sheet shows another class.
    [[nodiscard]] const ClassValues* shownValues() const { return hasResults() ? values() : nullptr; }
    /// The time [s] of shownValues() that is shown; there must be such a run.
    [[nodiscard]] double time() const;

private:
    [[nodiscard]] const ClassValues* values() const
    {
        return isInstead() ? instead_.get() : isPoint() ? point_.get() : moment_.run();
    }
    /// A running run is always shown.
    [[nodiscard]] bool isRunning() const { return moment_.run() && moment_.run()->isRunning(); }
    [[nodiscard]] bool isInstead() const { return instead_ && !isRunning(); }
    [[nodiscard]] bool isPoint() const { return !caption_.title.isEmpty() && !isInstead() && !isRunning(); }
    void showSoon();
    [[nodiscard]] bool hasResults() const;
    void show();
    void showLines();
    void showSymbols();
    void forget();
    [[nodiscard]] SheetPart seen() const;

    editor::DocumentSession& session_;
    const ShownMoment& moment_;
    editor::SheetView& sheet_;
    std::shared_ptr<const ClassValues> instead_;
    double insteadTime_ = 0;
    std::shared_ptr<const ClassValues> point_;
    editor::SheetLegend caption_;  ///< of the point; empty: the shown run
    bool isOn_;
    LineResultsShown shownOnLines_;
    LineResults lines_;
    MeasuredDifferences differences_;
    RodMotion rods_;
    MovedSymbols symbols_;
    QElapsedTimer sinceFrame_;
    QTimer timer_;
};

}  // namespace bramah::app
