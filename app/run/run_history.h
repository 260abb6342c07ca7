// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_record.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <vector>

namespace bramah::app {

/// The runs of one document, oldest first. Earlier runs stay for comparison until the user removes them: beyond a limit
/// of memory the values of the oldest go to a temporary file, from which plots read them, and beyond a number of runs
/// plots show the oldest no more, until the user asks for them. GUI thread.
class RunHistory : public QObject
{
    Q_OBJECT
public:
    static constexpr std::size_t kMostInMemory = std::size_t{512} << 20;  // bytes of all runs together
    static constexpr int kMostShown = 30;                                 // runs on plots, unless the user chose more

    explicit RunHistory(QObject* parent = nullptr, std::size_t mostInMemory = kMostInMemory);

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
    /// The run with this number, or null.
    [[nodiscard]] const RunRecord* find(int number) const;
    /// To be called when rows came or the status changed.
    void noteProgress();
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
    void hideOldest();
    /// Moves values of the oldest runs to the file while all together are too large.
    void keepWithinMemory();

    std::size_t mostInMemory_;
    std::size_t endedInMemory_ = 0;  ///< bytes of ended runs
    std::size_t firstInMemory_ = 0;  ///< all runs before this one are in the file
    std::shared_ptr<solver::SpillFile> file_;
    std::vector<std::unique_ptr<RunRecord>> runs_;
    QHash<QString, QString> unitSets_;  ///< by class
    int lastNumber_ = 0;
    int referenceNumber_ = 0;  ///< 0: none
};

}  // namespace bramah::app
