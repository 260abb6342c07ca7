// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_history.h"
#include "app/work/background_job.h"

#include <QObject>

#include <tl/expected.hpp>

#include <deque>
#include <memory>

namespace bramah::app {

/// Reads the values of kept runs in the background, one run after the other, when a history needs them. Borrows the
/// history. GUI thread.
class KeptRunReader : public QObject
{
    Q_OBJECT
public:
    explicit KeptRunReader(RunHistory& history, QObject* parent = nullptr);

Q_SIGNALS:
    /// Values could not be read.
    void failed(const QString& problem);

private:
    /// Shared, as results of jobs are copied.
    using Values = std::shared_ptr<tl::expected<solver::ResultStore, QString>>;

    void next();
    void take(const Values& values);

    RunHistory& history_;
    std::deque<int> waiting_;  ///< numbers of runs
    int reading_ = 0;          ///< the number of the run that is being read; 0: none
    BackgroundJob<Values> job_;
};

}  // namespace bramah::app
