// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/optimise/optimise_job.h"

#include <QAbstractTableModel>

namespace bramah::app {

/// The runs of a search: its variables, its responses, and what became of each. Borrows the job. GUI thread.
class OptimiseTable : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit OptimiseTable(const OptimiseJob& job, QObject* parent = nullptr);

    /// Another search has been planned, or there is none.
    void reset();
    /// More runs have ended.
    void refresh();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString cell(std::size_t row, std::size_t column) const;
    [[nodiscard]] QString becameOf(std::size_t row) const;
    [[nodiscard]] bool isBest(std::size_t row) const;

    const OptimiseJob& job_;
    int shown_ = 0;  ///< rows
};

}  // namespace bramah::app
