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

/// Finds room for values: beside the line, above a level one, right of an upright one; where that is shorter than its
/// value or has no room, near it at the end of a leader. All keep clear of \a obstacles and of values placed before.
class ValuePlacer
{
public:
    /// \a obstacles: symbols, texts and lines, in the scene.
    explicit ValuePlacer(std::vector<QRectF> obstacles) : taken_(std::move(obstacles)) {}

    /// Nothing where there is no room nearby.
    [[nodiscard]] std::optional<PlacedValue> place(const QLineF& segment, const QStringList& lines);

private:
    [[nodiscard]] bool isFree(const QRectF& box) const;
    [[nodiscard]] bool isFree(const QLineF& leader) const;
    [[nodiscard]] std::optional<QRectF> roomBeside(const QLineF& segment, QSizeF size) const;
    [[nodiscard]] std::optional<PlacedValue> atLeader(const QLineF& segment, const QStringList& lines) const;

    std::vector<QRectF> taken_;
    std::vector<QRectF> values_;  ///< of those, the values placed
};

/// Is there room for \a lines beside a straight piece of a line?
[[nodiscard]] bool fitsBeside(const QLineF& segment, const QStringList& lines);
void paintValue(QPainter& painter, const PlacedValue& value, const SheetTheme& theme);

}  // namespace bramah::editor
