// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/documents_controller.h"
#include "app/files/recent_files.h"
#include "app/theme/theme_controller.h"
#include "app/window/action_registry.h"
#include "editor/session/workspace.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;
class QTabWidget;

namespace bramah::editor {
class PalettePanel;
class ProblemsPanel;
class PropertyPanel;
class SheetActions;
}  // namespace bramah::editor

namespace bramah::app {

class ClassManager;
class CommandPalette;
class FirstCircuitGuide;
class MainToolBar;
class MyComponents;
class DocumentExport;
class ProbeMenu;
class RunsPanel;
class CausalityChoice;
class StructurePanel;
class FrequencyPanel;
class StartPage;
class StatusWidgets;
class UserLibraries;
class WindowDocks;

/// The window: puts sheets, panels and controllers together and points them at the document in front. Their behaviour
/// is in their own classes. GUI thread. Borrows theme and workspace.
/// Large: it owns the parts of the window and joins them, and does nothing else.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    struct Options {
        QString recoveryFolder;  ///< for journals of unsaved text; empty: none are kept
        bool remembersLayout = true;
        QString lockFolder;  ///< the folder in which other programs see the open files; empty: none
        QString ownFolder;   ///< of the user's own components; empty: there are none
    };

    MainWindow(ThemeController& theme, editor::Workspace& workspace, Options options);
    ~MainWindow() override;

    [[nodiscard]] DocumentsController& documents() { return *documents_; }
    [[nodiscard]] ActionRegistry& actions() { return actions_; }
    [[nodiscard]] editor::PalettePanel& palettePanel() { return *palette_; }
    [[nodiscard]] editor::PropertyPanel& propertyPanel() { return *properties_; }
    [[nodiscard]] editor::ProblemsPanel& problemsPanel() { return *problems_; }
    [[nodiscard]] RunsPanel& runsPanel() { return *runs_; }
    [[nodiscard]] StructurePanel& structurePanel() { return *structure_; }
    [[nodiscard]] CausalityChoice& causalityChoice() { return *causality_; }
    [[nodiscard]] FrequencyPanel& frequencyPanel() { return *frequency_; }
    [[nodiscard]] MainToolBar& toolBar() { return *toolBar_; }
    [[nodiscard]] WindowDocks& docks() { return *docks_; }

    /// Opens the libraries of former sessions; tells of those that are missing.
    void openLibraries();
    /// Opens the library that a file or folder belongs to; tells if it cannot.
    void openLibrary(const QString& path);
    /// The bar for messages that belong to no document.
    [[nodiscard]] MessageBar& messages() { return *messages_; }
    void showStartPage();
    /// A new circuit, with the guide that leads through it.
    void startGuide();

    /// Closes the window as the user would, to come again with its files; nothing happens if the user goes on after
    /// all.
    void startAgain();

Q_SIGNALS:
    /// The window has been closed to come again, in another language.
    void restartWanted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makePanels();
    /// Registers all actions and makes the menu bar of them.
    void makeMenus();
    void connectPanels();
    void showPage(DocumentPage* page);
    void connectPage(DocumentPage& page);
    void showContextMenu(DocumentPage& page, QPoint position);
    void restoreValuesOf(int run);
    void updateTitle();
    void updateProblems();
    void updateRunState();
    /// Tells in the status bar the state of the run, and how well it keeps time.
    void showRunState();
    void updateValveAction();
    void updateViewActions();
    void showPaletteMenu(const QString& className, QPoint position);

    ThemeController& theme_;
    editor::Workspace& workspace_;
    Options options_;
    editor::IconSet icons_;
    ActionRegistry actions_;
    RecentFiles recent_;
    editor::SheetActions* sheetActions_;
    QStackedWidget* centre_;
    QTabWidget* tabs_;
    StartPage* startPage_;
    MessageBar* messages_;
    UserLibraries* libraries_;
    MyComponents* own_;
    std::unique_ptr<DocumentsController> documents_;
    std::unique_ptr<ClassManager> classes_;
    editor::PalettePanel* palette_;
    editor::PropertyPanel* properties_;
    editor::ProblemsPanel* problems_;
    RunsPanel* runs_;
    StructurePanel* structure_;
    CausalityChoice* causality_;
    FrequencyPanel* frequency_;
    QStackedWidget* plots_;
    WindowDocks* docks_ = nullptr;
    std::unique_ptr<DocumentExport> export_;
    std::unique_ptr<ProbeMenu> probe_;
    MainToolBar* toolBar_ = nullptr;
    StatusWidgets* status_ = nullptr;
    CommandPalette* commandPalette_ = nullptr;
    FirstCircuitGuide* guide_ = nullptr;
    QPointer<DocumentPage> page_;
};

}  // namespace bramah::app
