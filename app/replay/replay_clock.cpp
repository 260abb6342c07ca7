// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/replay_clock.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

constexpr int kFrameInterval = 16;  // ms

}  // namespace

double paceOf(double speed, const solver::ResultStore& results)
{
    return speed == ReplayClock::kWholeRun ? (results.lastTime() - results.firstTime()) / ReplayClock::kWholeRunTime
                                           : speed;
}

ReplayClock::ReplayClock(ShownMoment& moment, QObject* parent) : QObject(parent), moment_(moment)
{
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(kFrameInterval);
    connect(&timer_, &QTimer::timeout, this, &ReplayClock::show);
    connect(&moment, &ShownMoment::runsChanged, this, [this] {
        if (!canPlay()) {
            pause();
        } else if (const auto time = moment_.restingTime()) {
            moment_.chooseTime(within(*time));
            anchor();
        }
    });
}

double ReplayClock::within(double time) const
{
    return std::clamp(time, rows()->results.firstTime(), rows()->results.lastTime());
}

const RunRecord* ReplayClock::rows() const
{
    const RunRecord* run = moment_.run();
    return run && !run->results.isEmpty() ? run : nullptr;
}

bool ReplayClock::canPlay() const
{
    return rows() && !rows()->isRunning();
}

double ReplayClock::pace() const
{
    const RunRecord* run = rows();
    return run ? paceOf(speed_, run->results) : 0;
}

void ReplayClock::play(int way)
{
    if (!canPlay())
        return;
    const double time = moment_.time();
    const solver::ResultStore& results = rows()->results;
    if (way > 0 ? time >= results.lastTime() : time <= results.firstTime())
        moment_.chooseTime(way > 0 ? results.firstTime() : results.lastTime());
    else
        moment_.chooseTime(time);
    moment_.setWay(way);
    anchor();
    timer_.start();
    Q_EMIT used();
    Q_EMIT playingChanged();
}

void ReplayClock::pause()
{
    if (!isPlaying())
        return;
    timer_.stop();
    moment_.setWay(0);
    Q_EMIT playingChanged();
}

void ReplayClock::toggle(int way)
{
    if (isPlaying() && moment_.way() == way)
        pause();
    else
        play(way);
}

void ReplayClock::anchor()
{
    anchorTime_ = moment_.time();
    sinceAnchor_.start();
}

void ReplayClock::show()
{
    const solver::ResultStore& results = rows()->results;
    const double first = results.firstTime(), last = results.lastTime();
    const double time = anchorTime_ + moment_.way() * pace() * 1e-9 * static_cast<double>(sinceAnchor_.nsecsElapsed());
    if (time >= first && time <= last) {
        moment_.chooseTime(time);
        return;
    }
    if (!isLooping_ || !(last > first)) {
        moment_.chooseTime(within(time));
        pause();
        return;
    }
    const double beyond = std::fmod(time > last ? time - last : first - time, last - first);
    moment_.chooseTime(time > last ? first + beyond : last - beyond);
    anchor();
}

void ReplayClock::setSpeed(double speed)
{
    if (isPlaying())
        anchor();
    speed_ = speed;
}

void ReplayClock::goTo(double time)
{
    if (!canPlay())
        return;
    moment_.chooseTime(within(time));
    if (isPlaying())
        anchor();
    Q_EMIT used();
}

void ReplayClock::step(Step step, int count)
{
    if (!canPlay())
        return;
    pause();
    const solver::ResultStore& results = rows()->results;
    const double time = moment_.time();
    switch (step) {
    case Step::Row: goTo(afterRows(results, time, count)); break;
    case Step::Frame: goTo(time + count * pace() / kFramesPerSecond); break;
    case Step::Event:
        goTo(afterEvents(events(), time, count, count > 0 ? results.lastTime() : results.firstTime()));
        break;
    }
}

void ReplayClock::goToBegin()
{
    if (canPlay())
        goTo(rows()->results.firstTime());
}

void ReplayClock::goToEnd()
{
    if (canPlay())
        goTo(rows()->results.lastTime());
}

const std::vector<double>& ReplayClock::events()
{
    if (const RunRecord* run = rows())
        events_.read(run->number, run->results);
    else
        events_ = {};
    return events_.times();
}

}  // namespace bramah::app
