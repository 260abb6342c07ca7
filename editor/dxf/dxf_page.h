// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dxf/dxf_drawing.h"
#include "model/diagram/diagram.h"

namespace bramah::editor {

/// The frame and title block of a page: a block, and its insertion with what stands in the fields.
struct DxfPage {
    DxfBlock block;
    DxfInsert insert;
};

/// \a page as the block \a name; \a toDrawing leads from the sheet into the drawing. A text of its symbol with `%title`
/// is a field, an attribute TITLE, whether it is empty or not; one with several, as `%sheet / %sheets`, is the
/// attribute SHEET_SHEETS, and SHEET and SHEETS are there unseen. The lines of a field are TITLE, TITLE_2 and so on.
/// Other texts, as the words over the fields (`%{titleWord}`), belong to the block.
[[nodiscard]] DxfPage dxfPageOf(const model::DiagramComponent& page, const QString& name,
                                const model::AffineMap& toDrawing);

}  // namespace bramah::editor
