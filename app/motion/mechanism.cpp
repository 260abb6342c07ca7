// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/motion/mechanism.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <numeric>
#include <span>

namespace bramah::app {

namespace {

/// What counts as constant, over the size of the mechanism, or as an angle [rad].
constexpr double kConstant = 1e-5;
/// How far a rod may leave its line, over the size of the mechanism: kinematic loops close to the run's tolerance.
constexpr double kOnLine = 1e-4;

SpacePoint minus(const SpacePoint& a, const SpacePoint& b)
{
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}

double product(const SpacePoint& a, const SpacePoint& b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

double lengthOf(const SpacePoint& a)
{
    return std::sqrt(product(a, a));
}

/// \a direction, in the world, in the axes of \a frame.
SpacePoint seenFrom(const FramePose& frame, const SpacePoint& direction)
{
    return {product(frame.axes[0], direction), product(frame.axes[1], direction), product(frame.axes[2], direction)};
}

struct Range {
    double least = std::numeric_limits<double>::infinity(), most = -std::numeric_limits<double>::infinity();
    void take(double value)
    {
        least = std::min(least, value);
        most = std::max(most, value);
    }
    [[nodiscard]] double width() const { return most - least; }
};

class MechanismReader
{
public:
    MechanismReader(const std::vector<FrameOwner>& owners, const std::vector<FrameTrack>& tracks)
        : owners_(owners), tracks_(tracks)
    {
    }

    Mechanism read()
    {
        measure();
        for (const FrameOwner& owner : owners_) {
            if (owner.frames.size() == 1)
                readSingle(owner);
            for (std::size_t f = 1; f < owner.frames.size(); ++f)
                readPair(owner, owner.frames.front(), owner.frames[f]);
        }
        joinBodies();
        for (MotionPart& part : found_.parts)
            if (part.kind == MotionKind::Cylinder)
                part.backing = backingOf(part);
        std::ranges::stable_sort(found_.parts, {}, &MotionPart::body);
        return std::move(found_);
    }

private:
    [[nodiscard]] const FrameTrack& track(int frame) const { return tracks_[static_cast<std::size_t>(frame)]; }

    void measure()
    {
        std::array<Range, 3> room;
        for (const FrameTrack& track : tracks_)
            for (const FramePose& pose : track)
                for (std::size_t axis = 0; axis < 3; ++axis)
                    room[axis].take(pose.at[axis]);
        for (const Range& side : room)
            found_.size = std::max(found_.size, side.most >= side.least ? side.width() : 0);
        tolerance_ = kConstant * found_.size;
        hasMoved_ = std::ranges::any_of(tracks_, [&](const FrameTrack& track) { return !rests(track); });
    }

    [[nodiscard]] bool rests(const FrameTrack& track) const
    {
        return std::ranges::all_of(track, [&](const FramePose& pose) {
            return lengthOf(minus(pose.at, track.front().at)) <= tolerance_ && areAlike(pose, track.front());
        });
    }

    /// Have two frames the same axes?
    [[nodiscard]] static bool areAlike(const FramePose& a, const FramePose& b)
    {
        return lengthOf(minus(a.axes[0], b.axes[0])) <= kConstant && lengthOf(minus(a.axes[1], b.axes[1])) <= kConstant;
    }

    void readSingle(const FrameOwner& owner)
    {
        MotionPart part{owner.path};
        part.a = owner.frames.front();
        part.mass = owner.mass.value_or(0);
        part.massAt = owner.massAt;
        part.kind = owner.mass             ? MotionKind::Mass
                    : rests(track(part.a)) ? MotionKind::Ground
                    : owner.carriesForce   ? MotionKind::Mass
                                           : MotionKind::Point;
        found_.parts.push_back(part);
    }

    /// Do the axes of two frames keep their directions towards each other?
    [[nodiscard]] bool turnTogether(int a, int b) const
    {
        const FrameTrack &one = track(a), &other = track(b);
        for (std::size_t t = 1; t < one.size(); ++t)
            for (std::size_t axis = 0; axis < 2; ++axis)
                if (lengthOf(minus(seenFrom(one[t], other[t].axes[axis]), seenFrom(one[0], other[0].axes[axis]))) >
                    kConstant)
                    return false;
        return true;
    }

    void readPair(const FrameOwner& owner, int a, int b)
    {
        Range distance;
        for (std::size_t t = 0; t < track(a).size(); ++t)
            distance.take(lengthOf(minus(track(b)[t].at, track(a)[t].at)));
        MotionPart part{owner.path};
        part.a = a;
        part.b = b;
        if (distance.most <= tolerance_) {
            part.kind = hasMoved_ && turnTogether(a, b) ? MotionKind::Weld : MotionKind::Pin;
        } else if (distance.width() <= tolerance_) {
            part.kind = MotionKind::Bar;
            lengths_.push_back(distance.most);
        } else if (isFree(owner, a, b) || (!readLine(part) && !readLine(turned(part)))) {
            part.kind = owner.carriesForce ? MotionKind::Spring : MotionKind::Gauge;
        }
        found_.parts.push_back(part);
    }

    /// Could the frames turn against each other, though neither has turned?
    [[nodiscard]] bool isFree(const FrameOwner& owner, int a, int b) const
    {
        const auto turns = [&](int frame) {
            return std::ranges::any_of(track(frame),
                                       [&](const FramePose& pose) { return !areAlike(pose, track(frame).front()); });
        };
        return !owner.turnsTogether && !turns(a) && !turns(b);
    }

    static MotionPart& turned(MotionPart& part)
    {
        std::swap(part.a, part.b);
        return part;
    }

    /// Does frame b move on a line through frame a, in its axes? If so, \a part is a cylinder or a slide.
    [[nodiscard]] bool readLine(MotionPart& part) const
    {
        const FrameTrack &from = track(part.a), &to = track(part.b);
        std::vector<SpacePoint> ways;
        for (std::size_t t = 0; t < from.size(); ++t)
            ways.push_back(seenFrom(from[t], minus(to[t].at, from[t].at)));
        const SpacePoint longest = *std::ranges::max_element(ways, {}, lengthOf);
        const double length = lengthOf(longest);
        part.along = {longest[0] / length, longest[1] / length, longest[2] / length};
        Range range;
        for (const SpacePoint& way : ways) {
            const double ahead = product(way, part.along);
            range.take(ahead);
            if (std::sqrt(std::max(0.0, product(way, way) - ahead * ahead)) > kOnLine * found_.size)
                return false;
        }
        part.least = range.least;
        part.most = range.most;
        part.kind = range.least < -kOnLine * found_.size ? MotionKind::Slide : MotionKind::Cylinder;
        return true;
    }

    /// Frames that are always one, as those of a connection, have the same number.
    [[nodiscard]] std::vector<int> places() const
    {
        std::map<std::array<double, 12>, int> numbers;
        std::vector<int> place;
        for (const FrameTrack& track : tracks_) {
            std::array<double, 12> key{};
            if (!track.empty()) {
                const FramePose &first = track[track.size() / 2], &last = track.back();
                const std::span<const double> parts[] = {first.at, first.axes[0], last.at, last.axes[0]};
                auto next = key.begin();
                for (const std::span<const double> part : parts)
                    next = std::ranges::copy(part, next).out;
            }
            place.push_back(numbers.emplace(key, static_cast<int>(numbers.size())).first->second);
        }
        return place;
    }

    void joinBodies()
    {
        const std::vector<int> place = places();
        std::vector<int> body(tracks_.size());  // by place
        std::iota(body.begin(), body.end(), 0);
        const auto rootOf = [&](int frame) {
            int at = place[static_cast<std::size_t>(frame)];
            while (body[static_cast<std::size_t>(at)] != at)
                at = body[static_cast<std::size_t>(at)] =
                    body[static_cast<std::size_t>(body[static_cast<std::size_t>(at)])];
            return at;
        };
        const auto isRigid = [&](const MotionPart& part) {
            return (part.kind == MotionKind::Bar && turnTogether(part.a, part.b)) || part.kind == MotionKind::Weld;
        };
        for (const MotionPart& part : found_.parts)
            if (isRigid(part))
                body[static_cast<std::size_t>(rootOf(part.b))] = rootOf(part.a);
        for (MotionPart& part : found_.parts)
            if (part.kind == MotionKind::Bar)
                part.body = rootOf(part.a);
        if (!lengths_.empty()) {
            const auto middle = lengths_.begin() + static_cast<std::ptrdiff_t>(lengths_.size() / 2);
            std::ranges::nth_element(lengths_, middle);
            found_.barLength = *middle;
        }
        for (const MotionPart& part : found_.parts)
            if (part.kind == MotionKind::Bar)
                for (const int frame : {part.a, part.b})
                    barsAt_.emplace(place[static_cast<std::size_t>(frame)], &part);
        place_ = place;
    }

    /// The length of the bar behind the barrel of a cylinder, in its line.
    [[nodiscard]] double backingOf(const MotionPart& cylinder) const
    {
        const FramePose& at = track(cylinder.a).front();
        double longest = 0;
        const auto [first, last] = barsAt_.equal_range(place_[static_cast<std::size_t>(cylinder.a)]);
        for (auto bar = first; bar != last; ++bar) {
            const MotionPart& part = *bar->second;
            const bool isAtA = lengthOf(minus(track(part.a).front().at, at.at)) <= tolerance_;
            const SpacePoint way = seenFrom(at, minus(track(isAtA ? part.b : part.a).front().at, at.at));
            const double behind = -product(way, cylinder.along);
            if (behind > 0 && std::abs(lengthOf(way) - behind) <= kOnLine * found_.size && turnTogether(part.a, part.b))
                longest = std::max(longest, behind);
        }
        return longest;
    }

    const std::vector<FrameOwner>& owners_;
    const std::vector<FrameTrack>& tracks_;
    Mechanism found_;
    double tolerance_ = 0;  // m
    bool hasMoved_ = false;
    std::vector<double> lengths_;  // of bars
    std::vector<int> place_;       // of each frame
    std::multimap<int, const MotionPart*> barsAt_;
};

}  // namespace

FramePose FramePose::planar(double x, double y, double angle)
{
    const double c = std::cos(angle), s = std::sin(angle);
    return {{x, y, 0}, {{{c, s, 0}, {-s, c, 0}, {0, 0, 1}}}};
}

double barrelBehind(const MotionPart& cylinder)
{
    const double travel = cylinder.most - cylinder.least;
    if (cylinder.backing < 1.1 * travel && 0.95 * cylinder.least > 1.1 * travel)
        return 0;
    return std::max(1.15 * travel, 0.94 * cylinder.backing);
}

Mechanism mechanismOf(const std::vector<FrameOwner>& owners, const std::vector<FrameTrack>& tracks)
{
    return MechanismReader(owners, tracks).read();
}

}  // namespace bramah::app
