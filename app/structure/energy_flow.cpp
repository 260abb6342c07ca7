// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/energy_flow.h"

#include "app/structure/tables/energy_picture.h"

#include <QMouseEvent>
#include <QPainter>

namespace bramah::app {

EnergyFlow::EnergyFlow(QWidget* parent) : QWidget(parent)
{
    setMinimumSize(420, 120);
    setAccessibleName(tr("Where the energy goes"));
}

void EnergyFlow::show(std::vector<ComponentEnergy> energies)
{
    energies_ = std::move(energies);
    update();
}

void EnergyFlow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintEnergyFlow(painter, rect(), energies_, palette());
}

void EnergyFlow::mouseReleaseEvent(QMouseEvent* event)
{
    const QString path = energyBandAt(rect(), energies_, event->position());
    if (!path.isEmpty())
        Q_EMIT componentChosen(path);
}

}  // namespace bramah::app
