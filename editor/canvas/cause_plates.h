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

/// Plates of one sheet, each component at most once.
using CausePlates = std::vector<CausePlate>;

/// A plate and where its symbol is drawn, in scene coordinates.
struct PlacedCause {
    const CausePlate* plate;
    QRectF symbol;
};

/// Paints plates above their symbols. \a pixel: diagram units of one device-independent pixel. A plate that would cover
/// another one is moved up; the main one keeps its place.
void paintCausePlates(QPainter& painter, const std::vector<PlacedCause>& causes, const SheetTheme& theme, double pixel);
/// Where paintCausePlates() paints them, in the order of \a causes, in scene coordinates.
[[nodiscard]] std::vector<QRectF> causePlaces(const std::vector<PlacedCause>& causes, double pixel);

}  // namespace bramah::editor
