// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/energy_flow.h"

#include "app/structure/tables/energy_picture.h"

#include <QPainter>

namespace bramah::app {

namespace {

constexpr QSizeF kLeastPicture(400, 110);  // px: in less room it is shown smaller

}  // namespace

EnergyFlow::EnergyFlow(QWidget* parent) : ZoomedPicture(parent)
{
    setMinimumSize(240, 80);
    setAccessibleName(tr("Where the energy goes"));
}

void EnergyFlow::show(std::vector<solver::ComponentEnergy> energies)
{
    energies_ = std::move(energies);
    update();
}

QSizeF EnergyFlow::pictureSize() const
{
    return QSizeF(size()).expandedTo(kLeastPicture);
}

void EnergyFlow::paintPicture(QPainter& painter)
{
    paintEnergyFlow(painter, {{}, pictureSize()}, energies_, palette());
}

void EnergyFlow::clicked(QPointF point)
{
    const QString path = energyBandAt({{}, pictureSize()}, energies_, font(), point);
    if (!path.isEmpty())
        Q_EMIT componentChosen(path);
}

}  // namespace bramah::app
