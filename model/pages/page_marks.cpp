// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pages/page_marks.h"

#include "model/pages/page_places.h"
#include "model/planning/diagram_sketch.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

namespace bramah::model {
namespace {

/// The part of \a line within \a area, as parameters along it from 0 to 1 (Liang and Barsky, 1984); nothing if it is
/// outside, or touches a corner only.
std::optional<std::pair<double, double>> within(const QLineF& line, const QRectF& area)
{
    double from = 0, to = 1;
    const std::array<std::pair<double, double>, 4> edges{
        std::pair{-line.dx(), line.x1() - area.left()}, std::pair{line.dx(), area.right() - line.x1()},
        std::pair{-line.dy(), line.y1() - area.top()}, std::pair{line.dy(), area.bottom() - line.y1()}};
    for (const auto& [way, room] : edges) {
        if (way == 0) {
            if (room < 0)
                return std::nullopt;
            continue;
        }
        const double at = room / way;
        if (way < 0)
            from = std::max(from, at);
        else
            to = std::min(to, at);
    }
    return from < to ? std::optional(std::pair(from, to)) : std::nullopt;
}

/// Which pieces hang together: a forest of sets (Galler and Fischer, 1964).
class Groups
{
public:
    explicit Groups(std::size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), std::size_t(0)); }
    std::size_t of(std::size_t item)
    {
        while (parent_[item] != item)
            item = parent_[item] = parent_[parent_[item]];
        return item;
    }
    void join(std::size_t a, std::size_t b) { parent_[std::max(of(a), of(b))] = std::min(of(a), of(b)); }

private:
    std::vector<std::size_t> parent_;
};

/// A place on the sheet as a key.
using Spot = std::pair<qint64, qint64>;
Spot spotOf(QPointF place)
{
    constexpr double kPerUnit = 1e4;
    return {qRound64(place.x() * kPerUnit), qRound64(place.y() * kPerUnit)};
}

/// a, b, ... z, aa, ab: the first one that is not \a taken, without i, l and o, which look like figures.
QString freeName(const QSet<QString>& taken)
{
    static const QString letters = QStringLiteral("abcdefghjkmnpqrstuvwxyz");
    const auto nameOf = [](int number) {
        QString name;
        const auto count = static_cast<int>(letters.size());
        for (; number >= 0; number = number / count - 1)
            name.prepend(letters.at(number % count));
        return name;
    };
    int number = 0;
    while (taken.contains(nameOf(number)))
        ++number;
    return nameOf(number);
}

}  // namespace

LinesOnPages::LinesOnPages(const Diagram& diagram) : diagram_(diagram)
{
    for (const DiagramComponent& page : diagram.pages())
        areas_.push_back(areaOf(page));
    if (!areas_.empty())
        for (std::size_t net = 0; net < diagram.nets().size(); ++net)
            look(static_cast<int>(net));
    nameWays();
    writeMarks();
}

std::vector<LinesOnPages::Piece> LinesOnPages::piecesOf(const Net& net) const
{
    std::vector<Piece> pieces;
    for (std::size_t s = 0; s < net.segments.size(); ++s) {
        const QLineF& line = net.segments[s].line;
        struct Stretch {
            double from, to;
            int page;
        };
        std::vector<Stretch> stretches;
        for (std::size_t page = 0; page < areas_.size(); ++page)
            if (const auto inside = within(line, areas_[page]))
                stretches.push_back({inside->first, inside->second, static_cast<int>(page)});
        std::ranges::sort(stretches, {}, &Stretch::from);
        const auto add = [&](double from, double to, int page) {
            if (from < to)
                pieces.push_back({{line.pointAt(from), line.pointAt(to)}, s, page});
        };
        double at = 0;
        for (const Stretch& stretch : stretches) {
            add(at, stretch.from, -1);
            add(std::max(at, stretch.from), stretch.to, stretch.page);
            at = std::max(at, stretch.to);
        }
        add(at, 1, -1);
    }
    return pieces;
}

