// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

class QLineEdit;
class QMenu;

namespace bramah::app {

/// Pages as tabs below them: a click shows a page, dragging moves it, a double click or F2 names it, and its menu has
/// these and more. GUI thread.
class PageBar : public QTabBar
{
    Q_OBJECT
public:
    /// \a name: for screen readers, "Pages of plots". \a removal: of the menu entry, "Remove the page and its plots".
    PageBar(const QString& name, QString removal, QWidget* parent = nullptr);

    /// Shows pages with \a names, of which the one number \a current is in front. \a texts: what stands on their tabs
    /// where that is more than the name.
    void setPages(const QStringList& names, int current, const QStringList& texts = {});
    /// \a text of a tab as it is written there, where a & is no key.
    [[nodiscard]] static QString tabTextOf(QString text);
    /// Writes a new name in the tab's place.
    void rename(int page);
    [[nodiscard]] QLineEdit& editor() { return *editor_; }

Q_SIGNALS:
    void pageChosen(int page);
    void pageRenamed(int page, const QString& name);
    void pageMoved(int from, int to);
    void removalWanted(int page);
    void additionWanted();
    /// The menu of a page opens: entries for it can be added.
    void menuOpened(QMenu& menu, int page);

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void finishName();

    QString removal_;
    QLineEdit* editor_;
    int edited_ = -1;     ///< the page whose name is written
    int movedFrom_ = -1;  ///< during a drag
    int movedTo_ = -1;
};

}  // namespace bramah::app
