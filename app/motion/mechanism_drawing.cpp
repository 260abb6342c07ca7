// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/motion/mechanism_drawing.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

namespace {

constexpr double kStroke = 1.4;                  // px
constexpr double kMark = 2;                      // px that a mark stands out
constexpr double kLeastDetail = 2;               // px of a unit, below which bars are single lines
constexpr double kBar = 1.5;                     // width of a bar, in units
constexpr double kRod = 0.9;                     // width of a rod, in units
constexpr double kPin = 0.75;                    // radius, in units
constexpr double kWeld = 0.3;                    // radius, in units
constexpr double kGround = 2.2;                  // height of the sign of a fixed point, in units
constexpr double kLeastMass = 1.0;               // radius, in units
constexpr double kMostMass = 1.8;                // radius of the largest mass, in units
constexpr int kLeastTeeth = 5, kMostTeeth = 31;  // of a spring
/// How far a piston stays from the ends of its barrel, over its travel.
constexpr double kEndGap = 0.05;

SpacePoint ahead(const SpacePoint& from, const SpacePoint& direction, double way)
{
    return {from[0] + way * direction[0], from[1] + way * direction[1], from[2] + way * direction[2]};
}

/// The direction of a rod in the world.
SpacePoint directionOf(const MotionPart& part, const FramePose& frame)
{
    return placeOn({{}, frame.axes}, part.along);
}

/// The places of a cylinder in the picture, in its line.
struct CylinderPlaces {
    QPointF tail, gland;  ///< ends of the barrel
    QPointF piston, eye;  ///< ends of the rod
};

QPointF unitVector(QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    return length > 1e-9 ? way / length : QPointF();
}

class MechanismPainter
{
public:
    MechanismPainter(const PosedMechanism& posed, const MotionMap& map)
        : posed_(posed), map_(map), over_(kBar / 2 * map.unit)
    {
        for (const MotionPart& part : posed.mechanism.parts)
            largestMass_ = std::max(largestMass_, part.mass);
    }

    [[nodiscard]] QPointF placeA(const MotionPart& part) const { return map_.at(pose(part.a).at); }
    [[nodiscard]] QPointF placeB(const MotionPart& part) const
    {
        return map_.at(pose(part.b < 0 ? part.a : part.b).at);
    }

    /// Of a mass: its centre.
    [[nodiscard]] QPointF centre(const MotionPart& part) const { return map_.at(placeOn(pose(part.a), part.massAt)); }

    [[nodiscard]] CylinderPlaces cylinder(const MotionPart& part) const
    {
        const FramePose& a = pose(part.a);
        const SpacePoint e = directionOf(part, a);
        const double travel = part.most - part.least, gap = kEndGap * travel;
        const SpacePoint b = pose(part.b).at;
        const double way = (b[0] - a.at[0]) * e[0] + (b[1] - a.at[1]) * e[1] + (b[2] - a.at[2]) * e[2];
        const double behind = barrelBehind(part);
        const double gland = behind > 0 ? 0 : std::min(std::max(1.2 * travel, 0.6 * part.least), 0.95 * part.least);
        const auto place = [&](double at) { return map_.at(ahead(a.at, e, at)); };
        // A barrel behind the first frame reaches over the round end of the bar that it covers.
        const QPointF over = behind > 0 ? over_ * unitVector(place(0), place(1)) : QPointF();
        return {place(-behind), place(gland) + over, place(way - part.most + gland - gap) + over, map_.at(b)};
    }

    [[nodiscard]] double massRadius(const MotionPart& part) const
    {
        const double share = largestMass_ > 0 ? std::cbrt(part.mass / largestMass_) : 0.5;
        return (kLeastMass + (kMostMass - kLeastMass) * share) * map_.unit;
    }

