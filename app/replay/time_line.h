// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/replay_clock.h"
#include "editor/theme/icon_set.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace bramah::app {

class ReplaySpeedBox;
class TimeTrack;

/// The bar below the sheet from which the shown moment is moved through its run: buttons that play and step, a track
/// with the events and the shown time, the speed, the run. It is there when the user wants it and a run has rows; when
/// it goes, the newest row is shown again. It follows a running run. Borrows moment, history and theme. GUI thread.
class TimeLine : public QWidget
{
    Q_OBJECT
public:
    TimeLine(ShownMoment& moment, const RunHistory& history, const editor::ActiveTheme& theme,
             const editor::IconSet& icons, QWidget* parent = nullptr);

    [[nodiscard]] ReplayClock& clock() { return clock_; }
    [[nodiscard]] TimeTrack& track() { return *track_; }

    /// Is it wanted on new sheets? Kept in the settings.
    [[nodiscard]] static bool isRemembered();
    static void setRemembered(bool isWanted);
    /// Shows it as soon as there is a run.
    void setWanted(bool isWanted);
    [[nodiscard]] bool isWanted() const { return isWanted_; }

Q_SIGNALS:
    /// The user has closed it.
    void closed();

protected:
    /// Space plays, arrows step by rows, with Shift by ten, with Ctrl by events; comma and point step by frames, Home
    /// and End go to the ends, + and - change the speed.
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addButton(const QString& icon, const QString& text);
    /// Adds what lies right of the track.
    void addChoices();
    void connectParts();
    void updateShown();
    void showRuns();
    void showTime();
    void showPlaying();
    void fit();

    ShownMoment& moment_;
    const RunHistory& history_;
    const editor::IconSet& icons_;
    ReplayClock clock_;
    bool isWanted_;
    /// In their order.
    struct Buttons {
        QToolButton* begin;
        QToolButton* previousEvent;
        QToolButton* playBack;
        QToolButton* play;
        QToolButton* nextEvent;
        QToolButton* end;
    };
    Buttons buttons_{};
    TimeTrack* track_;
    QLabel* time_;
    ReplaySpeedBox* speed_;
    QComboBox* run_;
};

}  // namespace bramah::app
