// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/motion/mechanism.h"
#include "editor/theme/theme.h"

#include <QPointF>
#include <QTransform>

#include <functional>
#include <span>

class QPainter;

namespace bramah::app {

/// The plane that a mechanism is projected on; its first axis points to the right, its second one up.
enum class MotionPlane : std::uint8_t { XY, XZ, YZ };

/// A point of space in a plane [m].
[[nodiscard]] QPointF inPlane(const SpacePoint& point, MotionPlane plane);

/// How a mechanism lies in a picture.
struct MotionMap {
    QTransform toPicture;  ///< from the plane [m], up positive, to the picture [px], down positive
    MotionPlane plane = MotionPlane::XY;
    double unit = 6;  ///< px: half the width of a cylinder; other signs are in proportion

    [[nodiscard]] QPointF at(const SpacePoint& point) const { return toPicture.map(inPlane(point, plane)); }
};

/// The place of a direction in a frame's axes, from the frame on, in the world [m].
[[nodiscard]] SpacePoint placeOn(const FramePose& frame, const SpacePoint& way);

/// A mechanism at one time.
struct PosedMechanism {
    const Mechanism& mechanism;
    std::span<const FramePose> poses;  ///< of all frames
};

/// Paints a mechanism; parts for which \a isMarked holds have an outline in the accent colour.
void paintMechanism(QPainter& painter, const PosedMechanism& posed, const MotionMap& map, const editor::Theme& theme,
                    const std::function<bool(const MotionPart&)>& isMarked);

/// The part at \a point of the picture, or within \a reach [px] of it; null if there is none. Signs at a point come
/// before lines, as they lie on them.
[[nodiscard]] const MotionPart* partAt(const PosedMechanism& posed, const MotionMap& map, QPointF point, double reach);

}  // namespace bramah::app
