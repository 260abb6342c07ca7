// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTreeView>
#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;

namespace bramah::editor {

class ActiveTheme;
class ChosenClasses;
class DocumentSession;
class IconSet;
class PaletteModel;
class Workspace;

/// The library: a search field over a tree of symbols. A symbol is dragged to the sheet, or placed by Enter or a double
/// click: then it hangs at the cursor. A star marks the favourites, which stand in a group of their own. GUI thread.
class PalettePanel : public QWidget
{
    Q_OBJECT
public:
    PalettePanel(Workspace& workspace, const ActiveTheme& theme, const IconSet& icons, QWidget* parent = nullptr);

    /// The file whose own classes stand first; null for none.
    void setSession(DocumentSession* session);
    /// The cursor into the search field, its text selected.
    void startSearch();
    /// The class chosen in the list while this panel has the keyboard; else empty.
    [[nodiscard]] QString focusedClass() const;
    /// Makes \a className the current one, with its group open; nothing if it is not in the library.
    void showClass(const QString& className);
    /// The user's own package, see PaletteModel.
    void setOwnPackage(const std::string& name);
    /// As Enter on the current class.
    void takeCurrent() { place(view_->currentIndex()); }
    [[nodiscard]] ChosenClasses& chosen() { return *chosen_; }
    [[nodiscard]] QTreeView& view() { return *view_; }
    [[nodiscard]] QLineEdit& searchField() { return *search_; }

Q_SIGNALS:
    void placingWanted(const QString& className);
    void newComponentWanted();
    /// A right click on a class, by its full name, or beside all (empty).
    void contextMenuWanted(const QString& className, QPoint globalPosition);
    void hintChanged(const QString& hint);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showFile();
    void showChosen();
    void expandFirst();
    void filter(const QString& text);
    void place(const QModelIndex& index);

    QPointer<DocumentSession> session_;
    QString ownPackage_;
    QLineEdit* search_;
    QTreeView* view_;
    ChosenClasses* chosen_;
    PaletteModel* model_;
    QSortFilterProxyModel* filtered_;
};

}  // namespace bramah::editor
