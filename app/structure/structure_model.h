// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/overview/structure_table.h"

#include <QAbstractTableModel>

namespace bramah::app {

/// A StructureTable for a view. GUI thread.
class StructureModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr int ShareRole = Qt::UserRole;  ///< solver::StructureTable::Row::share

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(solver::StructureTable table);
    [[nodiscard]] const solver::StructureTable& table() const { return table_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    solver::StructureTable table_;
};

}  // namespace bramah::app
