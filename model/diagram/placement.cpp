// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/placement.h"

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

/// The form written after a turn: the origin in the middle and the extent about it; with no rotation, no origin either.
Placement inUsualForm(const Extent& aboutCentre, QPointF centre, double rotation, bool visible)
{
    Placement placement;
    placement.visible = visible;
    placement.rotation = normalizedAngle(rotation);
    if (placement.rotation == 0) {
        placement.extent = {aboutCentre.first + centre, aboutCentre.second + centre};
    } else {
        placement.extent = aboutCentre;
        placement.origin = centre;
    }
    return placement;
}

Extent aboutMiddle(const Extent& extent)
{
    const QPointF half = (extent.second - extent.first) / 2;
    return {-half, half};
}

}  // namespace

Placement Placement::at(QPointF centre, const CoordinateSystem& icon)
{
    const QRectF extent = icon.extent.rect();
    const double scale = icon.initialScale > 0 ? icon.initialScale : 0.1;
    Placement placement;
    placement.extent = {extent.topLeft() * scale + centre, extent.bottomRight() * scale + centre};
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

Placement Placement::rotatedBy(int quarterTurns, QPointF about) const
{
    const QPointF turned = AffineMap::rotation(90.0 * quarterTurns).map(centre() - about) + about;
    return inUsualForm(aboutMiddle(extent), turned, rotation + 90.0 * quarterTurns, visible);
}

Placement Placement::mirroredX(QPointF about) const
{
    Extent mirrored = aboutMiddle(extent);
    mirrored = {{mirrored.second.x(), mirrored.first.y()}, {mirrored.first.x(), mirrored.second.y()}};
    return inUsualForm(mirrored, {2 * about.x() - centre().x(), centre().y()}, -rotation, visible);
}

Placement Placement::mirroredY(QPointF about) const
{
    Extent mirrored = aboutMiddle(extent);
    mirrored = {{mirrored.first.x(), mirrored.second.y()}, {mirrored.second.x(), mirrored.first.y()}};
    return inUsualForm(mirrored, {centre().x(), 2 * about.y() - centre().y()}, -rotation, visible);
}

}  // namespace bramah::model
