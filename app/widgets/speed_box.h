// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace bramah::app {

/// Chooses the speed of a run: as fast as possible, real time, or a multiple of it.
class SpeedBox : public QComboBox
{
    Q_OBJECT
public:
    explicit SpeedBox(QWidget* parent = nullptr);

    /// Simulated seconds per second; 0: as fast as possible.
    [[nodiscard]] double speed() const;
    void setSpeed(double speed);

Q_SIGNALS:
    void speedChanged(double speed);
};

}  // namespace bramah::app
