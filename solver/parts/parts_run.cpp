// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/parts_run.h"

#include "model/threads/signal_stack.h"
#include "solver/evaluate/past_signals.h"
#include "solver/history/time_rounding.h"
#include "solver/tape/compiled_system.h"
#include "solver/vector_registers.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace bramah::solver {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr auto kTurn = std::chrono::milliseconds(2);  // time that a thread stays with one part
constexpr auto kLongestAlign = std::chrono::milliseconds(100);
constexpr int kSpins = 64;                             // searches for work before a thread rests
constexpr auto kRest = std::chrono::microseconds(50);  // rest of the thread that also serves the user
constexpr std::size_t kRowsPerBatch = 256;
constexpr double kMostRowsAhead = 512;  // lead of a part over the slowest one
constexpr double kRoundings = 250;      // of the times at which parts end together
// The steps of a part are as long as its own states allow, those of a joint run as short as one of its parts needs.
// With this share of the tolerance parts are as near to the exact results as a joint run, at tolerances from 5e-7 to
// 3e-5, and nearer at smaller ones (measured by tests/benchmarks/parts.cpp).
constexpr double kToleranceOfPart = 0.55;
constexpr double kTightestTolerance = 1e-12;

/// By history of \a system: its number among the histories that a saved state keeps under the same name.
std::vector<std::size_t> numbersByName(const CompiledSystem& system)
{
    std::map<std::string, std::size_t> counts;
    std::vector<std::size_t> numbers;
    for (const CompiledHistory& history : system.histories)
        numbers.push_back(counts[history.operation->savedAs()]++);
    return numbers;
}

SavedState stateOfPart(const SavedState& whole, const DecoupledParts::Part& part,
                       const std::vector<std::size_t>& numbers)
{
    SavedState state;
    state.model = whole.model;
    state.time = whole.time;
    state.values = whole.values;
    state.hasHadEvent = true;
    for (std::size_t k = 0; k < part.histories.size(); ++k) {
        const char* name = part.system->histories[k].operation->savedAs();
        state.histories[name].push_back(whole.histories.at(name).at(numbers[part.histories[k]]));
    }
    return state;
}

void addPart(RunStatistics& sum, const RunStatistics& own, double seconds)
{
    sum.parts.push_back({own.states, own.steps, own.stateEvents + own.timeEvents, seconds});
    const bool isFirst = sum.parts.size() == 1;
    if (isFirst)
        sum.solver = own.solver;
    sum.smallestStep = isFirst ? own.smallestStep : std::min(sum.smallestStep, own.smallestStep);
    sum.largestStep = std::max(sum.largestStep, own.largestStep);
    for (auto count :
         {&RunStatistics::states, &RunStatistics::algebraics, &RunStatistics::steps,
          &RunStatistics::derivativeEvaluations, &RunStatistics::jacobianEvaluations, &RunStatistics::factorisations,
          &RunStatistics::newtonIterations, &RunStatistics::errorTestFailures, &RunStatistics::newtonFailures,
          &RunStatistics::stateEvents, &RunStatistics::timeEvents, &RunStatistics::restarts})
        sum.*count += own.*count;
    sum.stepsByOrder.resize(std::max(sum.stepsByOrder.size(), own.stepsByOrder.size()));
    for (std::size_t order = 0; order < own.stepsByOrder.size(); ++order)
        sum.stepsByOrder[order] += own.stepsByOrder[order];
    for (const MethodShare& share : own.methods) {
        const auto same = std::ranges::find(sum.methods, share.method, &MethodShare::method);
        if (same == sum.methods.end())
            sum.methods.push_back(share);
        else
            same->steps += share.steps;
    }
    sum.changes.insert(sum.changes.end(), own.changes.begin(), own.changes.end());
    sum.stateStatistics.insert(sum.stateStatistics.end(), own.stateStatistics.begin(), own.stateStatistics.end());
    sum.relationStatistics.insert(sum.relationStatistics.end(), own.relationStatistics.begin(),
                                  own.relationStatistics.end());
}

std::size_t threadsFor(const PartsRunSettings& settings, std::size_t parts)
{
    const std::size_t wanted =
        settings.threads > 0 ? settings.threads : std::max(1u, std::thread::hardware_concurrency());
    return std::clamp<std::size_t>(wanted, 1, parts);
}

}  // namespace

PartsRun::PartsRun(const CompiledSystem& system, SystemEvaluator& whole, std::span<const double> x,
                   const std::vector<std::size_t>& chosen, const PartsRunSettings& settings, RowQueue& queue,
                   RunControl& control, Listener listener)
    : parts_(*system.parts),
      settings_(settings),
      queue_(queue),
      control_(control),
      listener_(std::move(listener)),
      mail_(parts_.links.size()),
      start_(whole.save(settings.integration.startTime, x)),
      historyNumbers_(numbersByName(system)),
      results_(system, chosen),
      grid_(settings.integration),
      barrier_(kNever),
      last_(settings.integration.stopTime)
{
    startParts(whole);
}