void LinesOnPages::look(int number)
{
    const Net& net = diagram_.nets()[static_cast<std::size_t>(number)];
    const std::vector<Piece> pieces = piecesOf(net);
    QMap<Spot, std::vector<std::size_t>> at;  // pieces by their ends
    for (std::size_t i = 0; i < pieces.size(); ++i)
        for (const QPointF& end : {pieces[i].line.p1(), pieces[i].line.p2()})
            at[spotOf(end)].push_back(i);
    Groups parts(pieces.size());  // within one page, or outside of all
    for (const auto& meeting : at)
        for (const std::size_t i : meeting)
            for (const std::size_t j : meeting)
                if (pieces[i].page == pieces[j].page)
                    parts.join(i, j);
    QSet<std::size_t> withPorts;
    for (const ConnectionId& id : net.connections)
        if (const std::vector<QPointF>& points = diagram_.connection(id)->points; !points.empty())
            for (const QPointF& end : {points.front(), points.back()})
                for (const std::size_t i : at.value(spotOf(end)))
                    withPorts.insert(parts.of(i));
    const auto isDrawn = [&](std::size_t i) { return pieces[i].page >= 0 && withPorts.contains(parts.of(i)); };
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (isDrawn(i))
            drawn_.push_back({number, pieces[i]});

    // What is not drawn joins the ends of lines on pages.
    Groups ways(pieces.size());
    for (const auto& meeting : at)
        for (const std::size_t i : meeting)
            for (const std::size_t j : meeting)
                if (!isDrawn(i) && !isDrawn(j))
                    ways.join(i, j);
    QMap<std::size_t, std::vector<PageMark>> ends;
    for (const auto& meeting : at)
        for (const std::size_t i : meeting)
            for (const std::size_t j : meeting) {
                if (!isDrawn(i) || isDrawn(j))
                    continue;
                const QLineF& line = pieces[i].line;
                const bool isBegin = spotOf(line.p1()) == spotOf(pieces[j].line.p1()) ||
                                     spotOf(line.p1()) == spotOf(pieces[j].line.p2());
                PageMark mark;
                mark.page = pieces[i].page;
                mark.place = isBegin ? line.p1() : line.p2();
                mark.way = (isBegin ? line.p1() - line.p2() : line.p2() - line.p1()) / line.length();
                mark.net = number;
                ends[ways.of(j)].push_back(mark);
            }
    for (auto way = ends.cbegin(); way != ends.cend(); ++way) {
        if (way->size() < 2)
            continue;  // it leads to a part that is on no page
        Way found{*way, {}, {}};
        bool isKept = false;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (!isDrawn(i) && ways.of(i) == way.key())
                for (const ConnectionId& id : net.segments[pieces[i].segment].connections) {
                    const QString own = diagram_.connection(id)->mark;
                    if (!isKept || (found.name.isEmpty() && !own.isEmpty())) {
                        found.keeper = id;
                        found.name = own;
                        isKept = true;
                    }
                }
        ways_.push_back(std::move(found));
    }
}

void LinesOnPages::nameWays()
{
    QSet<QString> taken;
    std::vector<Way*> open;
    for (Way& way : ways_) {
        if (way.name.isEmpty() || taken.contains(way.name))
            open.push_back(&way);
        else
            taken.insert(way.name);
    }
    for (Way* way : open) {
        way->name = freeName(taken);
        taken.insert(way->name);
    }
}

void LinesOnPages::writeMarks()
{
    const auto placeText = [&](const PageMark& end) {
        const DiagramComponent& page = diagram_.pages()[static_cast<std::size_t>(end.page)];
        const QString zone = zoneAt(page, end.place - end.way);  // just inside
        return sheetNumber(diagram_, end.page) +
               (zone.isEmpty() ? QString() : QLatin1Char('-') + zone.at(0) + QLatin1Char('/') + zone.mid(1));
    };
    for (const Way& way : ways_)
        for (const PageMark& end : way.ends) {
            PageMark mark = end;
            mark.connection = way.keeper;
            QStringList others;
            for (const PageMark& other : way.ends) {
                if (&other == &end)
                    continue;
                if (others.isEmpty()) {
                    mark.otherPage = other.page;
                    mark.otherPlace = other.place;
                }
                others.append(placeText(other));
            }
            mark.text = way.name + QLatin1Char('-') + others.join(QLatin1String(", "));
            marks_.push_back(std::move(mark));
        }
}

std::vector<Net> LinesOnPages::netsOn(int page) const
{
    std::vector<Net> nets;
    int last = -1;
    const QRectF area = areas_[static_cast<std::size_t>(page)];
    for (const auto& [number, piece] : drawn_) {
        if (piece.page != page)
            continue;
        const Net& whole = diagram_.nets()[static_cast<std::size_t>(number)];
        if (number != last) {
            Net net = whole;
            net.segments.clear();
            const auto isElsewhere = [&](QPointF place) { return !area.contains(place); };
            std::erase_if(net.dots, isElsewhere);
            std::erase_if(net.openEnds, isElsewhere);
            std::erase_if(net.heads, [&](const QLineF& head) { return isElsewhere(head.p2()); });
            nets.push_back(std::move(net));
            last = number;
        }
        NetSegment segment = whole.segments[piece.segment];
        segment.line = piece.line;
        nets.back().segments.push_back(std::move(segment));
    }
    return nets;
}

DiagramChanges LinesOnPages::namesToSet() const
{
    DiagramChanges changes;
    QSet<ConnectionId> keepers;
    for (const Way& way : ways_) {
        keepers.insert(way.keeper);
        if (diagram_.connection(way.keeper)->mark != way.name)
            changes.push_back(SetMark{way.keeper, way.name});
    }
    for (const DiagramConnection& line : diagram_.connections())
        if (!line.mark.isEmpty() && !keepers.contains(line.id))
            changes.push_back(SetMark{line.id, {}});
    std::erase_if(changes, [&](const DiagramChange& change) {
        return diagram_.connection(std::get<SetMark>(change).id)->isReadOnly;
    });
    return changes;
}

DiagramChanges withPageMarks(const Diagram& diagram, DiagramChanges changes)
{
    if (diagram.pages().empty())
        return changes;
    const Diagram after = changedDiagram(diagram, changes);
    const DiagramChanges names = LinesOnPages(after).namesToSet();
    changes.insert(changes.end(), names.begin(), names.end());
    return changes;
}

}  // namespace bramah::model
