// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graphics/affine_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace bramah::model {

AffineMap AffineMap::rotation(double degrees)
{
    const double turns = degrees / 90;
    if (turns == std::floor(turns)) {
        static constexpr std::array<int, 4> cosines{1, 0, -1, 0};
        const int quarter = ((static_cast<int>(turns) % 4) + 4) % 4;
        const double c = cosines.at(static_cast<std::size_t>(quarter));
        const double s = cosines.at(static_cast<std::size_t>((quarter + 3) % 4));
        return {c, -s, s, c, 0, 0};
    }
    const double angle = degrees * std::numbers::pi / 180;
    return {std::cos(angle), -std::sin(angle), std::sin(angle), std::cos(angle), 0, 0};
}

QRectF AffineMap::mapRect(QRectF rect) const
{
    const std::array<QPointF, 4> corners{map(rect.topLeft()), map(rect.topRight()), map(rect.bottomLeft()),
                                         map(rect.bottomRight())};
    QPointF low = corners.front();
    QPointF high = low;
    for (const QPointF& p : corners) {
        low = {std::min(low.x(), p.x()), std::min(low.y(), p.y())};
        high = {std::max(high.x(), p.x()), std::max(high.y(), p.y())};
    }
    return {low, high};
}

AffineMap AffineMap::inverse() const
{
    const double d = determinant();
    const AffineMap linear{m22 / d, -m12 / d, -m21 / d, m11 / d, 0, 0};
    const QPointF shift = linear.mapVector({-dx, -dy});
    return {linear.m11, linear.m12, linear.m21, linear.m22, shift.x(), shift.y()};
}

AffineMap AffineMap::then(const AffineMap& next) const
{
    const QPointF shift = next.map({dx, dy});
    return {next.m11 * m11 + next.m12 * m21,
            next.m11 * m12 + next.m12 * m22,
            next.m21 * m11 + next.m22 * m21,
            next.m21 * m12 + next.m22 * m22,
            shift.x(),
            shift.y()};
}

QPointF rounded(QPointF point)
{
    const auto round = [](double value) {
        const double result = std::round(value * 1e6) / 1e6;
        return result == 0 ? 0 : result;  // no negative zero
    };
    return {round(point.x()), round(point.y())};
}

}  // namespace bramah::model
