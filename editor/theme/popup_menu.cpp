// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/popup_menu.h"

#include "editor/theme/menu_letters.h"

#include <QMenu>

namespace bramah::editor {

void popUpMenu(QWidget& parent, QPoint position, const std::function<void(QMenu& menu)>& fill)
{
    auto* menu = new QMenu(&parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu);
    keepLetters(*menu);
    if (menu->isEmpty())
        delete menu;
    else
        menu->popup(position);
}

}  // namespace bramah::editor
