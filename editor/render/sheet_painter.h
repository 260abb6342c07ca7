// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "editor/render/symbol_texts.h"
#include "model/diagram/diagram.h"

class QPainter;

namespace bramah::editor {

/// The details of a symbol that are visible at its scale on the screen.
struct DetailLevel {
    double leastWidth = 0;  ///< thinnest line in diagram units: about one pixel
    bool showsTexts = true;

    /// \a pixelsPerUnit: device pixels of a diagram unit.
    [[nodiscard]] static DetailLevel at(double pixelsPerUnit);
};

/// What is painted last: the arrows at ports, or, while parts
/// of the symbol move, these parts, which cover the ports.
enum class OnTop { Ports, Parts };

/// Is the drawing of a port's connector painted? Signals end in an arrow; at other connectors it would be clutter.
[[nodiscard]] bool isPortDrawn(const model::DiagramComponent& symbol, const model::DiagramPort& port);
/// Paints a symbol's drawing, ports included, in scene coordinates.
void paintSymbol(QPainter& painter, const model::DiagramComponent& symbol, const SheetTheme& theme, DetailLevel detail,
                 OnTop onTop = OnTop::Ports);
/// Paints the texts of a symbol.
void paintTexts(QPainter& painter, const std::vector<PlacedText>& texts, const SheetTheme& theme);
/// The texts of a symbol with what the drawing says at it, placed in the scene; none for hidden symbols and automatic
/// nodes.
[[nodiscard]] std::vector<PlacedText> textsOf(const model::DiagramComponent& symbol);
/// Paints a net's lines and dots.
void paintNet(QPainter& painter, const model::Net& net, const SheetTheme& theme, DetailLevel detail);
/// Paints the class's own graphics.
void paintGraphics(QPainter& painter, const model::IconPtr& graphics, const SheetTheme& theme, DetailLevel detail);

}  // namespace bramah::editor
