// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/maximized_panel.h"
#include "editor/theme/icon_set.h"

#include <QObject>

#include <memory>
#include <vector>

class QDockWidget;
class QMainWindow;
class QStackedWidget;

namespace bramah::editor {
class PalettePanel;
class ProblemsPanel;
class PropertyPanel;
}  // namespace bramah::editor

namespace bramah::app {

class DockTitleBar;
class FrequencyPanel;
class RunsPanel;
class StructurePanel;

/// The panels around the sheets: Library left, Properties right, Plots, Problems, Runs, Structure and Frequency below
/// as tabs. They collapse, float, and keep their places. GUI thread. Large: it has a getter for each panel.
class WindowDocks : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        editor::PalettePanel* palette;
        editor::PropertyPanel* properties;
        QStackedWidget* plots;  ///< one PlotWorkspace for each document
        editor::ProblemsPanel* problems;
        RunsPanel* runs;
        StructurePanel* structure;
        FrequencyPanel* frequency;
    };

    WindowDocks(QMainWindow& window, const Panels& panels, const editor::IconSet& icons);

    [[nodiscard]] QDockWidget* library() const { return library_; }
    [[nodiscard]] QDockWidget* properties() const { return properties_; }
    [[nodiscard]] QDockWidget* plots() const { return plots_; }
    [[nodiscard]] QDockWidget* problems() const { return problems_; }
    [[nodiscard]] QDockWidget* runs() const { return runs_; }
    [[nodiscard]] QDockWidget* structure() const { return structure_; }
    [[nodiscard]] QDockWidget* frequency() const { return frequency_; }
    [[nodiscard]] DockTitleBar& plotsTitle() const { return *plotsTitle_; }

    void setBottomShown(bool isShown);
    [[nodiscard]] bool isBottomShown() const;
    /// Shows a dock and brings its tab to the front. If the
    /// bottom row was hidden, its other docks are shown too.
    void bringForward(QDockWidget& dock);

    /// Gives the whole window to a panel, or brings the sheet and the other panels back. A double click on its title or
    /// tab does the same. A floating panel takes the whole screen.
    void toggleMaximized(QDockWidget& dock);
    /// The same with the panel that has the focus, or else the one in front below the sheet.
    void toggleMaximized();
    [[nodiscard]] bool isMaximized() const { return maximized_->isOn(); }
    /// Brings the sheet back while \a dock, which has the whole window or screen, wants something of it; after that the
    /// dock gets it again.
    void lendSheet(QDockWidget& dock, bool isWanted);
    /// Brings the sheet back if a panel has the whole window.
    void showSheet() { maximized_->leave(); }

    /// Restores the docks of the last session. A state of another layout version is ignored.
    void restore();
    void remember() const;
    void reset();
    /// Without a document only the library is visible; later the panels come back as before.
    void setQuiet(bool isQuiet);

Q_SIGNALS:
    void bottomShownChanged(bool isShown);
    void maximizedChanged(bool isMaximized);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Leaves at least half of a small window to the sheet.
    void fit();
    QDockWidget* add(const QString& id, const QString& title, QWidget* panel, Qt::DockWidgetArea area,
                     DockTitleBar** titleBar = nullptr);
    /// Adds a dock as the next tab of the bottom row.
    QDockWidget* addBelow(const QString& id, const QString& title, QWidget* panel, DockTitleBar** titleBar = nullptr);
    void arrange();
    void restyleTabs();
    void toggleMaximizedTab(int tab);
    [[nodiscard]] std::vector<QDockWidget*> all() const;

    QMainWindow& window_;
    const editor::IconSet& icons_;
    std::vector<QDockWidget*> bottom_;  ///< the docks of the bottom row, in the order of their tabs
    QDockWidget* library_;
    QDockWidget* properties_;
    QDockWidget* plots_;
    QDockWidget* problems_;
    QDockWidget* runs_;
    QDockWidget* structure_;
    QDockWidget* frequency_;
    DockTitleBar* plotsTitle_ = nullptr;
    std::unique_ptr<MaximizedPanel> maximized_;
    bool isSheetLent_ = false;
    bool isNarrow_ = false;    ///< the side panels are narrower than usual
    QByteArray quietedState_;  ///< the layout to restore; empty while not quiet
};

}  // namespace bramah::app
