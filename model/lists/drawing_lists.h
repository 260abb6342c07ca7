// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/instance/instance.h"

#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace bramah::model {

/// The lists of a released drawing.
enum class DrawingList { Parts, Settings, Lines, Coils, Steps };
inline constexpr std::array kDrawingLists{DrawingList::Parts, DrawingList::Settings, DrawingList::Lines,
                                          DrawingList::Coils, DrawingList::Steps};
/// The word for the command line: `parts`.
[[nodiscard]] QString keyOf(DrawingList list);

/// One row: its cells, and the components or the line that it is about.
struct DrawingListRow {
    QStringList cells;
    std::optional<int> quantity;       ///< of a parts list: its second cell as a number
    QStringList components;            ///< paths from the class at the top
    std::optional<ConnectionId> line;  ///< on the sheet of the class at the top
};
/// A list as a table of texts in the user's language; each row has a cell for each heading.
struct DrawingListTable {
    QStringList headings;
    std::vector<DrawingListRow> rows;
};

/// A list of the class \a top, or of the component at the path \a place within it; \a sheet is its sheet:
/// - parts: codes, quantity, designation, type code, maker, material number, data, setting, remark; equal parts in one
///   row, what is ordered with them below it;
/// - settings: code, designation, what is set, remark;
/// - lines: those of the sheet that say what they are, with their ends; hose assemblies of the whole class behind them;
/// - coils: name, code of the valve, coil, what it does;
/// - steps: those of the sequence charts of the sheet, see stepsTable().
[[nodiscard]] DrawingListTable drawingListOf(const Instance& top, const QString& place, const Diagram& sheet,
                                             DrawingList list);

}  // namespace bramah::model
