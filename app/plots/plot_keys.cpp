// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_keys.h"

#include <QKeyEvent>
#include <QMenu>
#include <QWidget>

#include <algorithm>

namespace bramah::app {

PlotKeys::PlotKeys(QWidget& widget) : QObject(&widget)
{
    // Keys that the widgets in it do not take come to it.
    widget.installEventFilter(this);
}

void PlotKeys::add(const QList<QKeySequence>& keys, const QString& text, std::function<void()> action,
                   std::function<bool()> isWanted)
{
    entries_.push_back({keys, text, std::move(action), std::move(isWanted)});
}

void PlotKeys::list(QMenu& menu) const
{
    for (const Entry& entry : entries_)
        if (!entry.text.isEmpty())
            menu.addAction(entry.text, &menu, entry.action)->setShortcut(entry.keys.front());
}

bool PlotKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const QKeySequence pressed(QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key.key())));
    const auto entry = std::ranges::find_if(entries_, [&](const Entry& one) { return one.keys.contains(pressed); });
    if (entry == entries_.end() || (entry->isWanted && !entry->isWanted()))
        return false;
    if (event->type() == QEvent::KeyPress)
        entry->action();
    event->accept();
    return true;
}

}  // namespace bramah::app
