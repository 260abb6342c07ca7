// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/run_steps.h"
#include "app/results/shown_moment.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace bramah::app {

/// The model seconds per second that a \a speed of ReplayClock means for a run.
[[nodiscard]] double paceOf(double speed, const solver::ResultStore& results);

/// Moves the shown moment through its run: plays it at any speed, forwards and backwards, once or again and again, and
/// steps from row to row, from frame to frame and from event to event. The time follows the clock: frames that the
/// drawing cannot keep up with are left out. A running run cannot be played. Borrows the moment. GUI thread.
class ReplayClock : public QObject
{
    Q_OBJECT
public:
    static constexpr double kWholeRun = 0;          ///< as a speed: the whole run in kWholeRunTime
    static constexpr double kWholeRunTime = 10;     ///< s
    static constexpr double kFramesPerSecond = 60;  ///< of a screen
    enum class Step { Row, Frame, Event };

    explicit ReplayClock(ShownMoment& moment, QObject* parent = nullptr);

    /// Is there an ended run with rows to be played?
    [[nodiscard]] bool canPlay() const;
    /// Plays forwards (1) or backwards (-1), from the other end if the end on this way is shown. Does nothing if there
    /// is no run to play.
    void play(int way);
    void pause();
    [[nodiscard]] bool isPlaying() const { return timer_.isActive(); }
    /// Plays \a way, or pauses if it is just doing that.
    void toggle(int way);

    /// Model seconds per second; or kWholeRun.
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return speed_; }
    /// Model seconds per second.
    [[nodiscard]] double pace() const;
    void setLooping(bool isLooping) { isLooping_ = isLooping; }
    [[nodiscard]] bool isLooping() const { return isLooping_; }

    /// Shows \a time, within the run; goes on from there if it plays.
    void goTo(double time);
    /// Pauses and moves on by \a count steps, backwards if negative; beyond the last event to the end of the run.
    void step(Step step, int count);
    void goToBegin();
    void goToEnd();

    /// The times of the events of the shown run [s].
    [[nodiscard]] const std::vector<double>& events();

Q_SIGNALS:
    /// It plays, or not, or another way.
    void playingChanged();
    /// Someone has chosen a time here.
    void used();

private:
    /// The run whose rows can be shown, or null.
    [[nodiscard]] const RunRecord* rows() const;
    /// \a time or the end of the run that is nearest to it; there must be rows().
    [[nodiscard]] double within(double time) const;
    void show();
    /// Plays on from the shown time.
    void anchor();

    ShownMoment& moment_;
    QTimer timer_;
    QElapsedTimer sinceAnchor_;
    double anchorTime_ = 0;  ///< of the run, when sinceAnchor_ was started [s]
    double speed_ = kWholeRun;
    bool isLooping_ = false;
    EventTimes events_;
};

}  // namespace bramah::app
