// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lists/drawing_lists.h"

namespace bramah::model {

/// The steps of the sequence charts on \a sheet, the diagram of \a shown, from above to below: name, what it is, what
/// it switches, and for each transition behind it the condition and the steps it leads to. A step with several
/// transitions has a row for each.
[[nodiscard]] DrawingListTable stepsTable(const Instance& shown, const Diagram& sheet);

}  // namespace bramah::model