    void paint(QPainter& painter, const Theme& theme, const std::function<bool(const MotionPart&)>& isMarked)
    {
        painter.setRenderHint(QPainter::Antialiasing);
        ink_ = theme.color(ColorRole::Ink);
        paper_ = theme.color(ColorRole::PlotBackground);
        muted_ = theme.color(ColorRole::InkMuted);
        steel_ = Theme::mix(ink_, paper_, theme.isDark() ? 0.26 : 0.14);
        painter_ = &painter;
        painter.setBrush(Qt::NoBrush);
        isMarked_ = isMarked;
        accent_ = theme.color(ColorRole::Accent);
        painter.setPen(pen(muted_, 1));
        for (const MotionPart& part : parts())
            if (part.massAt != SpacePoint{})
                painter.drawLine(placeA(part), centre(part));  // bars lie over it
        each({MotionKind::Ground}, [this](const MotionPart& part) { ground(part); });
        each({MotionKind::Bar}, [](const MotionPart&) {});
        bars();
        each({MotionKind::Slide}, [this](const MotionPart& part) { slide(part); });
        each({MotionKind::Cylinder}, [this](const MotionPart& part) { paintCylinder(part); });
        each({MotionKind::Spring, MotionKind::Gauge}, [this](const MotionPart& part) { spring(part); });
        each({MotionKind::Pin, MotionKind::Weld}, [this](const MotionPart& part) { pin(part); });
        each({MotionKind::Mass, MotionKind::Point}, [this](const MotionPart& part) { mass(part); });
    }

private:
    [[nodiscard]] const std::vector<MotionPart>& parts() const { return posed_.mechanism.parts; }
    [[nodiscard]] const FramePose& pose(int frame) const { return posed_.poses[static_cast<std::size_t>(frame)]; }
    [[nodiscard]] QPen pen(const QColor& color, double width = kStroke) const
    {
        return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    }

    template <typename Paint>
    void each(std::initializer_list<MotionKind> kinds, Paint paint)
    {
        const auto isOne = [&](const MotionPart& part) { return std::ranges::find(kinds, part.kind) != kinds.end(); };
        for (const MotionPart& part : parts())
            if (isOne(part) && isMarked_(part))
                mark(part, accent_);
        for (const MotionPart& part : parts())
            if (isOne(part))
                paint(part);
    }

    /// The bars of a body are one shape: their outlines first, then their fillings.
    void bars()
    {
        const bool isSmall = map_.unit < kLeastDetail;
        const double width = kBar * map_.unit;
        for (auto first = parts().begin(); first != parts().end();) {
            const auto last = std::find_if(first, parts().end(), [&](const MotionPart& one) {
                return one.body != first->body || one.kind != first->kind;
            });
            if (first->kind == MotionKind::Bar) {
                std::vector<QLineF> lines;
                for (auto bar = first; bar != last; ++bar)
                    lines.emplace_back(placeA(*bar), placeB(*bar));
                const auto draw = [&](const QPen& with) {
                    painter_->setPen(with);
                    painter_->drawLines(lines.data(), static_cast<int>(lines.size()));
                };
                draw(pen(ink_, isSmall ? kStroke : width + kStroke));
                if (!isSmall)
                    draw(pen(steel_, width - kStroke));
            }
            first = last;
        }
    }

    /// A strip between two points.
    [[nodiscard]] static QPolygonF strip(QPointF from, QPointF to, double width)
    {
        const QPointF along = unitVector(from, to);
        const QPointF aside = QPointF(-along.y(), along.x()) * (width / 2);
        return QPolygonF({from + aside, to + aside, to - aside, from - aside});
    }

    void paintCylinder(const MotionPart& part)
    {
        const CylinderPlaces places = cylinder(part);
        const double u = map_.unit;
        if (u < kLeastDetail) {
            painter_->setPen(pen(ink_, 3 * kStroke));
            painter_->drawLine(places.tail, places.gland);
            painter_->setPen(pen(ink_));
            painter_->drawLine(places.gland, places.eye);
            return;
        }
        painter_->setPen(pen(ink_));
        painter_->setBrush(paper_);
        painter_->drawPolygon(strip(places.tail, places.gland, 2 * u));
        painter_->setBrush(steel_);
        painter_->drawPolygon(strip(places.piston, places.eye, kRod * u));
        const QPointF step = 0.35 * u * unitVector(places.tail, places.gland);
        painter_->setBrush(ink_);
        painter_->drawPolygon(strip(places.piston - step, places.piston + step, 2 * u));
        painter_->setBrush(Qt::NoBrush);
    }

