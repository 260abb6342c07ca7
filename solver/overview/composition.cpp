// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/composition.h"

#include "model/diagram/diagram_builder.h"
#include "model/diagram/joining_rule.h"
#include "model/instance/instance.h"
#include "model/routing/router.h"
#include "model/text/dotted_name.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace bramah::solver {

namespace {

using model::Side;

constexpr double kStep = 8;       // px between places of ports; frames are at multiples of it
constexpr double kGap = 48;       // px between boxes
constexpr double kAround = 40;    // px around the parts of a whole
constexpr double kTitle = 24;     // px above the parts of a whole
constexpr double kPerUnit = 2.5;  // px for a unit of the sheet
constexpr double kPerRoute = 4;   // px for a unit of the router, whose grid is 2
constexpr int kDepth = 5;
constexpr int kMostPushes = 400;

double onStep(double length)
{
    return std::ceil(length / kStep) * kStep;
}

/// A box with its parts, in coordinates of its whole.
struct Part {
    Composition::Box box;  ///< its frame begins at the origin of the whole; those of its parts at its own
    std::vector<Part> parts;
    std::vector<Composition::Line> lines;
    std::map<QString, Side> sides;  ///< of ports, by name
};

bool isLibraryClass(const model::Instance& instance)
{
    const std::string name = instance.classNode().qualifiedName();
    const auto begins = [&](const char* package) { return name.rfind(package, 0) == 0; };
    return (begins("Bramah.") && !begins("Bramah.Examples.")) || begins("Modelica.");
}

/// Is it a component with behaviour, not a piece of a chart or a joint of lines?
bool isCapsule(const model::DiagramComponent& component)
{
    return !component.isNode && !component.ports.empty() &&
           std::ranges::none_of(component.ports, [](const model::DiagramPort& port) {
               return sequenceEndOf(port) != model::SequenceEnd::None;
           });
}

class CompositionMaker
{
public:
    explicit CompositionMaker(const std::function<double(const QString&)>& widthOf) : widthOf_(widthOf) {}

    Part make(const model::Instance& instance, const QString& name, int depth)
    {
        Part part;
        part.box.name = name;
        part.box.className = model::lastName(QString::fromStdString(instance.classNode().qualifiedName()));
        part.box.path = QString::fromStdString(instance.path());
        for (const model::CapsulePort& port : capsulePorts(instance))
            part.box.ports.push_back({port.name, {}, Side::East, port.use, port.role});
        const bool isOpen = depth > 0 && (!instance.parent() || !isLibraryClass(instance));
        const model::Diagram diagram = isOpen ? model::DiagramBuilder(icons_).build(instance) : model::Diagram();
        for (const model::DiagramComponent& own : diagram.ownPorts())
            if (!own.ports.empty())
                part.sides[own.ports.front().name] = sideOn(diagram, own.ports.front());
        std::vector<QPointF> centres;
        for (const model::DiagramComponent& component : diagram.components()) {
            const model::Instance* inner = instance.child(component.id.baseName().toStdString());
            if (!inner || inner->isArray() || component.isMissing || !isCapsule(component))
                continue;
            part.parts.push_back(make(*inner, component.id.name, depth - 1));
            Part& made = part.parts.back();
            for (const model::DiagramPort& port : component.ports)
                made.sides[port.name] = port.side;
            size(made);
            centres.emplace_back(component.bounds.center().x() * kPerUnit, -component.bounds.center().y() * kPerUnit);
        }
        part.box.isWhole = !part.parts.empty();
        place(part.parts, centres);
        if (!instance.parent())
            size(part);
        diagrams_.emplace(part.box.path, diagram);
        return part;
    }

