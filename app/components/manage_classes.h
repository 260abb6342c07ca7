// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/refactoring/class_moves.h"

#include <QString>

class QMenu;
class QWidget;

namespace bramah::app {

class DocumentPage;
class DocumentsController;
class MessageBar;
class MyComponents;

/// Renames, moves and deletes classes of open files, of My components and of the user's own libraries. All texts
/// that name a class are rewritten: files that are not open are opened for that, and each document gets one undo
/// entry. If files in a library's folder change, a message offers to undo the change. Borrows all its parts. GUI
/// thread.
class ClassManager
{
public:
    /// \a messages: the bar to use while no document is open.
    ClassManager(DocumentsController& documents, MyComponents& own, MessageBar& messages, QWidget& window)
        : documents_(documents), own_(own), messages_(messages), window_(window)
    {
    }

    /// Is the class in an open file, in My components, or in one of the user's own libraries?
    [[nodiscard]] bool canChange(const QString& className) const;
    /// Adds the three commands below for \a className to \a menu, those that are possible.
    void addTo(QMenu& menu, const QString& className);

    /// Each of the three asks first, and names the users of the class.
    void rename(const QString& className);
    void move(const QString& className);
    void remove(const QString& className);

    /// Moves a class into My components without asking. Returns why that is impossible; empty if it is done.
    [[nodiscard]] QString moveToOwn(const QString& className);

private:
    /// Where messages are shown.
    [[nodiscard]] MessageBar& messages() const;
    void tell(const QString& fault) const;
    [[nodiscard]] QString moveInto(const QString& className, const QString& package);
    /// Makes a change that the model layer allows. Returns why that is impossible; empty if it is done.
    [[nodiscard]] QString make(const tl::expected<model::ClassChange, QString>& change, const QString& title);

    DocumentsController& documents_;
    MyComponents& own_;
    MessageBar& messages_;
    QWidget& window_;
};

/// Gives the selected component of \a page a class of its own, a copy of its present one, as one undo entry. A message
/// names any obstacle.
void makeClassOfItsOwn(DocumentPage& page);

}  // namespace bramah::app
