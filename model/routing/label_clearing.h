// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/routing/sheet_picture.h"

#include <utility>
#include <vector>

namespace bramah::model {

/// Shifts of names and values of symbols so that no line crosses them and they lie on no other symbol, nor on its
/// texts: to places beside, above or below their symbol that are free. Names without such a place stay. Sheets with
/// very many symbols are left alone, as names cannot be read there.
[[nodiscard]] std::vector<std::pair<ComponentId, QPointF>> clearedLabels(const SheetPicture& picture);

/// The offset that shifts the texts of \a symbol by \a shift. A stack of code and data grows downwards below its symbol
/// and upwards above it, so this is not always the sum.
[[nodiscard]] QPointF shiftedLabel(const DiagramComponent& symbol, QPointF shift);

/// The nearest free place for the texts of a symbol that are put at \a label: there, or, if they could not be read,
/// close by.
[[nodiscard]] LabelPlacement clearedLabel(const Diagram& diagram, const ComponentId& symbol,
                                          const LabelPlacement& label);

/// The same for a symbol that will have other texts than in \a diagram: \a changed, with the same id.
[[nodiscard]] LabelPlacement clearedLabel(const Diagram& diagram, const DiagramComponent& changed);

}  // namespace bramah::model
