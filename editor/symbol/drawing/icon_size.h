// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/graphics/graphics.h"

namespace bramah::editor {

class DocumentSession;

/// Edits that set the size of the shown class's icon to \a extent and keep size and place of its symbols on the other
/// sheets of the file by adapting their placements.
[[nodiscard]] model::TextEdits iconSizeEdits(const DocumentSession& session, const model::CoordinateSystem& before,
                                             const model::Extent& extent);

}  // namespace bramah::editor
