// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/replay_speed_box.h"

#include "app/replay/replay_clock.h"

#include <QLocale>

#include <algorithm>

namespace bramah::app {

ReplaySpeedBox::ReplaySpeedBox(QWidget* parent) : QComboBox(parent)
{
    setObjectName(QStringLiteral("speed"));
    setAccessibleName(tr("Speed of the replay"));
    setToolTip(tr("Simulated seconds in a second"));
    addItem(tr("Whole run in %1 s").arg(locale().toString(ReplayClock::kWholeRunTime)), ReplayClock::kWholeRun);
    const auto add = [this](double speed) { addItem(tr("×%1", "speed factor").arg(locale().toString(speed)), speed); };
    for (const double power : {1e-3, 1e-2, 1e-1, 1.0, 10.0, 100.0})
        for (const int step : {1, 2, 5})
            add(step * power);
    add(1000);
    connect(this, &QComboBox::currentIndexChanged, this, &ReplaySpeedBox::speedChanged);
}

void ReplaySpeedBox::setSpeed(double speed)
{
    setCurrentIndex(std::max(0, findData(speed)));
}

void ReplaySpeedBox::change(int steps)
{
    setCurrentIndex(std::clamp(currentIndex() + steps, 0, count() - 1));
}

}  // namespace bramah::app
