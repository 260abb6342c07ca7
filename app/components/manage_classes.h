// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMenu;
class QWidget;

namespace bramah::app {

class DocumentPage;
class DocumentsController;
class MyComponents;

/// Renames, moves and deletes classes of open files and of My components. Every text that names a class follows: files
/// that are not open are opened for it, and each document gets one entry of its undo stack. Borrows all its parts. GUI
/// thread.
class ClassManager
{
public:
    ClassManager(DocumentsController& documents, MyComponents& own, QWidget& window)
        : documents_(documents), own_(own), window_(window)
    {
    }

    /// Is the class written in a file that is open, or in My components?
    [[nodiscard]] bool canChange(const QString& className) const;
    /// Adds the three commands below for \a className to \a menu, if they can be.
    void addTo(QMenu& menu, const QString& className);

    /// Each asks first, and names the users of the class.
    void rename(const QString& className);
    void move(const QString& className);
    void remove(const QString& className);

private:
    /// The page in which messages are shown; null if no document is open.
    [[nodiscard]] DocumentPage* page() const;
    void tell(const QString& fault) const;

    DocumentsController& documents_;
    MyComponents& own_;
    QWidget& window_;
};

/// Gives the selected component of \a page a class of its own, a copy of its present one; one entry of the undo stack.
/// A message names any obstacle.
void makeClassOfItsOwn(DocumentPage& page);

}  // namespace bramah::app
