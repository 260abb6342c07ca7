// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

class QMainWindow;

namespace bramah::editor {
class ProblemsPanel;
class SheetActions;
}  // namespace bramah::editor

namespace bramah::app {

class ActionRegistry;
class DocumentPage;
class StatusWidgets;
class WindowDocks;

/// Keeps what the window shows of the document in front true to it: which actions can be used and which are on, the
/// status bar, the title, the list of problems. Borrows all. GUI thread.
class PageState : public QObject
{
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        editor::SheetActions& sheet;
        WindowDocks& docks;
        editor::ProblemsPanel& problems;
        StatusWidgets& status;
    };

    PageState(const Parts& parts, QMainWindow& window);

    /// Shows the state of \a page from now on; null: of no document.
    void setPage(DocumentPage* page);
    /// To be called once for each new page.
    void follow(DocumentPage& page);
    void updateTitle();
    /// Which views of a class there are, and which is shown.
    void updateViews();

private:
    /// A function that calls \a showState while \a page is in front.
    [[nodiscard]] std::function<void()> inFront(const DocumentPage& page, void (PageState::*showState)());
    void updateProblems();
    void updateRunState();
    /// Shows in the status bar the state of the run, and how well it keeps time.
    void showRunState();
    void updateValveAction();

    Parts parts_;
    QMainWindow& window_;
    QPointer<DocumentPage> page_;
};

}  // namespace bramah::app
