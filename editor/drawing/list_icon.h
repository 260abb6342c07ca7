// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/icon.h"
#include "model/lists/drawing_lists.h"

namespace bramah::editor {

/// The rows of a list that one symbol on a sheet shows.
struct ListPart {
    std::size_t first = 0, count = 0;  ///< rows of the table
    std::size_t left = 0;              ///< rows behind them that stand on no list of the sheet
};

/// The table \a list as the drawing of a symbol in place of \a frame, whose coordinates count millimetres: from the
/// origin to the right and downwards, title and headings on top, with capitals of 2.5 mm. Columns without a text are
/// left out, long texts wrapped.
[[nodiscard]] model::IconPtr listIcon(const model::Icon& frame, const QString& title,
                                      const model::DrawingListTable& list, const ListPart& part);

}  // namespace bramah::editor