PartsRun::~PartsRun()
{
    isOver_ = true;
    ++progress_;
    progress_.notify_all();
    for (std::thread& helper : helpers_)
        helper.join();
}

void PartsRun::startParts(const SystemEvaluator& whole)
{
    std::vector<std::vector<std::size_t>> columns(parts_.parts.size());
    std::vector<RowMerger::Source> sources;
    for (const VariableId variable : results_.columns()) {
        const std::size_t part = parts_.partOf[index(variable)];
        const auto& outputs = parts_.parts[part].system->layout.outputs;
        const auto own = std::ranges::find(outputs, variable, &OutputLayout::variable);
        sources.push_back({part, columns[part].size()});
        columns[part].push_back(static_cast<std::size_t>(own - outputs.begin()));
    }
    const double leastBetween = leastBetweenRows(settings_.integration, results_.width());
    merger_ = std::make_unique<RowMerger>(parts_.parts.size(), std::move(sources), leastBetween);
    for (std::size_t i = 0; i < parts_.parts.size() && startStatus_.ok(); ++i) {
        auto evaluator = makeEvaluator(parts_.parts[i].system);
        evaluator->setStopCheck([this] { return isCancelled_.load(std::memory_order_relaxed); });
        evaluator->takeParameters(whole);
        startStatus_ = evaluator->updateParameters();
        std::vector<double> states(evaluator->layout().states.size());
        if (startStatus_.ok())
            startStatus_ = evaluator
                               ->resume(stateOfPart(start_, parts_.parts[i], historyNumbers_),
                                        settings_.integration.startTime, states)
                               .status;
        auto& track = tracks_.emplace_back(std::make_unique<Track>());
        IntegrationSettings own = settings_.integration;
        own.tolerance = std::max(kToleranceOfPart * own.tolerance, kTightestTolerance);
        own.valuesInRow = results_.width();
        IntegrationLoop::Listener hears{[](double) {}, listener_.onWarning, [](const std::string&) {}};
        if (i == 0)
            hears.onRefusal = listener_.onRefusal;
        track->run =
            std::make_unique<PartRun>(parts_, i, std::move(evaluator), std::move(states), std::move(columns[i]), own,
                                      settings_.evaluation, mail_, std::move(hears));
    }
}

void PartsRun::beginStretches(double time)
{
    for (auto& track : tracks_) {
        track->sources = track->run->sources();
        track->length = kNever;
        for (PartRun::Source& source : track->sources) {
            if (!(source.delay > 0))  // the next step will fail because of it
                source.delay = settings_.integration.sampleInterval();
            track->length = std::min(track->length, source.delay);
        }
    }
    // A part without sources need not stop for itself, but others wait for its signals.
    double shortest = settings_.integration.stopTime - settings_.integration.startTime;
    for (const auto& track : tracks_)
        shortest = std::min(shortest, track->length);
    for (auto& track : tracks_) {
        track->length = std::isfinite(track->length) ? track->length : shortest;
        track->base = time;
        track->stretches = 0;
        track->reached = time;
    }
}

LoopEnd PartsRun::run()
{
    for (auto& track : tracks_) {
        track->run->begin();
        noteEnd(*track);
    }
    beginStretches(settings_.integration.startTime);
    const std::size_t threads = threadsFor(settings_, tracks_.size());
    // No part advances while the user may first want to change something.
    isHalted_ = true;
    for (std::size_t i = 0; i < tracks_.size(); ++i)
        tracks_[i]->thread = i * threads / tracks_.size();
    for (std::size_t i = 1; i < threads; ++i)
        helpers_.emplace_back([this, i] {
            const model::SignalStack stack;
            help(i);
        });
    if (control_.isPauseWanted())
        pause();
    else
        resume();
    coordinate();
    halt();
    return finish();
}

void PartsRun::help(std::size_t thread)
{
    clearUpperVectors();
    while (!isOver_) {
        const std::uint32_t seen = progress_;
        if (workOnce(thread))
            continue;
        int spins = 0;
        while (progress_ == seen && spins++ < kSpins)
            std::this_thread::yield();
        if (progress_ == seen && !isOver_)
            progress_.wait(seen);
    }
}

bool PartsRun::workOnce(std::size_t thread)
{
    bool hasWorked = false;
    for (auto& track : tracks_)
        if (track->thread == thread)
            hasWorked |= advance(*track);
    if (hasWorked)
        return true;
    for (auto& track : tracks_)
        if (track->thread != thread && advance(*track)) {
            track->thread = thread;
            return true;
        }
    return false;
}

