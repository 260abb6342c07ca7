// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/tables/energy_table.h"

#include <QPalette>
#include <QRectF>

class QPainter;

namespace bramah::app {

/// A Sankey picture of the energies of a circuit: bands as wide as energies, given energies on the left; delivered,
/// stored and lost ones on the right. The smallest of each kind are one band.
void paintEnergyFlow(QPainter& painter, const QRectF& area, const std::vector<ComponentEnergy>& energies,
                     const QPalette& palette);
/// The component of the band at \a point of that picture; empty: none.
[[nodiscard]] QString energyBandAt(const QRectF& area, const std::vector<ComponentEnergy>& energies, QPointF point);

}  // namespace bramah::app
