// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <vector>

namespace bramah::model {

/// Units of the sheet of one millimetre on paper: 1 M is 2.5 mm and 2 units.
inline constexpr double kUnitsPerMillimetre = 0.8;

/// Number, from 0, of the page on whose paper \a place lies; the first one of several, -1 if there is none.
[[nodiscard]] int pageAt(const Diagram& diagram, QPointF place);
/// The number that page number \a page bears: its place in the order, or what its texts say instead.
[[nodiscard]] QString sheetNumber(const Diagram& diagram, int page);
/// What lies within the frame of \a page, on the sheet.
[[nodiscard]] QRectF areaOf(const DiagramComponent& page);
/// The zone of a place on the sheet that lies on \a page, as `C4`; empty if the page has no zones.
[[nodiscard]] QString zoneAt(const DiagramComponent& page, QPointF place);
/// The symbols and own ports of the class whose middle lies on \a page, without inherited ones.
[[nodiscard]] std::vector<ComponentId> symbolsOn(const Diagram& diagram, const DiagramComponent& page);

/// The notes whose middle lies on \a page.
[[nodiscard]] std::vector<NoteId> notesOn(const Diagram& diagram, const DiagramComponent& page);
/// \a symbols, and what lies on those of them that are pages; each once.
[[nodiscard]] std::vector<ComponentId> withContents(const Diagram& diagram, const std::vector<ComponentId>& symbols);

}  // namespace bramah::model
