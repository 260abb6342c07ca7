// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace bramah::app {

/// Makes the columns of a table as wide as their headings need, in any language; wider ones stay.
void widenToHeadings(QTableView& table);

}  // namespace bramah::app
