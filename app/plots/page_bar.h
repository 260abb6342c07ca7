// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

class QLineEdit;

namespace bramah::app {

/// The pages of plots as tabs below them: a click shows a page, dragging moves it, a double click or F2 names it, and
/// its menu has these and more. GUI thread.
class PageBar : public QTabBar
{
    Q_OBJECT
public:
    explicit PageBar(QWidget* parent = nullptr);

    /// Shows \a names, of which the one number \a current is in front.
    void setPages(const QStringList& names, int current);
    /// Writes a new name in the tab's place.
    void rename(int page);
    [[nodiscard]] QLineEdit& editor() { return *editor_; }

Q_SIGNALS:
    void pageChosen(int page);
    void pageRenamed(int page, const QString& name);
    void pageMoved(int from, int to);
    void removalWanted(int page);
    void additionWanted();

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void finishName();

    QLineEdit* editor_;
    int edited_ = -1;     ///< the page whose name is written
    int movedFrom_ = -1;  ///< during a drag
    int movedTo_ = -1;
};

}  // namespace bramah::app
