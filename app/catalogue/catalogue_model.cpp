// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalogue/catalogue_model.h"

#include "editor/theme/plain_text.h"
#include "model/codes/component_code.h"
#include "model/text/dotted_name.h"

#include <utility>

namespace bramah::app {

void CatalogueModel::setRows(std::vector<model::CatalogueRow> rows)
{
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

int CatalogueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int CatalogueModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CatalogueModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const model::CatalogueRow& one = row(index.row());
    const QString text = [&] {
        switch (index.column()) {
        case Maker: return one.maker;
        case Type: return one.type;
        case Designation: return one.designation;
        case Values: return one.valuesText(QLocale());
        case Class: return role == Qt::ToolTipRole ? one.className : model::lastName(one.className);
        default: return one.source();
        }
    }();
    return role == Qt::ToolTipRole ? editor::plainToolTip(text) : QVariant(text);
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Maker: return tr("Maker");
    case Type: return tr("Type code");
    case Designation: return tr("Designation");
    case Values: return tr("Values");
    case Class: return tr("Class");
    default: return tr("Data sheet");
    }
}

FoundRows::FoundRows(CatalogueModel& rows, QObject* parent) : QSortFilterProxyModel(parent), rows_(rows), query_({})
{
    setSourceModel(&rows);
}

void FoundRows::setQuery(const QString& text)
{
    query_ = model::CatalogueQuery(text);
    invalidateFilter();
}

void FoundRows::setCondition(std::function<bool(const model::CatalogueRow&)> condition)
{
    condition_ = std::move(condition);
    invalidateFilter();
}

bool FoundRows::filterAcceptsRow(int row, const QModelIndex&) const
{
    const model::CatalogueRow& one = rows_.row(row);
    return (!condition_ || condition_(one)) && query_.fits(one);
}

bool FoundRows::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    return model::isCodeBefore(left.data().toString().toLower(), right.data().toString().toLower());
}

}  // namespace bramah::app
