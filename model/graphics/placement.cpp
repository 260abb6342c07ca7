// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graphics/placement.h"

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

double normalizedAngle(double degrees)
{
    double angle = std::fmod(degrees, 360);
    if (angle > 180)
        angle -= 360;
    if (angle <= -180)
        angle += 360;
    return angle == 0 ? 0 : angle;
}

}  // namespace

Placement Placement::at(QPointF anchor, const CoordinateSystem& icon)
{
    const double scale = icon.initialScale > 0 ? icon.initialScale : 0.1;
    Placement placement;
    placement.extent = {icon.extent.first * scale, icon.extent.second * scale};
    placement.origin = anchor;
    return placement;
}

AffineMap Placement::map(const CoordinateSystem& icon) const
{
    const QRectF from = icon.extent.rect();
    const QPointF size = extent.second - extent.first;
    double scaleX = from.width() > 0 ? size.x() / from.width() : 1;
    double scaleY = from.height() > 0 ? size.y() / from.height() : 1;
    if (icon.preserveAspectRatio && scaleX != 0 && scaleY != 0) {
        const double scale = std::min(std::abs(scaleX), std::abs(scaleY));
        scaleX = std::copysign(scale, scaleX);
        scaleY = std::copysign(scale, scaleY);
    }
    return AffineMap::translation(-from.center())
        .then(AffineMap::scaling(scaleX == 0 ? 1e-3 : scaleX, scaleY == 0 ? 1e-3 : scaleY))
        .then(AffineMap::translation((extent.first + extent.second) / 2))
        .then(AffineMap::rotation(rotation))
        .then(AffineMap::translation(origin));
}

QPointF Placement::centre() const
{
    return AffineMap::rotation(rotation).map((extent.first + extent.second) / 2) + origin;
}

Placement Placement::movedBy(QPointF delta) const
{
    Placement moved = *this;
    if (rotation == 0 && origin.isNull())
        moved.extent = {extent.first + delta, extent.second + delta};
    else
        moved.origin += delta;
    return moved;
}

Placement Placement::anchoredAt(QPointF anchor) const
{
    const QPointF shift = AffineMap::rotation(-rotation).map(anchor - origin);
    Placement placement = *this;
    placement.origin = anchor;
    placement.extent = {extent.first - shift, extent.second - shift};
    return placement;
}

Placement Placement::rotatedBy(int quarterTurns, QPointF about) const
{
    Placement turned = *this;
    turned.origin = AffineMap::rotation(90.0 * quarterTurns).map(origin - about) + about;
    turned.rotation = normalizedAngle(rotation + 90.0 * quarterTurns);
    return turned;
}

Placement Placement::mirroredX(QPointF about) const
{
    Placement mirrored = *this;
    mirrored.origin.setX(2 * about.x() - origin.x());
    mirrored.extent = {{-extent.first.x(), extent.first.y()}, {-extent.second.x(), extent.second.y()}};
    mirrored.rotation = normalizedAngle(-rotation);
    return mirrored;
}

Placement Placement::mirroredY(QPointF about) const
{
    Placement mirrored = *this;
    mirrored.origin.setY(2 * about.y() - origin.y());
    mirrored.extent = {{extent.first.x(), -extent.first.y()}, {extent.second.x(), -extent.second.y()}};
    mirrored.rotation = normalizedAngle(-rotation);
    return mirrored;
}

}  // namespace bramah::model
