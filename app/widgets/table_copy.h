// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace bramah::app {

/// Lets Ctrl+C and the menu of \a view copy its whole table, heads first, as lines with tabs between cells.
void offerTableCopy(QTableView& view);

}  // namespace bramah::app