    /// Draws the lines in \a part, whose size is known, and in its parts.
    void draw(Part& part)
    {
        const model::Diagram& diagram = diagrams_[part.box.path];
        model::RouteObstacles obstacles;
        for (const Part& inner : part.parts) {
            const QRectF& frame = inner.box.frame;
            obstacles.symbols.emplace_back(toRoute(frame.bottomLeft()), toRoute(frame.topRight()));
            obstacles.symbols.back() = obstacles.symbols.back().normalized().adjusted(0.5, 0.5, -0.5, -0.5);
        }
        for (const model::Net& net : diagram.nets()) {
            std::vector<model::RouteEnd> ends;
            for (const model::PortRef& ref : net.ports)
                if (const auto end = endOf(part, ref))
                    ends.push_back(*end);
            for (std::size_t k = 1; k < ends.size(); ++k) {
                Composition::Line line;
                line.style = net.style;
                const auto way = model::Router(obstacles).route(ends.front(), ends[k]);
                for (std::size_t j = 0; j < way.size(); ++j) {
                    line.points.append(QPointF(way[j].x() * kPerRoute, -way[j].y() * kPerRoute));
                    if (j > 0)
                        obstacles.lines.emplace_back(way[j - 1], way[j]);
                }
                part.lines.push_back(std::move(line));
            }
        }
        for (Part& inner : part.parts)
            draw(inner);
    }

    /// Appends \a part to a whole; its frame begins at \a origin.
    static void take(Composition& whole, const Part& part, QPointF origin)
    {
        Composition::Box box = part.box;
        box.frame.translate(origin);
        for (Composition::Port& port : box.ports)
            port.place += box.frame.topLeft();
        whole.boxes.push_back(box);
        for (Composition::Line line : part.lines) {
            for (QPointF& point : line.points)
                point += box.frame.topLeft();
            whole.lines.push_back(line);
        }
        for (const Part& inner : part.parts)
            take(whole, inner, box.frame.topLeft());
    }

private:
    static QPointF toRoute(QPointF point) { return {point.x() / kPerRoute, -point.y() / kPerRoute}; }

    /// The side of a sheet nearest to a port of the class itself.
    static Side sideOn(const model::Diagram& diagram, const model::DiagramPort& port)
    {
        const QRectF area = diagram.bounds();
        const QPointF from = port.position - area.center();
        return model::sideAlong({from.x() / std::max(1.0, area.width()), from.y() / std::max(1.0, area.height())});
    }

    /// A port as the end of a line within \a whole: a port of a part from outside, of the whole itself from inside.
    static std::optional<model::RouteEnd> endOf(const Part& whole, const model::PortRef& ref)
    {
        const auto portOf = [&](const Part& part) -> const Composition::Port* {
            const auto found = std::ranges::find(part.box.ports, ref.baseName(), &Composition::Port::name);
            return found == part.box.ports.end() ? nullptr : &*found;
        };
        if (ref.component.isEmpty()) {
            const Composition::Port* port = portOf(whole);
            return port ? std::optional(model::RouteEnd{toRoute(port->place), model::opposite(port->side)})
                        : std::nullopt;
        }
        const auto part =
            std::ranges::find_if(whole.parts, [&](const Part& one) { return one.box.name == ref.component.name; });
        const Composition::Port* port = part == whole.parts.end() ? nullptr : portOf(*part);
        return port ? std::optional(model::RouteEnd{toRoute(part->box.frame.topLeft() + port->place), port->side})
                    : std::nullopt;
    }

    [[nodiscard]] double width(const QString& text) const { return widthOf_(text); }

    /// Gives a box a frame that contains its parts, its name and its ports, and places the ports.
    void size(Part& part) const
    {
        std::map<Side, int> counts;
        std::map<Side, double> widest;
        for (Composition::Port& port : part.box.ports) {
            const auto known = part.sides.find(port.name);
            port.side = known == part.sides.end() ? Side::East : known->second;
            ++counts[port.side];
            widest[port.side] = std::max(widest[port.side], width(port.name));
        }
        const double title = width(part.box.name + QStringLiteral(" : ") + part.box.className) + 2 * kStep;
        const double names = widest[Side::West] + widest[Side::East] + 4 * kStep;
        QRectF inner;
        for (const Part& one : part.parts)
            inner |= one.box.frame;
        const QPointF shift = QPointF(kAround, kAround + kTitle) - inner.topLeft();
        for (Part& one : part.parts)
            one.box.frame.translate(shift);
        const double wide = part.parts.empty() ? names : inner.width() + 2 * kAround;
        const double high = part.parts.empty() ? 0 : inner.height() + 2 * kAround + kTitle;
        const double rows = 3.0 + 3 * std::max(counts[Side::West], counts[Side::East]);
        const double columns = 2.0 + 3 * std::max(counts[Side::North], counts[Side::South]);
        part.box.frame = QRectF(0, 0, onStep(std::max({title, wide, columns * kStep})),
                                onStep(std::max(high, rows * kStep + (part.parts.empty() ? kTitle : 0))));
        placePorts(part);
    }

