// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTreeView>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace bramah::editor {

class ActiveTheme;
class ChosenClasses;
class DocumentSession;
class FoundClasses;
class IconSet;
class PaletteModel;
class Workspace;

/// The library: a search field over a tree of symbols, or over the list of what was found. A symbol is dragged to the
/// sheet, or picked up by Enter or a double click; then it follows the cursor. Stars mark favourites, which have their
/// own group. GUI thread.
class PalettePanel : public QWidget
{
    Q_OBJECT
public:
    /// \a workspace, \a theme and \a icons must outlive the panel, which follows changes of the libraries.
    PalettePanel(Workspace& workspace, const ActiveTheme& theme, const IconSet& icons, QWidget* parent = nullptr);

    /// The file whose own classes come first; null for none.
    void setSession(DocumentSession* session);
    /// Puts the cursor into the search field and selects its text.
    void startSearch();
    /// The class selected in the list while this panel has the keyboard focus; else empty.
    [[nodiscard]] QString focusedClass() const;
    /// Makes \a className the current class and opens its group; does nothing if it is not in the library.
    void showClass(const QString& className);
    /// The user's own package, see PaletteModel.
    void setOwnPackage(const std::string& name);
    /// Does the same as Enter on the current class.
    void takeCurrent() { place(view_->currentIndex()); }
    /// The favourites and recent classes of this panel.
    [[nodiscard]] ChosenClasses& chosen() { return *chosen_; }
    /// The tree, or the list of what was found.
    [[nodiscard]] QTreeView& view() { return *view_; }
    /// The field whose text is searched for.
    [[nodiscard]] QLineEdit& searchField() { return *search_; }

Q_SIGNALS:
    /// The user picked up the class of this full name, which is to hang at the cursor; it counts as recent now.
    void placingWanted(const QString& className);
    /// The user chose the row that makes a component of their own.
    void newComponentWanted();
    /// A right click on a class (full name), or beside all classes (empty).
    void contextMenuWanted(const QString& className, QPoint globalPosition);
    /// What can be done with the class under the mouse; empty if it is on none.
    void hintChanged(const QString& hint);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showFile();
    void showChosen();
    void expandFirst();
    void filter(const QString& text);
    [[nodiscard]] bool isSearching() const;
    void showWhetherFound();
    void place(const QModelIndex& index);

    QPointer<DocumentSession> session_;
    QString ownPackage_;
    QLineEdit* search_;
    QTreeView* view_;
    QLabel* nothing_;  ///< in place of the list, if nothing matches the searched text
    ChosenClasses* chosen_;
    PaletteModel* model_;
    FoundClasses* found_;  ///< shown instead of the tree while something is searched for
};

}  // namespace bramah::editor
