// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace bramah::app {

/// Chooses the speed of a replay: the whole run in a fixed time, or a multiple of real time from a thousandth to a
/// thousand.
class ReplaySpeedBox : public QComboBox
{
    Q_OBJECT
public:
    explicit ReplaySpeedBox(QWidget* parent = nullptr);

    /// Model seconds per second; or ReplayClock::kWholeRun.
    [[nodiscard]] double speed() const { return currentData().toDouble(); }
    /// Chooses the whole run if there is no such choice.
    void setSpeed(double speed);
    /// Chooses one that is so many \a steps faster.
    void change(int steps);

Q_SIGNALS:
    void speedChanged();
};

}  // namespace bramah::app
