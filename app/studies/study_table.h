// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/study_job.h"

#include <QAbstractTableModel>

namespace bramah::app {

/// The runs of a study: its parameters, its responses, and why a run failed. Borrows the job. GUI thread.
class StudyTable : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit StudyTable(const StudyJob& job, QObject* parent = nullptr);

    /// Another study has been planned, or there is none.
    void reset();
    /// More runs have ended.
    void refresh();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const StudyJob& job_;
};

}  // namespace bramah::app
