// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace bramah::editor {

/// A ring at a port.
struct PortMark {
    /// How a port answers to the line being drawn, or, where none is drawn, that one can begin there: Near, or under
    /// the cursor.
    enum class Look { Near, Legal, Illegal, LegalUnderCursor, IllegalUnderCursor };
    QPointF position;  ///< on the sheet
    Look look = Look::Near;
    friend bool operator==(const PortMark&, const PortMark&) = default;
};

/// The marks of the current tool, painted over the sheet. All positions are on the sheet, y up.
struct SheetOverlay {
    std::vector<PortMark> ports;
    std::vector<QPointF> route;  ///< the line being drawn
    model::LineStyle routeStyle = model::LineStyle::Working;
    bool isRouteDouble = false;
    std::optional<QPointF> junction;  ///< where the line being drawn will make a dot
    std::optional<QRectF> rubberBand;
    bool isTouching = false;                      ///< the rubber band also selects what it touches
    std::vector<model::DiagramComponent> ghosts;  ///< symbols being placed
    QString reason;                               ///< why the action is refused, beside the cursor
    QPointF reasonPosition;

    friend bool operator==(const SheetOverlay&, const SheetOverlay&) = default;
};

/// Paints an overlay in scene coordinates. \a pixel: diagram units of one device-independent pixel; \a visible: the
/// visible part of the scene.
void paintOverlay(QPainter& painter, const SheetOverlay& overlay, const SheetTheme& theme, double pixel,
                  QRectF visible);

}  // namespace bramah::editor
