// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

class QWidget;

namespace bramah::editor {
class Workspace;
}

namespace bramah::app {

class DocumentPage;
class DocumentsController;
class MyComponents;

/// Asks for a new component, writes its class into the file of \a page (which may be null) or into My components, and
/// opens it.
void newComponent(DocumentPage* page, DocumentsController& documents, MyComponents& own, QWidget* window);

/// Writes a copy of the class \a className into My components, under its name or a free one, and opens it. If that is
/// impossible, \a page shows the reason; it may be null.
void copyToMyComponents(const QString& className, DocumentPage* page, DocumentsController& documents,
                        MyComponents& own);

/// Writes copies of the page class \a className and of the class of its title block into My components, so that both
/// can be changed; the pages of \a page's drawing that are of the class become pages of the copy. If that is
/// impossible, \a page shows the reason.
void copyPageToMyComponents(const QString& className, DocumentPage& page, DocumentsController& documents,
                            MyComponents& own);

/// Why \a name cannot be that of a new class in My components; empty if it can.
[[nodiscard]] QString ownNameFault(const QString& name, const editor::Workspace& workspace);
/// \a name, or with a number behind it if My components have one of that name.
[[nodiscard]] QString freeOwnName(const QString& name, const editor::Workspace& workspace);
/// Writes the class \a name, which \a textOf gives for an indentation, into My components. Returns its full name; if
/// that is impossible, \a page, which may be null, or the page of My components shows the reason.
QString addToMyComponents(const QString& name, const std::function<QByteArray(const QByteArray&)>& textOf,
                          DocumentPage* page, DocumentsController& documents, MyComponents& own);

/// Shows a class in the view where one begins to write it: the circuit if it has one, else the declarations.
void showForEditing(DocumentPage& page, const QString& className);

}  // namespace bramah::app
