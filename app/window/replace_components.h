// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace bramah::editor {
class ActiveTheme;
class IconSet;
}  // namespace bramah::editor

namespace bramah::app {

class DocumentPage;

/// Asks for a class and replaces the selected components by components of it. Without a selection a note says so.
void replaceComponents(DocumentPage& page, const editor::ActiveTheme& theme, const editor::IconSet& icons);

}  // namespace bramah::app
