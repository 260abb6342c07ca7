// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/rect_grid.h"
#include "editor/canvas/sheet_results.h"
#include "editor/render/sheet_theme.h"
#include "model/diagram/net.h"

#include <QLineF>
#include <QRectF>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace bramah::editor {

/// A value and its place, in the scene.
struct PlacedValue {
    QStringList lines;
    QRectF box;
    double height = 2.2;           ///< of the font [diagram units]
    bool isCentred = true;         ///< else lines are aligned left
    std::optional<QLineF> leader;  ///< from the line of the value, if the value does not stand beside it
    friend bool operator==(const PlacedValue&, const PlacedValue&) = default;
};

/// Finds places for values: beside the line, above a horizontal and right of a vertical one; if the line is shorter
/// than the value or has no room, near it at the end of a leader. Values avoid \a obstacles and each other, and leave
/// the page only where it has no room for them.
class ValuePlacer
{
public:
    /// \a obstacles: symbols, texts and lines; \a page: what is seen of a sheet as a whole. Both in the scene. \a zoom
    /// [pixels per diagram unit]: values are legible at it.
    ValuePlacer(const std::vector<QRectF>& obstacles, const QRectF& page, double zoom);

    /// Is there room for \a lines beside a straight piece of a line?
    [[nodiscard]] bool fitsBeside(const QLineF& segment, const QStringList& lines) const;
    /// Nothing if there is no room nearby.
    [[nodiscard]] std::optional<PlacedValue> place(const QLineF& segment, const QStringList& lines);

private:
    /// Beside the line or at a leader, within the page or anywhere.
    [[nodiscard]] std::optional<PlacedValue> find(const QLineF& segment, const QStringList& lines,
                                                  bool isWithinPage) const;
    [[nodiscard]] bool isFree(const QRectF& box, bool isWithinPage) const;
    [[nodiscard]] bool isFree(const QLineF& leader) const;
    [[nodiscard]] std::optional<QRectF> roomBeside(const QLineF& segment, QSizeF size, bool isWithinPage) const;
    [[nodiscard]] std::optional<PlacedValue> atLeader(const QLineF& segment, const QStringList& lines,
                                                      bool isWithinPage) const;

    RectGrid taken_;
    QRectF page_;
    double height_;               ///< of the font
    std::vector<QRectF> values_;  ///< the placed values among them
};

/// Paints the value on a plate, with its leader, in scene coordinates.
void paintValue(QPainter& painter, const PlacedValue& value, const SheetTheme& theme);

}  // namespace bramah::editor