    void slide(const MotionPart& part)
    {
        const FramePose& a = pose(part.a);
        const SpacePoint e = directionOf(part, a);
        const double room = 0.06 * (part.most - part.least);
        const QPointF from = map_.at(ahead(a.at, e, part.least - room)), to = map_.at(ahead(a.at, e, part.most + room));
        painter_->setPen(pen(ink_, kStroke));
        painter_->setBrush(paper_);
        painter_->drawPolygon(strip(from, to, 0.6 * map_.unit));
        const QPointF half = 1.6 * map_.unit * unitVector(from, to);
        painter_->setBrush(steel_);
        painter_->drawPolygon(strip(placeB(part) - half, placeB(part) + half, 2 * map_.unit));
        painter_->setBrush(Qt::NoBrush);
    }

    void spring(const MotionPart& part)
    {
        const QPointF from = placeA(part), to = placeB(part);
        if (part.kind == MotionKind::Gauge) {
            painter_->setPen(QPen(muted_, 1, Qt::DashLine));
            painter_->drawLine(from, to);
            return;
        }
        const QPointF way = to - from, along = unitVector(from, to);
        const QPointF aside = QPointF(-along.y(), along.x()) * (0.9 * map_.unit);
        const int teeth = std::clamp(qRound(0.38 * std::hypot(way.x(), way.y()) / map_.unit), kLeastTeeth, kMostTeeth);
        QPolygonF line{from, from + 0.12 * way};
        for (int tooth = 0; tooth < teeth; ++tooth)
            line << from + (0.12 + 0.76 * (tooth + 0.5) / teeth) * way + (tooth % 2 ? aside : -aside);
        line << from + 0.88 * way << to;
        painter_->setPen(pen(ink_));
        painter_->drawPolyline(line);
    }

    void pin(const MotionPart& part)
    {
        const bool turns = part.kind == MotionKind::Pin;
        const double radius = (turns ? kPin : kWeld) * map_.unit;
        painter_->setPen(turns ? pen(ink_) : QPen(Qt::NoPen));
        painter_->setBrush(turns ? paper_ : ink_);
        painter_->drawEllipse(placeA(part), radius, radius);
        painter_->setBrush(Qt::NoBrush);
    }

    void ground(const MotionPart& part)
    {
        const QPointF top = placeA(part);
        const double u = map_.unit, y = top.y() + kGround * u;
        painter_->setPen(pen(ink_));
        painter_->setBrush(paper_);
        painter_->drawPolygon(QPolygonF({top, {top.x() - 1.3 * u, y}, {top.x() + 1.3 * u, y}}));
        painter_->setBrush(Qt::NoBrush);
        painter_->drawLine(QPointF(top.x() - 2 * u, y), QPointF(top.x() + 2 * u, y));
        painter_->setPen(pen(muted_, 1));
        for (int line = -2; line < 2; ++line)
            painter_->drawLine(QPointF(top.x() + (line + 1) * u, y + 0.5), QPointF(top.x() + line * u, y + 0.8 * u));
    }

