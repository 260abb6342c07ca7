// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/sheet_layout.h"

#include "model/routing/router.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace bramah::model::hopsan {

namespace {

constexpr double kGrid = Router::kGrid;
constexpr double kRoom = 4 * kGrid;                     ///< between symbols, for lines and names
constexpr double kLeastScale = 0.15, kMostScale = 0.6;  ///< units of the sheet over pixels
constexpr double kCrowded = 0.9;                        ///< share of symbols that the scale alone keeps apart

QPointF snapped(QPointF point)
{
    return {kGrid * std::round(point.x() / kGrid), kGrid * std::round(point.y() / kGrid)};
}

/// One symbol with the room that it takes.
struct Placed {
    SheetPart* part = nullptr;
    DiagramComponent symbol;
    QRectF room;  ///< about the anchor
    QPointF at;   ///< of the anchor

    [[nodiscard]] QRectF area() const { return room.translated(at); }
};

/// The turns and mirrorings of a symbol, the plain one first.
std::vector<Placement> orientationsOf(const DiagramComponent& symbol)
{
    std::vector<Placement> all;
    const QPointF about = symbol.anchor();
    for (const Placement& start : {symbol.placement, symbol.placement.mirroredX(about)})
        for (int turns = 0; turns < 4; ++turns)
            all.push_back(start.rotatedBy(turns, about));
    return all;
}

QPointF unit(QPointF direction)
{
    const double length = std::hypot(direction.x(), direction.y());
    return length < 1e-9 ? QPointF() : direction / length;
}

/// Turns a symbol so that its ports point where \a part wants them. A plain symbol wins against one as good.
void turn(DiagramComponent& symbol, const SheetPart& part)
{
    if (part.wantedPorts.size() < 1 || symbol.isNode || symbol.standsUpright)
        return;
    DiagramComponent best = symbol;
    double bestFit = -std::numeric_limits<double>::infinity();
    int number = 0;
    for (const Placement& place : orientationsOf(symbol)) {
        DiagramComponent turned = symbol;
        turned.moveTo(place);
        double fit = -0.02 * number++;
        for (const auto& [name, wanted] : part.wantedPorts)
            if (const DiagramPort* port = turned.port(name)) {
                const QPointF has = unit(port->position - turned.bounds.center());
                const QPointF wants = unit(wanted);
                const double weight = port->domain == Domain::Signal ? 0.4 : 1;
                fit += weight * (has.x() * wants.x() + has.y() * wants.y());
            }
        if (fit > bestFit + 1e-9) {
            best = turned;
            bestFit = fit;
        }
    }
    symbol = best;
}

/// Places the parts of one class.
class Layout
{
public:
    Layout(SheetClass& sheet, const Diagram& drawn) : sheet_(sheet), drawn_(drawn) {}

    void place()
    {
        collect();
        if (!placed_.empty())
            spread();
        pushApart();
        placeAtLines();
        pushApart();
        for (Placed& placed : placed_) {
            placed.symbol.moveTo(placed.symbol.placement.movedBy(placed.at - placed.symbol.anchor()));
            placed.part->placement = placed.symbol.placement;
        }
        placeTheRest();
    }

private:
    const DiagramComponent* symbolOf(const SheetPart& part) const { return drawn_.symbol(ComponentId{part.name}); }

    void add(SheetPart& part, const DiagramComponent& symbol, QPointF at)
    {
        Placed placed{&part, symbol, {}, at};
        QRectF body = symbol.bounds.translated(-symbol.anchor());
        for (const DiagramPort& port : symbol.ports)
            body |= QRectF(port.position - symbol.anchor() - QPointF(0.5, 0.5), QSizeF(1, 1));
        placed.room = body.adjusted(-kRoom / 2, -kRoom / 2, kRoom / 2, kRoom / 2);
        placed_.push_back(std::move(placed));
    }

    void collect()
    {
        for (SheetPart& part : sheet_.parts) {
            const DiagramComponent* found = symbolOf(part);
            if (!found || !part.beside.isEmpty() || !part.prefix.isEmpty())
                continue;
            DiagramComponent symbol = *found;
            if (!part.isConnector)
                symbol.moveTo(Placement::at(QPointF(), symbol.icon->coordinateSystem));
            turn(symbol, part);
            add(part, symbol, {part.pose.centre.x(), -part.pose.centre.y()});
        }
    }

