// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace bramah::editor {

/// The least height of a font on the screen [device-independent pixels].
inline constexpr double kLeastLetters = 9;

/// Are any texts shown on the screen at \a zoom [pixels per diagram unit]? Below, each would hide several symbols.
[[nodiscard]] bool hasTextsAt(double zoom);
/// The height on the sheet of a font of \a height [diagram units] at \a zoom: at least kLeastLetters on the screen.
[[nodiscard]] double legibleHeight(double height, double zoom);

/// A text of a symbol on the sheet: upright, or turned by a quarter if its class wants that.
struct PlacedText {
    QString text;
    QRectF rect;        ///< in the scene, before `isTurned` applies
    QFont font;         ///< its pixel size is 100; `height` is the true one
    double height = 2;  ///< height of the font in diagram units
    Qt::Alignment alignment = Qt::AlignCenter;
    model::Color color;
    bool isTurned = false;  ///< read from below to above
    bool isLabel = false;   ///< the component's name or a value of it, not a letter of the drawing
    bool isName = false;    ///< a label with the component's name
    double squeeze = 1;     ///< width of its letters over their usual one, to fit into a symbol
    bool hasHalo = false;   ///< it is painted over something, which gives way around it
    bool hasFrame = false;  ///< a rectangle is drawn along `rect`, in which the text stands in the middle
};

/// The texts of \a icon under \a map, upright however the map turns and mirrors. Texts beside the symbol's \a body
/// (scene) begin at its edge, so that they do not overlap a turned symbol.
[[nodiscard]] std::vector<PlacedText> placedTexts(const model::Icon& icon, const model::AffineMap& map, QRectF body,
                                                  const model::DiagramComponent* component);
/// Paints \a text in scene coordinates, with its frame or halo if it has one.
void paintText(QPainter& painter, const PlacedText& text, const SheetTheme& theme);
/// The rectangle around all texts with half a unit of room [scene]; null if there are none.
[[nodiscard]] QRectF boundsOf(const std::vector<PlacedText>& texts);

}  // namespace bramah::editor
