// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dxf/dxf_drawing.h"
#include "editor/render/paper_pages.h"
#include "model/diagram/diagram.h"

namespace bramah::editor {

/// What of \a diagram lies on \a page, whose lower left corner becomes the origin. A diagram unit is 1.25 mm.
[[nodiscard]] DxfDrawing dxfOf(const model::Diagram& diagram, const PaperPage& page);

}  // namespace bramah::editor
