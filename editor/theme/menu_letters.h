// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>

class QMenu;
class QMenuBar;

namespace bramah::editor {

/// Gives each of the entries of one menu an underlined letter of its own as far as letters suffice: the first one
/// keeps the letter that its text has, others get a letter of their text that is free, first those with which a word
/// begins. Where a text has no letters, as in Chinese, it keeps the one in brackets behind it or gets another there.
void giveLetters(const QList<QAction*>& entries);

/// The same for all menus in \a bar whenever they open, and for the bar itself now.
void keepLetters(QMenuBar& bar);
/// The same for a menu and those in it whenever they open.
void keepLetters(QMenu& menu);

}  // namespace bramah::editor
