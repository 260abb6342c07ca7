// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/panel.h"
#include "app/window/maximized_panel.h"
#include "editor/theme/icon_set.h"

#include <QObject>

#include <memory>
#include <vector>

class QAction;
class QDockWidget;
class QMainWindow;

namespace bramah::app {

/// The panels around the sheets, at the sides and below as tabs. They collapse, float, and keep their places. GUI
/// thread. Large: it has a getter for each panel.
class WindowDocks : public QObject
{
    Q_OBJECT
public:
    WindowDocks(QMainWindow& window, Panels panels, const editor::IconSet& icons);

    [[nodiscard]] const Panels& panels() const { return panels_; }
    /// The dock of the panel \a id, which there must be.
    [[nodiscard]] QDockWidget* dock(QLatin1String id) const;
    [[nodiscard]] QDockWidget* dock(const char* id) const { return dock(QLatin1String(id)); }
    /// Adds a tool beside the title of a panel.
    void addTool(const char* id, QAction* tool);

    void setBottomShown(bool isShown);
    [[nodiscard]] bool isBottomShown() const;
    /// Shows a dock and brings its tab to the front. If the
    /// bottom row was hidden, its other docks are shown too.
    void bringForward(QDockWidget& dock);
    void bringForward(const char* id) { bringForward(*dock(id)); }

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
    [[nodiscard]] bool isBehindTab(const QDockWidget& dock) const;
    /// Disables the panels that are behind other tabs: Qt calls them visible, and their underlined letters would take
    /// those of the one in front. Asked at each change of a panel, and again when all changes that come together are
    /// made.
    void enableInFront();
    void add(const Panel& panel);
    void arrange();
    void restyleTabs();
    void toggleMaximizedTab(int tab);
    [[nodiscard]] std::vector<QDockWidget*> all() const;

    QMainWindow& window_;
    const editor::IconSet& icons_;
    Panels panels_;
    std::vector<QDockWidget*> bottom_;  ///< the docks of the bottom row, in the order of their tabs
    std::vector<QDockWidget*> beside_;  ///< those that stand beside them
    QDockWidget* library_ = nullptr;
    QDockWidget* properties_ = nullptr;
    QDockWidget* plots_ = nullptr;
    std::unique_ptr<MaximizedPanel> maximized_;
    bool isSheetLent_ = false;
    bool isNarrow_ = false;    ///< the side panels are narrower than usual
    QByteArray quietedState_;  ///< the layout to restore; empty while not quiet
};

}  // namespace bramah::app
