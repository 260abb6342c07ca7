// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace bramah::editor {

class DocumentSession;

/// The line to which the symbols of a selection are aligned: an outer edge of their drawings, or for Centre (equal x)
/// and Middle (equal y) their origins, about which ports lie.
enum class Alignment { Left, Centre, Right, Top, Middle, Bottom };

/// Moves the selected symbols by whole modules, and notes, into one line; lines follow. One undo entry. False, with
/// nothing changed, for fewer than two or if they are aligned already. Drawn nodes move with their lines.
bool alignSelection(DocumentSession& session, Alignment alignment);

/// Gives the selected symbols equal distances between origins, in modules; the two outermost stay. False for fewer than
/// three, or if distances are equal already.
bool distributeSelection(DocumentSession& session, Qt::Orientation direction);

/// Moves the selected symbols apart by half their distance from the common middle; lines follow. False for fewer than
/// two.
bool spreadSelection(DocumentSession& session);

}  // namespace bramah::editor
