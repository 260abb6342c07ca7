// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/page_bar.h"

#include "editor/theme/popup_menu.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

#include <utility>

namespace bramah::app {

PageBar::PageBar(const QString& name, QString removal, QWidget* parent)
    : QTabBar(parent), removal_(std::move(removal)), editor_(new QLineEdit(this))
{
    setShape(QTabBar::RoundedSouth);
    setAccessibleName(name);
    setDrawBase(false);
    setExpanding(false);
    setElideMode(Qt::ElideMiddle);
    setMovable(true);
    editor_->hide();
    editor_->setAccessibleName(tr("Name of the page"));
    connect(this, &QTabBar::currentChanged, this, [this](int page) {
        if (movedFrom_ < 0 && page >= 0)
            Q_EMIT pageChosen(page);
    });
    // A page is moved when it is let go: each tab on its way would else be an edit.
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        if (movedFrom_ < 0)
            movedFrom_ = currentIndex() == to ? from : to;
        movedTo_ = currentIndex() == to ? to : from;
    });
    connect(editor_, &QLineEdit::editingFinished, this, &PageBar::finishName);
}

void PageBar::setPages(const QStringList& names, int current, const QStringList& texts)
{
    const QSignalBlocker blocker(this);
    while (count() > names.size())
        removeTab(count() - 1);
    for (int page = 0; page < names.size(); ++page) {
        const QString text = tabTextOf(texts.value(page, names.at(page)));
        if (page == count())
            addTab(text);
        setTabText(page, text);
        setTabData(page, names.at(page));
    }
    setCurrentIndex(current);
}

QString PageBar::tabTextOf(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

void PageBar::rename(int page)
{
    if (page < 0 || page >= count())
        return;
    edited_ = page;
    editor_->setText(tabData(page).toString());
    constexpr int kRoomForName = 120;  // px
    editor_->setGeometry(tabRect(page).united({tabRect(page).topLeft(), QSize(kRoomForName, 1)}));
    editor_->selectAll();
    editor_->show();
    editor_->setFocus();
}

void PageBar::finishName()
{
    const int page = std::exchange(edited_, -1);
    if (page < 0)
        return;
    editor_->hide();
    Q_EMIT pageRenamed(page, editor_->text().trimmed());
}

void PageBar::mouseDoubleClickEvent(QMouseEvent* event)
{
    rename(tabAt(event->pos()));
}

void PageBar::mouseReleaseEvent(QMouseEvent* event)
{
    QTabBar::mouseReleaseEvent(event);
    const int from = std::exchange(movedFrom_, -1), to = std::exchange(movedTo_, -1);
    if (from >= 0 && from != to)
        Q_EMIT pageMoved(from, to);
}

void PageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F2)
        rename(currentIndex());
    else if (event->key() == Qt::Key_Delete)
        Q_EMIT removalWanted(currentIndex());
    else if (event->key() == Qt::Key_Escape && edited_ >= 0) {
        edited_ = -1;
        editor_->hide();
        setFocus();
    } else
        QTabBar::keyPressEvent(event);
}

void PageBar::contextMenuEvent(QContextMenuEvent* event)
{
    const int under = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : tabAt(event->pos());
    const int page = under < 0 ? currentIndex() : under;
    editor::popUpMenu(*this, event->globalPos(), [this, page](QMenu& menu) {
        menu.addAction(tr("&New page"), this, &PageBar::additionWanted);
        menu.addAction(tr("&Rename…"), this, [this, page] { rename(page); })->setShortcut(Qt::Key_F2);
        menu.addAction(tr("Move to the &left"), this, [this, page] { Q_EMIT pageMoved(page, page - 1); })
            ->setEnabled(page > 0);
        menu.addAction(tr("Move to the ri&ght"), this, [this, page] { Q_EMIT pageMoved(page, page + 1); })
            ->setEnabled(page + 1 < count());
        menu.addAction(removal_, this, [this, page] { Q_EMIT removalWanted(page); });
        Q_EMIT menuOpened(menu, page);
    });
}

}  // namespace bramah::app
