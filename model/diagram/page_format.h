// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>

namespace bramah::model {

class Instance;

/// The paper of a page, from `__Bramah(page(paper, area, zones))` of its class. Lengths in millimetres from the lower
/// left corner of the trimmed paper, y up; the icon's coordinate system covers just that paper.
struct PageFormat {
    QSizeF paper;  ///< width and height
    QRectF area;   ///< within the frame, where the drawing is
    /// Numbers of fields of 50 mm by ISO 5457, counted from the middle of the paper; fields at the ends take the rest.
    /// 0: the page has no zones.
    int columns = 0, rows = 0;

    /// The zone of a place on the paper, as `C4`: letters down without I and O, numbers to the right. Empty if the page
    /// has no zones.
    [[nodiscard]] QString zoneAt(QPointF place) const;
    friend bool operator==(const PageFormat&, const PageFormat&) = default;
};

/// Nothing if the class of \a instance is no page, or says so in numbers that are no paper: 20 mm to 5 m.
[[nodiscard]] std::optional<PageFormat> pageFormatOf(const Instance& instance);

}  // namespace bramah::model
