// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Values and where they are written, in the scene.
struct PlacedValue {
    QStringList lines;
    QRectF box;
    bool isCentred = true;         ///< else the lines begin at the left
    std::optional<QLineF> leader;  ///< from the line they belong to, where they stand off it
    friend bool operator==(const PlacedValue&, const PlacedValue&) = default;
};

/// Finds room for values: above a level line, right of an upright one; where the line is shorter than its value, near
/// it at the end of a leader, clear of \a obstacles and of values placed before.
class ValuePlacer
{
public:
    /// \a obstacles: symbols, texts and lines, in the scene.
    explicit ValuePlacer(std::vector<QRectF> obstacles) : taken_(std::move(obstacles)) {}

    /// Nothing where there is no room nearby.
    [[nodiscard]] std::optional<PlacedValue> place(const QLineF& segment, const QStringList& lines);

private:
    [[nodiscard]] bool isFree(const QRectF& box) const;

    std::vector<QRectF> taken_;
};

/// Is there room for \a lines beside a straight piece of a line?
[[nodiscard]] bool fitsBeside(const QLineF& segment, const QStringList& lines);
void paintValue(QPainter& painter, const PlacedValue& value, const SheetTheme& theme);

}  // namespace bramah::editor
