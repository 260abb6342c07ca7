// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/run_measures.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace bramah::app {

/// The runs of a document as rows, newest first; the tick shows a run's curves. GUI thread.
class RunListModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Started, Changes, Note, Limits, End, Work, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null for no history. \a measures: of the same document.
    void setHistory(RunHistory* history, RunMeasures* measures);
    [[nodiscard]] RunHistory* history() const { return history_; }
    /// The index of a row's run in the history.
    [[nodiscard]] int runIndex(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] static QString markedName(const RunRecord& run);
    void reset();

    QPointer<RunHistory> history_;
    QPointer<RunMeasures> measures_;
};

}  // namespace bramah::app
