// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace bramah::editor {

/// What a component has contributed to a change, on a plate above its symbol: an arrow up or down and a number.
struct CausePlate {
    model::ComponentId component;
    QString text;
    bool isUp = true;     ///< it raises what is explained
    bool isMain = false;  ///< the largest contribution
    friend bool operator==(const CausePlate&, const CausePlate&) = default;
};

using CausePlates = std::vector<CausePlate>;

/// Paints \a plate above a symbol that is drawn in \a symbol, in scene coordinates. \a pixel: diagram units of one
/// device-independent pixel.
void paintCausePlate(QPainter& painter, const CausePlate& plate, const QRectF& symbol, const SheetTheme& theme,
                     double pixel);

}  // namespace bramah::editor
