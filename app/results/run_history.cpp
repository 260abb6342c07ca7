// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_history.h"

#include "model/units/unit_set.h"
#include "solver/results/spill_file.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace bramah::app {

RunHistory::RunHistory(std::shared_ptr<RunMemory> memory, QObject* parent) : QObject(parent), memory_(std::move(memory))
{
    memory_->add(*this);
}

RunHistory::~RunHistory()
{
    memory_->remove(*this);
}

const RunRecord* RunHistory::find(int number) const
{
    const auto found = std::ranges::lower_bound(runs_, number, {}, [](const auto& run) { return run->number; });
    return found != runs_.end() && (*found)->number == number ? found->get() : nullptr;
}

void RunHistory::hideOldest()
{
    int shown = 0;
    for (auto run = runs_.rbegin(); run != runs_.rend(); ++run)
        if ((*run)->isShown && ++shown > kMostShown && !(*run)->isPinned())
            (*run)->isShown = false;
}

std::size_t RunHistory::memoryUse() const
{
    return std::accumulate(runs_.begin(), runs_.end(), std::size_t{0},
                           [](std::size_t sum, const auto& run) { return sum + run->results.memoryUse(); });
}

bool RunHistory::moveOldestToFile()
{
    if (firstInMemory_ == runs_.size() || runs_[firstInMemory_]->isRunning())
        return false;
    RunRecord& run = *runs_[firstInMemory_++];
    if (!file_)
        file_ = std::make_shared<solver::SpillFile>();
    run.isInFile = run.results.moveTo(file_);
    return true;
}

void RunHistory::noteProgress()
{
    memory_->keepWithinLimit();
    Q_EMIT progressed();
}

RunRecord& RunHistory::start(const QString& className, const solver::RunSettings& settings, const QStringList& changes)
{
    auto run = std::make_unique<RunRecord>();
    run->number = ++lastNumber_;
    run->name = tr("Run %1").arg(run->number);
    run->className = className;
    run->startedAt = QDateTime::currentDateTime();
    run->settings = settings;
    run->changes = changes;
    runs_.push_back(std::move(run));
    hideOldest();
    Q_EMIT listChanged();
    Q_EMIT runStarted();
    return *runs_.back();
}

void RunHistory::addKept(std::unique_ptr<RunRecord> run)
{
    run->number = ++lastNumber_;
    giveUnits(*run);
    const auto place = std::max(keptCount_++, firstInMemory_);
    runs_.insert(runs_.begin() + static_cast<std::ptrdiff_t>(std::min(place, runs_.size())), std::move(run));
    hideOldest();
    memory_->keepWithinLimit();
    Q_EMIT listChanged();
}

void RunHistory::need(int number)
{
    RunRecord* run = find(number);
    if (!run || !run->isUnread || run->isAwaited)
        return;
    run->isAwaited = true;
    Q_EMIT valuesNeeded(number);
}

void RunHistory::takeValues(int number, std::optional<solver::ResultStore> values)
{
    RunRecord* run = find(number);
    if (!run)
        return;  // removed while they were read
    run->isAwaited = false;
    if (values) {
        run->isUnread = false;
        run->results = std::move(*values);
        giveUnits(*run);
        const auto index = std::ranges::find(runs_, run, &std::unique_ptr<RunRecord>::get) - runs_.begin();
        if (static_cast<std::size_t>(index) < firstInMemory_)
            run->isInFile = run->results.moveTo(file_);
        memory_->keepWithinLimit();
    } else {
        run->isShown = run->isShowingChosen = false;
    }
    Q_EMIT listChanged();
}

void RunHistory::noteKept(int index, const QString& folder)
{
    runs_.at(static_cast<std::size_t>(index))->keptIn = folder;
    Q_EMIT listChanged();
}

void RunHistory::giveUnits(ClassValues& values) const
{
    const QString set = unitSets_.value(values.className);
    values.results.setDisplayUnits([&](const solver::ResultColumn& column) {
        // A mass flow shown as a volume flow has the unit of volume flows.
        const QString unit = model::unitInSet(set, column.density > 0 ? QStringLiteral("m3/s") : column.unit);
        return unit.isEmpty() ? column.ownUnit : unit;
    });
}

void RunHistory::noteColumns(RunRecord& run)
{
    giveUnits(run);
    const auto own = std::ranges::find_if(runs_, [&](const auto& one) { return one.get() == &run; });
    if (own != runs_.begin() && own != runs_.end())
        run.results.shareColumnsWith((*std::prev(own))->results);
}

void RunHistory::renameClass(const QString& from, const QString& to)
{
    if (const auto units = unitSets_.constFind(from); units != unitSets_.constEnd())
        unitSets_.insert(to, *units);
    bool isChanged = false;
    for (const auto& run : runs_)
        if (run->className == from) {
            run->className = to;
            isChanged = true;
        }
    if (isChanged)
        Q_EMIT listChanged();
}

void RunHistory::setUnits(const QString& className, const QString& unitSet)
{
    if (unitSets_.value(className) == unitSet)
        return;
    unitSets_.insert(className, unitSet);
    for (const auto& run : runs_)
        if (run->className == className)
            noteColumns(*run);
    Q_EMIT listChanged();
}

void RunHistory::end(RunRecord& run, const solver::RunEnd& end)
{
    run.end = end;
    memory_->keepWithinLimit();
    Q_EMIT listChanged();
    Q_EMIT runEnded();
}

void RunHistory::noteChange(RunRecord& run, const QString& change)
{
    run.changes.append(change);
    Q_EMIT listChanged();
}

void RunHistory::rename(int index, const QString& name)
{
    RunRecord& run = *runs_.at(static_cast<std::size_t>(index));
    if (name.trimmed().isEmpty() || name == run.name)
        return;
    run.name = name.trimmed();
    Q_EMIT listChanged();
}

void RunHistory::setNote(int index, const QString& note)
{
    RunRecord& run = *runs_.at(static_cast<std::size_t>(index));
    if (note.trimmed() == run.note)
        return;
    run.note = note.trimmed();
    Q_EMIT listChanged();
}

void RunHistory::compareWith(int number)
{
    if (number == referenceNumber_)
        return;
    referenceNumber_ = number;
    need(number);
    Q_EMIT listChanged();
}

const RunRecord* RunHistory::reference() const
{
    const RunRecord* run = find(referenceNumber_);
    return run == latest() ? nullptr : run;
}

void RunHistory::setShown(int index, bool isShown)
{
    RunRecord& run = *runs_.at(static_cast<std::size_t>(index));
    if (run.isShown == isShown)
        return;
    run.isShown = isShown;
    run.isShowingChosen = true;
    if (isShown)
        need(run.number);
    Q_EMIT listChanged();
}

void RunHistory::setPinned(int index, bool isPinned)
{
    RunRecord& run = *runs_.at(static_cast<std::size_t>(index));
    run.isShowingChosen = isPinned;
    run.isShown = run.isShown || isPinned;
    if (isPinned)
        need(run.number);
    Q_EMIT listChanged();
}

void RunHistory::giveWay(int index)
{
    RunRecord& run = *runs_.at(static_cast<std::size_t>(index));
    run.isShown = run.isPinned();
    Q_EMIT listChanged();
}

void RunHistory::remove(int index)
{
    const RunRecord& run = *runs_.at(static_cast<std::size_t>(index));
    if (run.isRunning())
        return;
    firstInMemory_ -= static_cast<std::size_t>(index) < firstInMemory_ ? 1 : 0;
    runs_.erase(runs_.begin() + index);
    Q_EMIT listChanged();
}

}  // namespace bramah::app