double PartsRun::targetOf(const Track& track) const
{
    const double stretch = track.base + static_cast<double>(track.stretches + 1) * track.length;
    return std::min({stretch, barrier_.load(), last_.load()});
}

bool PartsRun::isHeardTo(const Track& track, double target) const
{
    const double ahead = kMostRowsAhead * settings_.integration.sampleInterval();
    if (target - track.length > leastReached() + ahead + track.length)
        return false;
    return std::ranges::all_of(track.sources, [&](const PartRun::Source& source) {
        const double rounding = timeRounding({settings_.integration.startTime, target, source.delay});
        return tracks_[source.part]->reached >= target - source.delay - rounding;
    });
}

bool PartsRun::advance(Track& track)
{
    if (track.isTaken.exchange(true))
        return false;
    ++busy_;
    bool hasWorked = false;
    const auto until = Clock::now() + kTurn;
    while (!isHalted_ && !track.hasEnded) {
        const double target = targetOf(track);
        if (!(target > track.reached) || !isHeardTo(track, target))
            break;
        track.run->advanceTo(target);
        if (target >= track.base + static_cast<double>(track.stretches + 1) * track.length)
            ++track.stretches;
        track.reached = track.run->end() ? track.run->time() : target;
        noteEnd(track);
        hasWorked = true;
        ++progress_;
        progress_.notify_all();
        if (Clock::now() > until)
            break;
    }
    track.isTaken = false;
    --busy_;
    return hasWorked;
}

void PartsRun::noteEnd(Track& track)
{
    if (!track.run->end())
        return;
    track.hasEnded = true;
    const double end = track.run->end()->time;
    double last = last_;
    while (end < last && !last_.compare_exchange_weak(last, end)) {
    }
}

bool PartsRun::isDone() const
{
    return std::ranges::all_of(tracks_,
                               [this](const auto& track) { return track->hasEnded || track->reached >= last_; });
}

double PartsRun::leastReached() const
{
    double least = kNever;
    for (const auto& track : tracks_)
        if (!track->hasEnded)
            least = std::min(least, track->reached.load());
    return std::isfinite(least) ? least : last_.load();
}

void PartsRun::halt()
{
    isHalted_ = true;
    while (busy_ > 0)
        std::this_thread::yield();
}

void PartsRun::resume()
{
    isHalted_ = false;
    ++progress_;
    progress_.notify_all();
}

bool PartsRun::align()
{
    halt();
    double furthest = -kNever;
    for (const auto& track : tracks_)
        furthest = std::max(furthest, track->reached.load());
    barrier_ = furthest;
    resume();
    const auto until = Clock::now() + kLongestAlign;
    const auto isThere = [&] {
        return std::ranges::all_of(tracks_, [&](const auto& track) {
            return track->hasEnded || track->reached >= std::min(furthest, last_.load());
        });
    };
    while (!isThere() && (Clock::now() < until || !control_.isStopWanted()))
        if (!workOnce(0))
            std::this_thread::yield();
    const bool isAligned = isThere();
    if (!isAligned)
        isCancelled_ = true;
    halt();
    return isAligned;
}

void PartsRun::changeParameters(const RunControl::ParameterChanges& changes)
{
    if (align() && !isDone()) {
        for (auto& track : tracks_) {
            track->run->changeParameters(changes);
            noteEnd(*track);
        }
        beginStretches(barrier_);
    }
    barrier_ = kNever;
    resume();
}

void PartsRun::pause()
{
    halt();
    static_cast<void>(control_.waitWhilePaused([this] {
        flush();
        listener_.onProgress(leastReached(), true);
    }));
    // Values that were changed while all parts rested apply from here on.
    if (control_.hasNews())
        if (const auto changes = control_.takeParameterChanges(); !changes.empty()) {
            changeParameters(changes);
            return;
        }
    resume();
}

void PartsRun::coordinate()
{
    while (!isDone()) {
        if (control_.isStopWanted()) {
            isStopped_ = true;
            align();
            handOutRows();
            static_cast<void>(mergeRows());
            return;
        }
        if (control_.hasNews())
            if (const auto changes = control_.takeParameterChanges(); !changes.empty())
                changeParameters(changes);
        if (control_.isPauseWanted())
            pause();
        barrier_ = control_.isPaced() && !grid_.isDone() ? grid_.nextTime() : kNever;
        const bool hasWorked = workOnce(0);
        if (!hasWorked)
            handOutRows();
        if (!mergeRows())
            continue;  // the user has stopped the run
        listener_.onProgress(leastReached(), false);
        if (hasWorked)
            continue;
        const std::uint32_t seen = progress_;
        for (int spins = 0; progress_ == seen && spins < kSpins; ++spins)
            std::this_thread::yield();
        if (progress_ == seen && !isDone())
            std::this_thread::sleep_for(kRest);
    }
}