    static void placePorts(Part& part)
    {
        const QRectF& frame = part.box.frame;
        std::map<Side, int> counts, used;
        for (const Composition::Port& port : part.box.ports)
            ++counts[port.side];
        for (Composition::Port& port : part.box.ports) {
            const bool isVertical = port.side == Side::West || port.side == Side::East;
            const double length = isVertical ? frame.height() - kTitle : frame.width();
            const double share = (used[port.side]++ + 1.0) / (counts[port.side] + 1.0);
            const double along = std::round(share * length / kStep) * kStep + (isVertical ? kTitle : 0);
            switch (port.side) {
            case Side::West: port.place = {0, along}; break;
            case Side::East: port.place = {frame.width(), along}; break;
            case Side::North: port.place = {along, 0}; break;
            case Side::South: port.place = {along, frame.height()}; break;
            }
        }
    }

    /// Places parts as on the sheet, pushed apart so that they do not touch.
    static void place(std::vector<Part>& parts, const std::vector<QPointF>& centres)
    {
        for (std::size_t k = 0; k < parts.size(); ++k)
            parts[k].box.frame.moveCenter(centres[k]);
        bool isPushed = true;
        for (int round = 0; round < kMostPushes && isPushed; ++round) {
            isPushed = false;
            for (std::size_t k = 1; k < parts.size(); ++k)
                for (std::size_t j = 0; j < k; ++j)
                    isPushed = push(parts[j].box.frame, parts[k].box.frame) || isPushed;
        }
        for (Part& part : parts)
            part.box.frame.moveTo(onStep(part.box.frame.left()), onStep(part.box.frame.top()));
    }

    /// Moves two frames that are too near apart in the direction of the shorter distance.
    static bool push(QRectF& a, QRectF& b)
    {
        const double across = (a.width() + b.width()) / 2 + kGap - std::abs(a.center().x() - b.center().x());
        const double along = (a.height() + b.height()) / 2 + kGap - std::abs(a.center().y() - b.center().y());
        if (across <= 1e-6 || along <= 1e-6)
            return false;
        const bool isAcross = across < along;
        const double way = (isAcross ? across : along) / 2;
        const bool isBehind = isAcross ? b.center().x() >= a.center().x() : b.center().y() >= a.center().y();
        const QPointF shift = (isBehind ? 1 : -1) * (isAcross ? QPointF(way, 0) : QPointF(0, way));
        a.translate(-shift);
        b.translate(shift);
        return true;
    }

    const std::function<double(const QString&)>& widthOf_;
    model::IconCache icons_;
    std::map<QString, model::Diagram> diagrams_;  ///< by path
};

}  // namespace

Composition compositionOf(const model::Instance& root, const std::function<double(const QString& text)>& widthOf)
{
    CompositionMaker maker(widthOf);
    Part whole = maker.make(root, QString(), kDepth);
    maker.draw(whole);
    Composition composition;
    CompositionMaker::take(composition, whole, {kStep, kStep});
    composition.size = whole.box.frame.size() + QSizeF(2 * kStep, 2 * kStep + kTitle);
    return composition;
}

StructureTable compositionTable(const Composition& composition)
{
    StructureTable table{
        {tr("Part"), tr("Class"), tr("End ports"), tr("Relay ports")},
        {},
        {QStringLiteral("part"), QStringLiteral("class"), QStringLiteral("end"), QStringLiteral("relay")}};
    for (const Composition::Box& box : composition.boxes) {
        QStringList ends, relays;
        for (const Composition::Port& port : box.ports)
            if (port.use != model::PortUse::Unused)
                (port.use == model::PortUse::End ? ends : relays) << port.name;
        table.rows.push_back(
            {{box.path, box.className, ends.join(QStringLiteral(", ")), relays.join(QStringLiteral(", "))}, box.path});
    }
    return table;
}

}  // namespace bramah::solver
