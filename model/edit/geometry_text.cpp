// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/geometry_text.h"

#include <array>
#include <charconv>

namespace bramah::model {

QByteArray numberText(double value)
{
    std::array<char, 32> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value == 0 ? 0.0 : value);
    return {buffer.data(), static_cast<qsizetype>(result.ptr - buffer.data())};
}

QByteArray pointText(QPointF point)
{
    return '{' + numberText(point.x()) + ',' + numberText(point.y()) + '}';
}

QByteArray extentText(const Extent& extent)
{
    return pointsText({extent.first, extent.second});
}

QByteArray pointsText(const std::vector<QPointF>& points)
{
    QByteArray text;
    for (const auto& point : points)
        text += (text.isEmpty() ? "" : ",") + pointText(point);
    return '{' + text + '}';
}

}  // namespace bramah::model