    /// Scales Hopsan's places so far that most symbols stand free.
    void spread()
    {
        std::vector<double> wanted;
        std::vector<double> needed(placed_.size(), 0);
        std::vector<std::size_t> order(placed_.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, {}, [&](std::size_t i) { return placed_[i].at.x(); });
        for (std::size_t i = 0; i < order.size(); ++i)
            for (std::size_t j = i + 1; j < order.size(); ++j) {
                const Placed& a = placed_[order[i]];
                const Placed& b = placed_[order[j]];
                const double dx = b.at.x() - a.at.x();
                const double width = (a.room.width() + b.room.width()) / 2;
                if (dx * kLeastScale > width)
                    break;
                const double dy = std::abs(b.at.y() - a.at.y());
                const double scale =
                    std::min(width / std::max(dx, 1e-3), (a.room.height() + b.room.height()) / 2 / std::max(dy, 1e-3));
                needed[order[i]] = std::max(needed[order[i]], scale);
                needed[order[j]] = std::max(needed[order[j]], scale);
            }
        std::ranges::sort(needed);
        const auto place = static_cast<std::size_t>(kCrowded * static_cast<double>(needed.size() - 1));
        const double scale = std::clamp(needed[place], kLeastScale, kMostScale);
        QRectF all;
        for (const Placed& placed : placed_)
            all |= QRectF(placed.at, QSizeF(1e-3, 1e-3));
        for (Placed& placed : placed_)  // the middle of the symbol stands where it stood, its anchor on the grid
            placed.at = snapped((placed.at - all.center()) * scale - placed.room.center());
    }

    /// Moves symbols that overlap away from one another.
    void pushApart()
    {
        constexpr int kMostRounds = 60;
        bool isCrowded = true;
        for (int round = 0; round < kMostRounds && isCrowded; ++round) {
            isCrowded = false;
            std::ranges::stable_sort(placed_, {}, [](const Placed& placed) { return placed.area().left(); });
            for (std::size_t i = 0; i < placed_.size(); ++i)
                for (std::size_t j = i + 1; j < placed_.size() && placed_[j].area().left() < placed_[i].area().right();
                     ++j)
                    isCrowded = separate(placed_[i], placed_[j]) || isCrowded;
        }
    }

    static bool separate(Placed& a, Placed& b)
    {
        const QRectF common = a.area() & b.area();
        if (common.width() < 1e-6 || common.height() < 1e-6)
            return false;
        const QPointF apart = b.area().center() - a.area().center();
        const bool isSideways = common.width() < common.height();
        const double way = kGrid * std::ceil((isSideways ? common.width() : common.height()) / 2 / kGrid);
        const double sign = (isSideways ? apart.x() : apart.y()) < 0 ? -1 : 1;
        const QPointF step = isSideways ? QPointF(sign * way, 0) : QPointF(0, sign * way);
        a.at -= step;
        b.at += step;
        return true;
    }

    /// Puts what belongs to a port before that port.
    void placeAtLines()
    {
        const std::size_t count = placed_.size();
        for (SheetPart& part : sheet_.parts) {
            const DiagramComponent* found = symbolOf(part);
            if (!found || part.beside.isEmpty() || !part.prefix.isEmpty())
                continue;
            DiagramComponent symbol = *found;
            symbol.moveTo(Placement::at(QPointF(), symbol.icon->coordinateSystem));
            const QString name = part.beside.section(QLatin1Char('.'), 0, 0);
            const QString portName = part.beside.section(QLatin1Char('.'), 1).section(QLatin1Char('['), 0, 0);
            const auto last = placed_.begin() + static_cast<std::ptrdiff_t>(count);
            const auto at =
                std::find_if(placed_.begin(), last, [&](const Placed& placed) { return placed.part->name == name; });
            if (at == last) {
                add(part, symbol, {});
                continue;
            }
            const DiagramPort* port = at->symbol.port(portName);
            const QPointF outward = port ? vectorOf(port->side) : QPointF(0, 1);
            const QPointF start = port ? port->position - at->symbol.anchor() + at->at : at->area().center();
            const double reach = kRoom +
                                 (std::abs(outward.x()) > 0.5 ? symbol.bounds.width() : symbol.bounds.height()) / 2 +
                                 (port ? 0 : at->room.height() / 2);
            add(part, symbol, snapped(start + outward * reach));
        }
    }

    /// The oil and its like stand above the rest.
    void placeTheRest()
    {
        QRectF all;
        for (const Placed& placed : placed_)
            all |= placed.area();
        for (SheetPart& part : sheet_.parts)
            if (const DiagramComponent* symbol = symbolOf(part); symbol && !part.prefix.isEmpty())
                part.placement =
                    symbol->placement.movedBy(snapped({all.left() + 8, all.bottom() + 12}) - symbol->anchor());
    }

    SheetClass& sheet_;
    const Diagram& drawn_;
    std::vector<Placed> placed_;
};

}  // namespace

void placeParts(SheetClass& sheet, const Diagram& drawn)
{
    Layout(sheet, drawn).place();
}

}  // namespace bramah::model::hopsan
