// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

#include <functional>

class QMenu;
class QWidget;

namespace bramah::editor {

/// Opens a menu at \a position on the screen, with what \a fill puts into it, and returns at once. The menu belongs to
/// \a parent and goes with it, as when a page is closed by a key while its menu is open. A menu without actions does
/// not open.
void popUpMenu(QWidget& parent, QPoint position, const std::function<void(QMenu& menu)>& fill);

}  // namespace bramah::editor
