// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/header_widths.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace bramah::app {

void widenToHeadings(QTableView& table)
{
    constexpr int kMargins = 24;  // px, about the words
    QHeaderView& header = *table.horizontalHeader();
    for (int column = 0; column < header.count(); ++column) {
        const QString heading = table.model()->headerData(column, Qt::Horizontal).toString();
        const int needed = header.fontMetrics().size(0, heading).width() + kMargins;
        header.resizeSection(column, std::max(header.sectionSize(column), needed));
    }
}

}  // namespace bramah::app
