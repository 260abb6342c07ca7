// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/overview/energy_table.h"

#include <QFont>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace bramah::app {

/// A Sankey picture of the energies of a circuit: bands as wide as energies, but never too thin to be seen; given
/// energies on the left; delivered, stored and lost ones on the right. As many as \a area has room for, the smallest
/// ones of each kind as one.
void paintEnergyFlow(QPainter& painter, const QRectF& area, const std::vector<solver::ComponentEnergy>& energies,
                     const QPalette& palette);
/// The component of the band at \a point of that picture, drawn with \a font; empty: none.
[[nodiscard]] QString energyBandAt(const QRectF& area, const std::vector<solver::ComponentEnergy>& energies,
                                   const QFont& font, QPointF point);

}  // namespace bramah::app
