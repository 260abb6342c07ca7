// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_record.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <vector>

namespace bramah::app {

/// The runs of one document, oldest first. Earlier runs stay for comparison until the user removes them. GUI thread.
class RunHistory : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const std::vector<std::unique_ptr<RunRecord>>& runs() const { return runs_; }
    /// The newest run, or null.
    [[nodiscard]] RunRecord* latest() { return runs_.empty() ? nullptr : runs_.back().get(); }
    [[nodiscard]] const RunRecord* latest() const { return runs_.empty() ? nullptr : runs_.back().get(); }

    /// Adds a run with the next free number.
    RunRecord& start(const QString& className, const solver::RunSettings& settings, const QStringList& changes);
    /// The unit set (unit_set.h) for results of \a className from now on.
    void setUnits(const QString& className, const QString& unitSet);
    /// To be called when \a run has got its columns; gives them the units of its class.
    void noteColumns(RunRecord& run);
    /// To be called when rows came or the status changed.
    void noteProgress() { Q_EMIT progressed(); }
    void end(RunRecord& run, const solver::RunEnd& end);
    /// To be called when something was changed during \a run.
    void noteChange(RunRecord& run, const QString& change);
    void rename(int index, const QString& name);
    void setNote(int index, const QString& note);
    /// From now on plots show the difference of the latest run from the run with this number; 0: values again.
    void compareWith(int number);
    /// The run that the latest one is compared with; null if there is none or it is the latest itself.
    [[nodiscard]] const RunRecord* reference() const;
    void setShown(int index, bool isShown);
    /// Removes a run, which must not be running.
    void remove(int index);

Q_SIGNALS:
    void runStarted();
    /// The latest run has new rows or a later time.
    void progressed();
    void runEnded();
    /// A name, the choice of runs shown, or the list itself changed.
    void listChanged();

private:
    std::vector<std::unique_ptr<RunRecord>> runs_;
    QHash<QString, QString> unitSets_;  ///< by class
    int lastNumber_ = 0;
    int referenceNumber_ = 0;  ///< 0: none
};

}  // namespace bramah::app
