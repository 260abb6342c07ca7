// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/documents_controller.h"
#include "app/window/action_registry.h"

#include <QObject>

#include <functional>
#include <initializer_list>

class QMenu;
class QMenuBar;

namespace bramah::app {

/// One or a few menus of the window. A derived class registers their actions in its constructor; addMenus() makes the
/// menus when all parts exist. GUI thread. Borrows the registry and the documents.
class MenuPart : public QObject
{
    Q_OBJECT
public:
    virtual void addMenus(QMenuBar& bar) = 0;

protected:
    MenuPart(ActionRegistry& actions, DocumentsController& documents, QObject* parent);

    [[nodiscard]] ActionRegistry& actions() { return actions_; }
    [[nodiscard]] DocumentsController& documents() { return documents_; }
    /// The document in front, or null.
    [[nodiscard]] DocumentPage* page() const { return documents_.currentPage(); }
    /// A function that calls \a use with the document in front; it does nothing if there is none.
    [[nodiscard]] std::function<void()> onPage(std::function<void(DocumentPage& page)> use);
    /// The same for an action that is on or off.
    [[nodiscard]] std::function<void(bool)> switchOnPage(std::function<void(DocumentPage& page, bool isOn)> use);

    /// Adds actions by their ids to \a menu; "-" is a separator.
    void addEntries(QMenu& menu, std::initializer_list<const char*> ids);
    QMenu* addMenu(QMenuBar& bar, const QString& title, std::initializer_list<const char*> ids);
    /// Adds a menu to \a menu, above the action \a before.
    QMenu* insertMenu(QMenu& menu, const QString& title, const char* before, std::initializer_list<const char*> ids);

    [[nodiscard]] static QKeySequence keys(const char* text) { return QKeySequence(QString::fromLatin1(text)); }
    [[nodiscard]] static QString id(const char* text) { return QString::fromLatin1(text); }

private:
    ActionRegistry& actions_;
    DocumentsController& documents_;
};

}  // namespace bramah::app
