// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/measured_data.h"
#include "app/results/run_history.h"

#include <QHash>
#include <QObject>

#include <vector>

namespace bramah::app {

/// The variables of a document that can be plotted: those of its latest run, those that the present model would store,
/// and measured channels. Borrows the history. GUI thread.
class PlottableVariables : public QObject
{
    Q_OBJECT
public:
    explicit PlottableVariables(const RunHistory& history, QObject* parent = nullptr);

    /// Sets the variables of the present model.
    void setModelVariables(std::vector<solver::ResultColumn> variables);
    [[nodiscard]] MeasuredData& measured() { return measured_; }
    [[nodiscard]] const MeasuredData& measured() const { return measured_; }
    /// The variables of the latest run, then those that only the model has, then measured channels.
    [[nodiscard]] std::vector<solver::ResultColumn> all() const;
    /// The variable of the latest run, else of the model, else of an earlier run, else a measured channel; null if
    /// there is none. Valid until changed().
    [[nodiscard]] const solver::ResultColumn* find(const QString& path) const;

Q_SIGNALS:
    void changed();

private:
    void noteRuns();
    [[nodiscard]] const std::vector<solver::ResultColumn>* latestColumns() const;

    const RunHistory& history_;
    MeasuredData measured_;
    std::vector<solver::ResultColumn> modelVariables_;
    QHash<QString, int> indexByPath_;  ///< into modelVariables_
    int seenRun_ = 0;
    std::size_t seenColumns_ = 0;
};

}  // namespace bramah::app