    /// A circle with the sign of a centre of mass; a point without one.
    void mass(const MotionPart& part)
    {
        const QPointF at = centre(part);
        if (part.kind == MotionKind::Point) {
            painter_->setPen(pen(muted_, 1));
            painter_->drawLine(at - QPointF(map_.unit, 0), at + QPointF(map_.unit, 0));
            painter_->drawLine(at - QPointF(0, map_.unit), at + QPointF(0, map_.unit));
            return;
        }
        const double radius = massRadius(part);
        const QRectF box(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
        painter_->setPen(pen(ink_));
        painter_->setBrush(paper_);
        painter_->drawEllipse(box);
        painter_->setBrush(ink_);
        painter_->drawPie(box, 0, 90 * 16);
        painter_->drawPie(box, 180 * 16, 90 * 16);
        painter_->setBrush(Qt::NoBrush);
    }

    /// The outline of a marked part, to be painted before it.
    void mark(const MotionPart& part, const QColor& color)
    {
        const double u = map_.unit;
        const auto around = [&](QPointF from, QPointF to, double width) {
            const double whole = width + kStroke + 2 * kMark;
            painter_->setPen(pen(color, whole));
            painter_->drawLine(from, to);
            painter_->setPen(Qt::NoPen);
            painter_->setBrush(color);
            painter_->drawEllipse(to, whole / 2, whole / 2);  // a line without length is not drawn
            painter_->setBrush(Qt::NoBrush);
        };
        switch (part.kind) {
        case MotionKind::Bar: around(placeA(part), placeB(part), kBar * u); break;
        case MotionKind::Cylinder: {
            const CylinderPlaces places = cylinder(part);
            around(places.gland, places.eye, kRod * u);
            painter_->setPen(QPen(color, 2 * kMark + kStroke));
            painter_->drawPolygon(strip(places.tail, places.gland, 2 * u));
            break;
        }
        case MotionKind::Slide: around(placeB(part), placeB(part), 3 * u); break;
        case MotionKind::Spring:
        case MotionKind::Gauge: around(placeA(part), placeB(part), u); break;
        case MotionKind::Mass: around(centre(part), centre(part), 2 * massRadius(part)); break;
        case MotionKind::Ground: around(placeA(part), placeA(part) + QPointF(0, kGround * u), 2.4 * u); break;
        case MotionKind::Pin:
        case MotionKind::Weld: around(placeA(part), placeA(part), 2 * kPin * u); break;
        case MotionKind::Point: around(placeA(part), placeA(part), 2 * kPin * u); break;
        }
    }

    const PosedMechanism& posed_;
    const MotionMap& map_;
    double over_;             // px: half the width of a bar
    double largestMass_ = 0;  // kg
    QPainter* painter_ = nullptr;
    QColor ink_, paper_, muted_, steel_, accent_;
    std::function<bool(const MotionPart&)> isMarked_;
};

double distance(QPointF point, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const double square = QPointF::dotProduct(way, way);
    const double share = square > 0 ? std::clamp(QPointF::dotProduct(point - from, way) / square, 0.0, 1.0) : 0;
    const QPointF off = point - from - share * way;
    return std::hypot(off.x(), off.y());
}

}  // namespace

SpacePoint placeOn(const FramePose& frame, const SpacePoint& way)
{
    SpacePoint place = frame.at;
    for (std::size_t axis = 0; axis < 3; ++axis)
        place = ahead(place, frame.axes[axis], way[axis]);
    return place;
}

QPointF inPlane(const SpacePoint& point, MotionPlane plane)
{
    switch (plane) {
    case MotionPlane::XY: break;
    case MotionPlane::XZ: return {point[0], point[2]};
    case MotionPlane::YZ: return {point[1], point[2]};
    }
    return {point[0], point[1]};
}

void paintMechanism(QPainter& painter, const PosedMechanism& posed, const MotionMap& map, const Theme& theme,
                    const std::function<bool(const MotionPart&)>& isMarked)
{
    MechanismPainter(posed, map).paint(painter, theme, isMarked);
}

const MotionPart* partAt(const PosedMechanism& posed, const MotionMap& map, QPointF point, double reach)
{
    const MechanismPainter places(posed, map);
    const MotionPart* best = nullptr;
    double least = 1;
    bool isPoint = false;
    for (const MotionPart& part : posed.mechanism.parts) {
        QPointF from = places.placeA(part), to = places.placeB(part);
        double half = kBar / 2 * map.unit;
        bool isSign = part.b < 0 || part.kind == MotionKind::Pin || part.kind == MotionKind::Weld;
        if (part.kind == MotionKind::Cylinder) {
            const CylinderPlaces cylinder = places.cylinder(part);
            from = cylinder.tail;
            to = cylinder.eye;
            half = map.unit;
        } else if (part.kind == MotionKind::Slide) {
            from = to;
            half = map.unit;
        } else if (part.kind == MotionKind::Mass) {
            from = to = places.centre(part);
            half = places.massRadius(part);
        } else if (part.kind == MotionKind::Ground) {
            to = from + QPointF(0, kGround * map.unit);
            half = map.unit;
            isSign = distance(point, from, from) > kPin * map.unit;  // its upper end is a pin's
        } else if (isSign) {
            half = kPin * map.unit;
        }
        const double off = distance(point, from, to) / std::max(half, reach);
        // What is painted later lies on what was painted before.
        const bool isAbove = isSign == isPoint ? off < least : isSign;
        if (off <= 1 && (!best || isAbove)) {
            best = &part;
            least = off;
            isPoint = isSign;
        }
    }
    return best;
}

}  // namespace bramah::app
