// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace bramah::app {

/// Coordinates in space; a planar mechanism lies at z = 0 [m, or 1 for a direction].
using SpacePoint = std::array<double, 3>;

/// Where a frame is at one time.
struct FramePose {
    SpacePoint at{};  ///< m, in the world
    /// The frame's axes x, y, z as directions in the world.
    std::array<SpacePoint, 3> axes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

    /// A frame of a planar mechanism, turned by \a angle [rad].
    [[nodiscard]] static FramePose planar(double x, double y, double angle);
    friend bool operator==(const FramePose&, const FramePose&) = default;
};

/// A frame at some times of a run, which are the same for all frames of a mechanism.
using FrameTrack = std::vector<FramePose>;

/// A component with frames.
struct FrameOwner {
    QString path;                     ///< of the component, from the top
    std::vector<int> frames;          ///< numbers of its frames; at least one
    bool carriesForce = true;         ///< false: all its forces and torques are always 0, as those of a sensor
    std::optional<double> mass = {};  ///< kg, if it has one
    SpacePoint massAt{};              ///< its centre, in the axes of the first frame [m]
    /// Are its two frames made to turn together? Without turning they may be the ends of a spring otherwise.
    bool turnsTogether = true;
};

/// What a component is, by the motion of its frames.
enum class MotionKind : std::uint8_t {
    Ground,    ///< one frame that rests in the world
    Mass,      ///< one frame that moves, or has a mass
    Point,     ///< one frame without force, as of a sensor
    Pin,       ///< two frames at one place
    Weld,      ///< two frames at one place that do not turn against each other either
    Bar,       ///< two frames at a constant distance
    Cylinder,  ///< two frames, the second of which moves along a line of the first, on one side of it
    Slide,     ///< the same, from one side to the other
    Spring,    ///< two frames whose distance and direction change, with a force
    Gauge      ///< the same without force
};

/// A sign of a mechanism. A component with more than two frames has one between its first frame and each other one.
struct MotionPart {
    QString component;  ///< path from the top
    MotionKind kind = MotionKind::Point;
    int a = 0;                   ///< number of a frame; of a cylinder the one that its barrel belongs to
    int b = -1;                  ///< number of the other frame; -1: there is none
    SpacePoint along{};          ///< of Cylinder and Slide: the direction of the rod, in the axes of frame a
    double least = 0, most = 0;  ///< of Cylinder and Slide: the range of the way from a to b along it [m]
    double backing = 0;          ///< of Cylinder: the length of a bar of its body that lies behind a in its line [m]
    double mass = 0;             ///< kg; 0: it has none, or it is unknown
    SpacePoint massAt{};         ///< of Mass: its centre, in the axes of frame a [m]
    int body = -1;               ///< of Bar: number of the rigid body it belongs to
};

struct Mechanism {
    std::vector<MotionPart> parts;  ///< bars of one body stand together
    double size = 0;                ///< the longest side of the room that its frames pass through [m]
    double barLength = 0;           ///< the median of its bars [m]; 0 without bars
};

/// How far the barrel of a cylinder reaches behind its frame a [m]; 0: it stands between the frames, as they never come
/// nearer than the stroke and no bar lies behind.
[[nodiscard]] double barrelBehind(const MotionPart& cylinder);

/// Finds the parts of a mechanism by the motion of its frames. \a tracks: of all frames, equally long. While nothing
/// has moved yet, cylinders look like bars.
[[nodiscard]] Mechanism mechanismOf(const std::vector<FrameOwner>& owners, const std::vector<FrameTrack>& tracks);

}  // namespace bramah::app
