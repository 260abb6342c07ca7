// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/structure_view.h"

#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kLongestColumn = 420;  // px

}  // namespace

QTreeView* makeStructureView(const QString& name)
{
    auto* table = new QTreeView;
    table->setAccessibleName(name);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->header()->setStretchLastSection(true);
    return table;
}

void fitColumns(QTreeView& table)
{
    for (int column = 0; column + 1 < table.model()->columnCount(); ++column) {
        table.resizeColumnToContents(column);
        table.setColumnWidth(column, std::min(table.columnWidth(column) + 12, kLongestColumn));
    }
}

}  // namespace bramah::app
