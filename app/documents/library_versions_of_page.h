// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::editor {
class Workspace;
}

namespace bramah::app {

class DocumentPage;

/// Brings the text of a page that has just been opened to the versions of libraries that are there, as one undoable
/// step; tells what was changed, or why it cannot be. Nothing is written.
void takePresentVersions(DocumentPage& page, const editor::Workspace& workspace);

/// Names in the text of \a page, as one undoable step, the versions of the libraries it uses, where it does not yet.
void nameUsedVersions(DocumentPage& page, const editor::Workspace& workspace);

}  // namespace bramah::app
