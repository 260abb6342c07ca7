// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/graphics/graphics.h"

namespace bramah::editor {

class DocumentSession;

/// The edits that give the shown class's icon the size \a extent, and let its symbols on the other sheets of the file
/// stay as large and where they are: their placements say how large that whole is.
[[nodiscard]] model::TextEdits iconSizeEdits(const DocumentSession& session, const model::CoordinateSystem& before,
                                             const model::Extent& extent);

}  // namespace bramah::editor
