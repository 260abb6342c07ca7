// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_memory.h"
#include "app/results/run_record.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::app {

/// The runs of one document, oldest first. Earlier runs stay for comparison until the user removes them: beyond a limit
/// of memory, which open documents share, the values of the oldest go to a temporary file, from which plots read them,
/// and beyond a number of runs plots show the oldest no more, until the user asks for them. GUI thread.
/// Large: a list with one function for each thing that happens to a run of it.
class RunHistory : public QObject
{
    Q_OBJECT
public:
    static constexpr int kMostShown = 30;  // runs on plots, unless the user chose more

    /// \a memory: what the runs share with those of other documents.
    explicit RunHistory(std::shared_ptr<RunMemory> memory = std::make_shared<RunMemory>(), QObject* parent = nullptr);
    ~RunHistory() override;

    [[nodiscard]] const std::vector<std::unique_ptr<RunRecord>>& runs() const { return runs_; }
    /// The newest run, or null.
    [[nodiscard]] RunRecord* latest() { return runs_.empty() ? nullptr : runs_.back().get(); }
    [[nodiscard]] const RunRecord* latest() const { return runs_.empty() ? nullptr : runs_.back().get(); }

    /// Adds a run with the next free number.
    RunRecord& start(const QString& className, const solver::RunSettings& settings, const QStringList& changes);
    /// Adds a run that was kept and is read again, as one older than all of this session.
    void addKept(std::unique_ptr<RunRecord> run);
    /// Says that the values of the run with this number are needed; without effect if they are there.
    void need(int number);
    /// Gives a kept run the values that have been read, or if none could be, says that they are awaited no more.
    void takeValues(int number, std::optional<solver::ResultStore> values);
    /// To be called when a run has been kept in \a folder, or is kept no more.
    void noteKept(int index, const QString& folder);
    /// The unit set (unit_set.h) for results of \a className from now on.
    void setUnits(const QString& className, const QString& unitSet);
    /// To be called when a class has got another name: its runs are of it still.
    void renameClass(const QString& from, const QString& to);
    /// Gives the columns of \a values, of a run or not, the units of their class.
    void giveUnits(ClassValues& values) const;
    /// To be called when \a run has got its columns; gives them the units of its class.
    void noteColumns(RunRecord& run);
    /// The run with this number, or null.
    [[nodiscard]] const RunRecord* find(int number) const;
    [[nodiscard]] RunRecord* find(int number) { return const_cast<RunRecord*>(std::as_const(*this).find(number)); }
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
    /// The user wants a run on the plots, where it is pinned then, or off them.
    void setShown(int index, bool isShown);
    /// Pins a run to the plots, or lets it give way to newer ones.
    void setPinned(int index, bool isPinned);
    /// Takes a run off the plots, as a newer one has the same curves, unless it is pinned.
    void giveWay(int index);
    /// Removes a run, which must not be running.
    void remove(int index);

    /// To be called when the document comes to the front: its runs stay in memory longest.
    void noteLook() { memory_->noteLook(*this); }
    [[nodiscard]] std::size_t memoryUse() const;  ///< bytes of all runs' values
    [[nodiscard]] bool isRunning() const { return !runs_.empty() && runs_.back()->isRunning(); }
    /// Moves the values of the oldest ended run that is in memory to the file; false if there is none.
    bool moveOldestToFile();
    /// The run that is running keeps at most \a bytes in memory, and the rest of its values in its file.
    void limitRunning(std::size_t bytes) { runs_.back()->results.setMemoryLimit(bytes); }

Q_SIGNALS:
    void runStarted();
    /// The latest run has new rows or a later time.
    void progressed();
    void runEnded();
    /// The values of the kept run with this number are to be read.
    void valuesNeeded(int number);
    /// A name, the choice of runs shown, or the list itself changed.
    void listChanged();

private:
    void hideOldest();

    std::shared_ptr<RunMemory> memory_;
    std::size_t firstInMemory_ = 0;  ///< all runs before this one are in the file
    std::shared_ptr<solver::SpillFile> file_;
    std::vector<std::unique_ptr<RunRecord>> runs_;
    QHash<QString, QString> unitSets_;  ///< by class
    int lastNumber_ = 0;
    std::size_t keptCount_ = 0;  ///< runs that addKept() has put in front
    int referenceNumber_ = 0;    ///< 0: none
};

}  // namespace bramah::app
