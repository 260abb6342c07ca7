// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::app {

class DocumentPage;
class DocumentsController;
class MyComponents;

/// Opens the one selected symbol in place, with its own values and results; a bar shows the way to it. Shows its
/// circuit, or its equations if it has no circuit. A component that cannot be shown in place, such as an array, is
/// opened as by openClass().
void openClassOfSelection(DocumentPage& page, DocumentsController& documents, MyComponents& own);

/// Opens a class in its own file. A class of a library is read-only until the user decides to change it or to copy it;
/// a bar leads back to \a from, if there is such a page.
void openClass(const QString& className, DocumentPage* from, DocumentsController& documents, MyComponents& own);

}  // namespace bramah::app
