// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menu_part.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include <utility>

namespace bramah::app {

MenuPart::MenuPart(ActionRegistry& actions, DocumentsController& documents, QObject* parent)
    : QObject(parent), actions_(actions), documents_(documents)
{
}

std::function<void()> MenuPart::onPage(std::function<void(DocumentPage& page)> use)
{
    return [this, use = std::move(use)] {
        if (DocumentPage* shown = page())
            use(*shown);
    };
}

std::function<void(bool)> MenuPart::switchOnPage(std::function<void(DocumentPage& page, bool isOn)> use)
{
    return [this, use = std::move(use)](bool isOn) {
        if (DocumentPage* shown = page())
            use(*shown, isOn);
    };
}

void MenuPart::addEntries(QMenu& menu, std::initializer_list<const char*> ids)
{
    for (const char* one : ids) {
        if (*one == '-')
            menu.addSeparator();
        else
            menu.addAction(actions_.action(id(one)));
    }
}

QMenu* MenuPart::addMenu(QMenuBar& bar, const QString& title, std::initializer_list<const char*> ids)
{
    QMenu* menu = bar.addMenu(title);
    addEntries(*menu, ids);
    return menu;
}

QMenu* MenuPart::insertMenu(QMenu& menu, const QString& title, const char* before,
                            std::initializer_list<const char*> ids)
{
    auto* inserted = new QMenu(title, &menu);
    addEntries(*inserted, ids);
    menu.insertMenu(actions_.action(id(before)), inserted);
    return inserted;
}

}  // namespace bramah::app
