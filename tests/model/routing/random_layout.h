// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/connection_plan.h"
#include "model/planning/diagram_sketch.h"
#include "model/routing/drawing_faults.h"
#include "model/routing/line_clearing.h"
#include "tests/model/diagram/test_library.h"

#include <random>

namespace bramah::test {

/// Draws and moves at random on a diagram, without any text. Symbols keep two modules of room: where one lies on
/// another no line can be right.
class RandomDraughtsman
{
public:
    RandomDraughtsman(model::Diagram start, unsigned seed) : diagram_(std::move(start)), random_(seed) {}

    [[nodiscard]] const model::Diagram& diagram() const { return diagram_; }

    /// Joins two ports that may be joined, as the tool that draws lines does.
    bool connect()
    {
        const auto from = somePort();
        const auto to = somePort();
        if (!from || !to || from->port == to->port || !model::canConnect(diagram_, *from, *to).isLegal ||
            areJoined(from->port, to->port))
            return false;
        const auto endOf = [&](const model::LineTarget& target) {
            const model::DiagramComponent* owner = diagram_.component(target.port.component);
            return owner && owner->isNode ? model::RouteEnd{target.position, std::nullopt}
                                          : model::RouteEnd{target.position, diagram_.port(target.port)->side};
        };
        const auto route = model::routerFor(diagram_, diagram_.netOf(from->port)).route(endOf(*from), endOf(*to));
        return take(model::withLegibleLines(diagram_, model::planConnection(diagram_, *from, *to, route)));
    }

    /// Moves, turns or mirrors a symbol to where there is room. False if there was none.
    bool move()
    {
        const model::DiagramComponent* symbol = someSymbol();
        if (!symbol)
            return false;
        const QPointF anchor = symbol->anchor();
        const model::Placement old = symbol->placement.anchoredAt(anchor);
        model::Placement place = old;
        switch (number(0, 5)) {
        case 0: place = old.rotatedBy(1, anchor); break;
        case 1: place = old.mirroredX(anchor); break;
        case 2: place = old.mirroredY(anchor); break;
        case 3: place = old.movedBy(QPointF(number(-8, 8), number(-8, 8)) * model::Router::kGrid); break;
        default: place = old.movedBy(QPointF(number(-30, 30), number(-30, 30)) * model::Router::kGrid); break;
        }
        model::DiagramComponent moved = *symbol;
        moved.moveTo(place);
        return hasRoom(moved) && take(model::planMove(diagram_, {{symbol->id, place}}).changes);
    }

    int number(int from, int to) { return std::uniform_int_distribution<int>(from, to)(random_); }

private:
    bool take(const model::DiagramChanges& changes)
    {
        if (changes.empty())
            return false;
        model::DiagramSketch sketch(diagram_);
        sketch.apply(changes);
        diagram_ = model::Diagram(sketch.diagram());
        return true;
    }
    [[nodiscard]] bool areJoined(const model::PortRef& a, const model::PortRef& b) const
    {
        return diagram_.netOf(a) >= 0 && diagram_.netOf(a) == diagram_.netOf(b);
    }
    [[nodiscard]] bool hasRoom(const model::DiagramComponent& moved) const
    {
        constexpr double kRoom = 3 * model::Router::kGrid;
        const QRectF place = moved.bounds.adjusted(-kRoom, -kRoom, kRoom, kRoom);
        for (const auto* symbols : {&diagram_.components(), &diagram_.ownPorts()})
            for (const model::DiagramComponent& other : *symbols)
                if (other.id != moved.id && !other.isAutoNode && place.intersects(other.bounds.adjusted(-1, -1, 1, 1)))
                    return false;
        return true;
    }
    const model::DiagramComponent* someSymbol()
    {
        const auto& all = diagram_.components();
        const model::DiagramComponent& some =
            all[static_cast<std::size_t>(number(0, static_cast<int>(all.size()) - 1))];
        return some.isAutoNode || some.isInherited || !some.placement.visible ? nullptr : &some;
    }
    std::optional<model::LineTarget> somePort()
    {
        const model::DiagramComponent* symbol = someSymbol();
        if (!symbol || symbol->ports.empty())
            return std::nullopt;
        const model::DiagramPort& port =
            symbol->ports[static_cast<std::size_t>(number(0, static_cast<int>(symbol->ports.size()) - 1))];
        return model::LineTarget{{symbol->id, port.name}, std::nullopt, port.position};
    }

    model::Diagram diagram_;
    std::mt19937 random_;
};

/// A text with symbols of the test library at random places and turns, without lines.
inline QByteArray randomSymbols(unsigned seed)
{
    std::mt19937 random(seed);
    const auto number = [&](int from, int to) { return std::uniform_int_distribution<int>(from, to)(random); };
    const char* const classes[] = {"Resistor", "Resistor", "Resistor", "Tank", "Mass", "Source", "Sink"};
    QByteArray text = "model M\n";
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 4; ++column) {
            const int kind = number(0, 8);
            if (kind > 6)
                continue;
            text += QStringLiteral(
                        "T.%1 s%2 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, "
                        "rotation = %3, origin = {%4,%5})));\n")
                        .arg(QLatin1String(classes[kind]))
                        .arg(4 * row + column)
                        .arg(90 * number(0, 3))
                        .arg(column * 48 - 72 + 2 * number(-4, 4))
                        .arg(row * 48 - 72 + 2 * number(-4, 4))
                        .toUtf8();
        }
    return text + "end M;\n";
}

/// Which ports hang together, as text: what routing must not change.
inline QStringList netlistOf(const model::Diagram& diagram)
{
    QStringList nets;
    for (const model::Net& net : diagram.nets()) {
        QStringList ports;
        for (const model::PortRef& port : net.ports)
            ports.append(port.text());
        ports.sort();
        nets.append(ports.join(QLatin1Char(' ')));
    }
    nets.sort();
    return nets;
}

}  // namespace bramah::test
