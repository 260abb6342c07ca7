// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/catalogue/catalogue_search.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <functional>
#include <vector>

namespace bramah::app {

/// Rows of catalogues as a table. GUI thread.
class CatalogueModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Maker, Type, Designation, Values, Class, Source, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<model::CatalogueRow> rows);
    [[nodiscard]] const model::CatalogueRow& row(int index) const { return rows_.at(static_cast<std::size_t>(index)); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<model::CatalogueRow> rows_;
};

/// The rows of a CatalogueModel that fit a query and a condition, sorted so that numbers in texts count as numbers.
class FoundRows : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit FoundRows(CatalogueModel& rows, QObject* parent = nullptr);

    void setQuery(const QString& text);
    /// Null lets all rows through.
    void setCondition(std::function<bool(const model::CatalogueRow&)> condition);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    CatalogueModel& rows_;
    model::CatalogueQuery query_;
    std::function<bool(const model::CatalogueRow&)> condition_;
};

}  // namespace bramah::app
