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

/// A value and its place, in the scene.
struct PlacedValue {
    QStringList lines;
    QRectF box;
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
    /// \a obstacles: symbols, texts and lines; \a page: what is seen of a sheet as a whole. Both in the scene.
    ValuePlacer(std::vector<QRectF> obstacles, const QRectF& page) : taken_(std::move(obstacles)), page_(page) {}

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

    std::vector<QRectF> taken_;
    QRectF page_;
    std::vector<QRectF> values_;  ///< the placed values among them
};

/// Is there room for \a lines beside a straight piece of a line?
[[nodiscard]] bool fitsBeside(const QLineF& segment, const QStringList& lines);
void paintValue(QPainter& painter, const PlacedValue& value, const SheetTheme& theme);

}  // namespace bramah::editor
