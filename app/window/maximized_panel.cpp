// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/maximized_panel.h"

#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

/// Gives the focus to the first part of \a panel that takes it by Tab.
void focusIn(QWidget& panel)
{
    for (QWidget* part : panel.findChildren<QWidget*>())
        if ((part->focusPolicy() & Qt::TabFocus) != 0 && part->isVisible() && part->isEnabled()) {
            part->setFocus(Qt::OtherFocusReason);
            return;
        }
}

}  // namespace

MaximizedPanel::MaximizedPanel(QMainWindow& window, std::vector<QDockWidget*> docks, int layoutVersion)
    : window_(window), docks_(std::move(docks)), layoutVersion_(layoutVersion)
{
    for (const QDockWidget* dock : docks_)
        // After the window has settled which tab follows a closed one.
        connect(dock, &QDockWidget::visibilityChanged, this, &MaximizedPanel::leaveIfEmpty, Qt::QueuedConnection);
}

bool MaximizedPanel::has(const QDockWidget& dock) const
{
    return std::ranges::find(given_, &dock) != given_.end();
}

QByteArray MaximizedPanel::layout() const
{
    return isOn() ? before_ : window_.saveState(layoutVersion_);
}

void MaximizedPanel::give(QDockWidget& dock)
{
    if (isOn() || dock.isFloating() || dock.isHidden())
        return;
    before_ = window_.saveState(layoutVersion_);
    focused_ = window_.focusWidget();
    given_ = {&dock};
    for (QDockWidget* other : window_.tabifiedDockWidgets(&dock))
        if (!other->isHidden())
            given_.push_back(other);
    window_.setUpdatesEnabled(false);
    window_.centralWidget()->hide();
    for (QDockWidget* other : docks_)
        if (!has(*other) && !other->isFloating())
            other->hide();
    dock.raise();
    if (!focused_ || !dock.isAncestorOf(focused_))
        focusIn(*dock.widget());
    window_.setUpdatesEnabled(true);
    Q_EMIT changed(true);
}

void MaximizedPanel::leave()
{
    if (!isOn())
        return;
    const auto isFront = [](const QDockWidget* dock) { return !dock->visibleRegion().isEmpty(); };
    const auto front = std::ranges::find_if(given_, isFront);
    QDockWidget* const toRaise = front == given_.end() ? nullptr : *front;
    std::vector<QDockWidget*> closed;
    std::ranges::copy_if(std::exchange(given_, {}), std::back_inserter(closed),
                         [](const QDockWidget* dock) { return dock->isHidden(); });
    window_.setUpdatesEnabled(false);
    window_.centralWidget()->show();
    window_.restoreState(std::exchange(before_, {}), layoutVersion_);
    for (QDockWidget* dock : closed)
        dock->hide();
    if (toRaise)
        toRaise->raise();
    if (focused_)
        focused_->setFocus(Qt::OtherFocusReason);
    window_.setUpdatesEnabled(true);
    Q_EMIT changed(false);
}

void MaximizedPanel::leaveIfEmpty()
{
    if (std::ranges::all_of(given_, [](const QDockWidget* dock) { return dock->isHidden() || dock->isFloating(); }))
        leave();
}

}  // namespace bramah::app
