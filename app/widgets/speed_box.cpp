// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/speed_box.h"

#include "solver/integrate/integration_settings.h"

#include <QLocale>

namespace bramah::app {

SpeedBox::SpeedBox(QWidget* parent) : QComboBox(parent)
{
    setToolTip(tr("Speed of the run"));
    setAccessibleName(tr("Speed of the run"));
    addItem(tr("As fast as possible"), solver::kAsFastAsPossible);
    addItem(tr("Real time"), 1.0);
    for (const double factor : {0.1, 0.2, 0.5, 2.0, 5.0, 10.0})
        addItem(tr("×%1", "speed factor").arg(locale().toString(factor)), factor);
    connect(this, &QComboBox::currentIndexChanged, this, [this] { Q_EMIT speedChanged(speed()); });
}

double SpeedBox::speed() const
{
    return currentData().toDouble();
}

void SpeedBox::setSpeed(double speed)
{
    const int index = findData(speed);
    if (index >= 0)
        setCurrentIndex(index);
}

}  // namespace bramah::app
