// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/structure_model.h"

#include "editor/theme/plain_text.h"

#include <QFont>

namespace bramah::app {

void StructureModel::setTable(solver::StructureTable table)
{
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

int StructureModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int StructureModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(table_.headers.size());
}

QVariant StructureModel::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column(), index.parent()))
        return {};
    const solver::StructureTable::Row& row = table_.rows.at(static_cast<std::size_t>(index.row()));
    if (role == Qt::DisplayRole)
        return row.cells.value(index.column());
    if (role == Qt::ToolTipRole)
        return editor::plainToolTip(row.cells.value(index.column()));
    if (role == ShareRole)
        return row.share;
    if (role == Qt::FontRole && row.isMarked) {
        QFont font;
        font.setItalic(true);
        return font;
    }
    return {};
}

QVariant StructureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(table_.headers.value(section))
                                                                    : QVariant();
}

}  // namespace bramah::app
