// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/documents_controller.h"
#include "app/files/recent_files.h"
#include "app/theme/theme_controller.h"
#include "app/window/action_registry.h"
#include "editor/session/workspace.h"

#include <QMainWindow>

#include <memory>

class QMenu;
class QStackedWidget;
class QTabWidget;

namespace bramah::editor {
class SheetActions;
}  // namespace bramah::editor

namespace bramah::app {

class CatalogueShelf;
class ClassManager;
class CommandPalette;
class FirstCircuitGuide;
class LessonCard;
class MainToolBar;
class MyComponents;
class DocumentExport;
class PageState;
class ProbeMenu;
class StartPage;
class StatusWidgets;
class UserLibraries;
class WindowDocks;
struct WindowPanels;

/// The window: creates pages, panels and controllers and connects them with the document in front. Their behaviour is
/// in their own classes. GUI thread. Borrows theme and workspace.
/// Large: it owns the parts of the window and connects them, nothing else.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    struct Options {
        QString recoveryFolder;  ///< for journals of unsaved text; empty for no journals
        bool remembersLayout = true;
        QString lockFolder;        ///< the folder in which other programs see the open files; empty for none
        QString ownFolder;         ///< of the user's own components; empty for none
        QString studyFolder = {};  ///< for results of studies that have not come to their end; empty: they are not kept
    };

    MainWindow(ThemeController& theme, editor::Workspace& workspace, Options options);
    ~MainWindow() override;

    [[nodiscard]] DocumentsController& documents() { return *documents_; }
    [[nodiscard]] ActionRegistry& actions() { return actions_; }
    [[nodiscard]] WindowDocks& docks() { return *docks_; }

    /// Opens the libraries of former sessions; reports missing ones.
    void openLibraries();
    /// Opens the library that contains a file or folder; reports failure.
    void openLibrary(const QString& path);
    /// The bar for messages that belong to no document.
    [[nodiscard]] MessageBar& messages() { return *messages_; }
    void showStartPage(bool isWanted);
    /// Opens a new circuit with the guide.
    void startGuide();

    /// Closes the window as the user would, to open it again with its files. Nothing happens if the user decides to
    /// stay.
    void startAgain();

Q_SIGNALS:
    /// The window has been closed and is to open again, in another language.
    void restartWanted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makePanels();
    /// Registers all actions and makes the menu bar.
    void makeMenus();
    void connectPanels();
    void showPage(DocumentPage* page);
    /// Gives \a page to all panels; null: none.
    void giveToPanels(DocumentPage* page);
    void connectPage(DocumentPage& page);
    void connectSheet(DocumentPage& page);
    void connectRuns(DocumentPage& page);
    void connectClassBar(DocumentPage& page);
    void fillContextMenu(QMenu& menu, DocumentPage& page);
    void restoreValuesOf(int run);
    void fillPaletteMenu(QMenu& menu, const QString& className);

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
    CatalogueShelf* catalogues_;
    std::unique_ptr<DocumentsController> documents_;
    std::unique_ptr<ClassManager> classes_;
    std::unique_ptr<WindowPanels> panels_;
    WindowDocks* docks_ = nullptr;
    std::unique_ptr<DocumentExport> export_;
    std::unique_ptr<ProbeMenu> probe_;
    MainToolBar* toolBar_ = nullptr;
    StatusWidgets* status_ = nullptr;
    PageState* state_ = nullptr;
    CommandPalette* commandPalette_ = nullptr;
    FirstCircuitGuide* guide_ = nullptr;
    LessonCard* lesson_ = nullptr;
    QPointer<DocumentPage> page_;
};

}  // namespace bramah::app
