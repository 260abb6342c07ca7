// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/routing/sheet_picture.h"

#include <utility>
#include <vector>

namespace bramah::model {

/// The shifts of the names and values of symbols after which no line runs through them: beside, above or below their
/// symbol, where nothing else lies. Names without such a place stay. Sheets with very many symbols are left alone:
/// names are not to be read there.
[[nodiscard]] std::vector<std::pair<ComponentId, QPointF>> clearedLabels(const SheetPicture& picture);

/// The place of the texts of a symbol that are put at \a label: there or, if a line runs through them then, as near to
/// it as nothing is.
[[nodiscard]] LabelPlacement clearedLabel(const Diagram& diagram, const ComponentId& symbol,
                                          const LabelPlacement& label);

}  // namespace bramah::model
