// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace bramah::editor {

/// One text of a symbol as it stands on the sheet: upright, or turned by a quarter if its class wants it so.
struct PlacedText {
    QString text;
    QRectF rect;        ///< in the scene, what the text covers, before `isTurned`
    QFont font;         ///< its pixel size is 100; `height` is the true one
    double height = 2;  ///< of the font, diagram units
    Qt::Alignment alignment = Qt::AlignCenter;
    model::Color color;
    bool isTurned = false;  ///< reads from below
    bool isLabel = false;   ///< the component's name or a value of it, not a letter of the drawing
};

/// The texts of \a icon under \a map, upright whatever the map's turns and mirrors are. Texts beside the symbol's \a
/// body (scene) start at its edge, so that a turned symbol's name does not run into it.
[[nodiscard]] std::vector<PlacedText> placedTexts(const model::Icon& icon, const model::AffineMap& map, QRectF body,
                                                  const model::DiagramComponent* component);
void paintText(QPainter& painter, const PlacedText& text, const SheetTheme& theme);
[[nodiscard]] QRectF boundsOf(const std::vector<PlacedText>& texts);

}  // namespace bramah::editor
