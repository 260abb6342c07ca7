// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::editor {
class Workspace;
}

namespace bramah::app {

class DocumentPage;
class DocumentsController;

/// Opens the class of the one selected symbol: a class of the same file in place, where a bar tells the way, another
/// one in its own file. A class of a library is shown only, until the user says that it is to be changed; a bar leads
/// back.
void openClassOfSelection(DocumentPage& page, DocumentsController& documents, const editor::Workspace& workspace);

}  // namespace bramah::app
