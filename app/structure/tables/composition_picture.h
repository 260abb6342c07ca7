// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/overview/composition.h"

#include <QFont>
#include <QPalette>

class QPainter;

namespace bramah::app {

/// Draws a composition: nested boxes, end ports filled, relay ports hollow, protocols and signals in the colour of
/// links. \a selected: paths of highlighted components.
void paintComposition(QPainter& painter, const solver::Composition& composition, const QFont& font,
                      const QPalette& palette, const QStringList& selected = {});

/// The widths of texts in this font.
[[nodiscard]] std::function<double(const QString& text)> widthsIn(const QFont& font);

/// The innermost box at \a point; null if there is none.
[[nodiscard]] const solver::Composition::Box* boxAt(const solver::Composition& composition, QPointF point);

}  // namespace bramah::app
