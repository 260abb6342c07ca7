// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_builder.h"

#include <vector>

namespace bramah::editor {

/// The sheet of the class \a top, or of the component at the path \a place within it, as it is shown and printed.
[[nodiscard]] model::Diagram drawnSheet(model::IconCache& icons, const model::Instance& top, const QString& place = {});

/// The sheets of the drawing that belong to \a shown, the sheet at \a place within \a top: itself and, if it has pages,
/// those with pages within it (model::sheetsOfSet()). A way to them leads through components with sheets.
[[nodiscard]] std::vector<model::Diagram> drawingSet(model::IconCache& icons, const model::Instance& top,
                                                     const QString& place, const model::Diagram& shown);

}  // namespace bramah::editor
