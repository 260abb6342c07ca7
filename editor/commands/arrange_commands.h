// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace bramah::editor {

class DocumentSession;

/// The line to which the symbols of a selection are aligned: an outer edge of their drawings, or for Centre (side by
/// side, one x) and Middle (one above the other, one y) their own origins, about which ports lie.
enum class Alignment { Left, Centre, Right, Top, Middle, Bottom };

/// Moves the selected symbols by whole modules into one line; lines follow. One entry of the undo stack. False, and
/// nothing done, with fewer than two, or if they stand so. Nodes made by drawing go with their lines.
bool alignSelection(DocumentSession& session, Alignment alignment);

/// Gives the selected symbols equal distances from origin to origin, to the module; the outermost two stay. False with
/// fewer than three, or if they stand so.
bool distributeSelection(DocumentSession& session, Qt::Orientation direction);

/// Moves the selected symbols apart, half as far again from their common middle; lines follow. False with fewer than
/// two.
bool spreadSelection(DocumentSession& session);

}  // namespace bramah::editor
