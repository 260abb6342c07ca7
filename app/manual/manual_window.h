// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_index.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/icon_set.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QToolButton;
class QTreeWidget;

namespace bramah::editor {
class DocumentationView;
}

namespace bramah::app {

class ManualView;
class WordMarks;

/// The manual in a window of its own, beside the circuit: its contents and what a search finds on the left, a page on
/// the right, back and forward as in a browser (Alt+Left, Alt+Right). Ctrl+F searches, the words are marked in the
/// page, F3 and Shift+F3 go from one to the next, Escape ends the search. Borrows theme and icons; the library of \a
/// reference must outlive it. GUI thread.
///
/// Large: contents, search, pages and the way back through them are one window, a field for each of its parts.
class ManualWindow : public QWidget
{
    Q_OBJECT
public:
    ManualWindow(Manual manual, ManualReference reference, const editor::ActiveTheme& theme,
                 const editor::IconSet& icons, QWidget* parent = nullptr);
    ~ManualWindow() override;

    /// Shows the page at an address of the manual; one that leads nowhere does nothing.
    void go(const QString& address);
    /// Searches as if the user had typed \a words.
    void search(const QString& words);
    /// The address of what is shown.
    [[nodiscard]] QString address() const;
    /// The searched words in the page that is shown.
    [[nodiscard]] WordMarks& marks() const;

Q_SIGNALS:
    void exampleWanted(const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeSide();
    QWidget* makeBar(const editor::IconSet& icons);
    void fillContents();
    void showFound();
    /// Shows what the search has found, from the first searched word on.
    void goToFound(const QString& address);
    void step(int by);
    /// Shows the page at \a address; false if there is none.
    bool showAddress(const QString& address);
    void updateButtons();

    Manual manual_;
    ManualReference reference_;
    std::vector<ManualPlace> places_;
    QLineEdit* search_;
    QStackedWidget* side_;
    QTreeWidget* contents_;
    QListWidget* found_;
    QLabel* nothing_;
    QStackedWidget* pages_;
    ManualView* view_;
    editor::DocumentationView* classes_;
    WordMarks* viewMarks_;
    WordMarks* classMarks_;
    QToolButton* back_ = nullptr;
    QToolButton* forward_ = nullptr;
    QStringList visited_;
    qsizetype at_ = -1;  ///< in visited_
};

}  // namespace bramah::app
