// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::editor {
class Theme;
class Workspace;
}  // namespace bramah::editor

namespace bramah::app {

class DocumentPage;

/// Asks for a new directional valve, adds its class to the shown model and lets the cursor place its symbol. It starts
/// from the selected valve, if there is one.
void composeValve(DocumentPage& page, editor::Workspace& workspace, const editor::Theme& theme);
/// Asks for changes of the selected valve, if its class is in the document.
void changeValve(DocumentPage& page, editor::Workspace& workspace, const editor::Theme& theme);

}  // namespace bramah::app