void PartsRun::handOutRows()
{
    bool areNew = false;
    for (auto& track : tracks_)
        if (!track->isTaken.exchange(true)) {
            areNew |= track->run->flushRows();
            track->isTaken = false;
        }
    if (!areNew)
        return;
    ++progress_;  // a thread may have found a part taken that could advance
    progress_.notify_all();
}

void PartsRun::collectRows()
{
    for (std::size_t i = 0; i < tracks_.size(); ++i)
        for (const SampleBatch& batch : tracks_[i]->run->rows().takeAll())
            merger_->add(i, batch);
}

bool PartsRun::mergeRows()
{
    collectRows();
    const auto take = [this](double time, std::uint8_t flags, const std::vector<double>& values) {
        return give(time, flags, values);
    };
    while (merger_->waiting() > 0) {
        const bool isStart = rows_ == 0;
        if (!merger_->mergeNext(take))
            return false;
        if (!isStart && !grid_.isDone())
            grid_.advance();
        barrier_ = control_.isPaced() && !grid_.isDone() ? grid_.nextTime() : kNever;
        if (control_.isPaced()) {
            ++progress_;
            progress_.notify_all();
        }
    }
    return true;
}

bool PartsRun::give(double time, std::uint8_t flags, const std::vector<double>& merged)
{
    const std::vector<double>& values = results_.rowOf(time, merged, tracks_.front()->run->evaluator());
    const auto wait = [&](bool isPaused) {
        flush();
        listener_.onProgress(time, isPaused);
    };
    if (rows_ > 0 && !control_.isFree() &&
        !(control_.waitWhilePaused([&] { wait(true); }) && control_.waitForClock(time, [&] { wait(false); }) &&
          control_.waitWhilePaused([&] { wait(true); })))
        return false;
    batch_.add(time, flags, values);
    ++rows_;
    if (rows_ > 1)
        control_.rowWritten();
    if (rows_ == 1 || batch_.rowCount() >= kRowsPerBatch || !control_.isFree())
        flush();
    return true;
}

void PartsRun::flush()
{
    if (batch_.rowCount() > 0)
        queue_.push(std::exchange(batch_, {}));
}

LoopEnd PartsRun::finish()
{
    LoopEnd end{settings_.integration.stopTime, LoopEnd::StopTimeReached{}};
    bool isEarly = false;
    for (std::size_t i = 0; i < tracks_.size(); ++i) {
        const auto& own = tracks_[i]->run->end();
        if (!own || (isEarly && own->time >= end.time))
            continue;
        end = *own;
        lastPart_ = i;
        isEarly = true;
    }
    if (isStopped_ && !isEarly)
        end = {leastReached(), LoopEnd::Stopped{}};
    for (auto& track : tracks_)
        if (isEarly && !track->hasEnded)
            track->run->writeRow();
        else if (!isEarly && !isStopped_)
            track->run->finish();
    handOutRows();
    collectRows();
    if (!isStopped_)
        merger_->mergeRest(end.time, [this](double time, std::uint8_t flags, const std::vector<double>& values) {
            return give(time, flags, values);
        });
    flush();
    return end;
}

std::shared_ptr<const SavedState> PartsRun::lastState()
{
    auto state = std::make_shared<SavedState>();
    state->model = start_.model;
    state->time = tracks_.front()->run->time();
    std::vector<SavedState> own;
    for (auto& track : tracks_) {
        const double apart = std::fabs(track->run->time() - state->time);
        if (apart > kRoundings * timeRounding({settings_.integration.startTime, state->time}))
            return nullptr;
        own.push_back(track->run->lastState());
        state->values.insert(own.back().values.begin(), own.back().values.end());
    }
    for (const auto& [name, pasts] : start_.histories)
        state->histories[name].resize(pasts.size());
    for (std::size_t i = 0; i < tracks_.size(); ++i) {
        const DecoupledParts::Part& part = parts_.parts[i];
        const std::vector<std::size_t> ownNumbers = numbersByName(*part.system);
        for (std::size_t k = 0; k < part.histories.size(); ++k) {
            const char* name = part.system->histories[k].operation->savedAs();
            if (parts_.keeperOf[part.histories[k]] == i)
                state->histories[name][historyNumbers_[part.histories[k]]] = own[i].histories[name][ownNumbers[k]];
        }
    }
    return state;
}

void PartsRun::fillStatistics(RunStatistics& statistics) const
{
    for (std::size_t i = 0; i < tracks_.size(); ++i) {
        RunStatistics own;
        tracks_[i]->run->loop().fillCounts(own);
        tracks_[i]->run->loop().fillDetails(own);
        addPart(statistics, own, tracks_[i]->run->seconds());
    }
    statistics.rows = rows_;
    statistics.solver += " in " + std::to_string(tracks_.size()) + " parts";
    statistics.threads = static_cast<std::int64_t>(helpers_.size()) + 1;
}

}  // namespace bramah::solver
