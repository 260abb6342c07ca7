// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/missing_lines.h"

#include "model/routing/net_tree.h"
#include "model/routing/obstacles.h"
#include "model/routing/pieces.h"
#include "model/routing/sheet_picture.h"

#include <algorithm>
#include <map>

namespace bramah::model {
namespace {

/// Obstacles for a net are considered this far from its ports, in diagram units.
constexpr double kReach = 60;
/// With more nets than this, ways are laid but not improved.
constexpr std::size_t kMostImproved = 200;

class LineFinder
{
public:
    explicit LineFinder(const Diagram& diagram) : picture_(diagram)
    {
        for (std::size_t n = 0; n < picture_.nets.size(); ++n)
            reaches_.push_back(boundsOf(picture_.nets[n]));
    }

    /// Finds ways for the lines that are missing.
    std::map<ConnectionId, std::vector<QPointF>> find()
    {
        std::vector<int> missing;
        for (int net = 0; net < static_cast<int>(picture_.nets.size()); ++net)
            if (std::ranges::any_of(linesOf(net), [&](int l) { return isMissing(l); }))
                missing.push_back(net);
        for (const int net : missing)
            layLines(net, missing.size() <= kMostImproved);
        return std::move(found_);
    }

private:
    [[nodiscard]] const std::vector<int>& linesOf(int net) const
    {
        return picture_.nets[static_cast<std::size_t>(net)].lines;
    }
    [[nodiscard]] SheetPicture::Line& line(int l) { return picture_.lines[static_cast<std::size_t>(l)]; }
    [[nodiscard]] const SheetPicture::Line& line(int l) const { return picture_.lines[static_cast<std::size_t>(l)]; }
    [[nodiscard]] const SheetPicture::Port& port(int p) const { return picture_.ports[static_cast<std::size_t>(p)]; }
    [[nodiscard]] bool isShown(int p) const
    {
        return p >= 0 && !picture_.symbols[static_cast<std::size_t>(port(p).symbol)].isHidden;
    }
    [[nodiscard]] bool isMissing(int l) const
    {
        return line(l).points.empty() && isShown(line(l).portA) && isShown(line(l).portB) &&
               line(l).portA != line(l).portB;
    }
    /// The bounds of lines and ports, with room for ways; null if the net has nothing on the sheet.
    [[nodiscard]] QRectF boundsOf(const SheetPicture::Net& net) const
    {
        std::optional<QRectF> bounds;
        const auto add = [&](QPointF place) {
            bounds = bounds ? united(*bounds, QRectF(place, place)) : QRectF(place, place);
        };
        for (const int l : net.lines)
            for (const QPointF& point : line(l).points)
                add(point);
        for (const int p : net.ports)
            if (isShown(p))
                add(port(p).position);
        return bounds ? bounds->adjusted(-kReach, -kReach, kReach, kReach) : QRectF();
    }

    [[nodiscard]] RouteObstacles obstaclesAbout(int net) const
    {
        const QRectF region = reaches_[static_cast<std::size_t>(net)];
        RouteObstacles obstacles = obstaclesOf(picture_, net, region);
        for (int other = 0; other < static_cast<int>(picture_.nets.size()); ++other) {
            if (other == net || !region.intersects(reaches_[static_cast<std::size_t>(other)]) ||
                picture_.sharePort(net, other))
                continue;
            for (const int l : linesOf(other))
                for (std::size_t i = 0; i + 1 < line(l).points.size(); ++i)
                    obstacles.lines.emplace_back(line(l).points[i], line(l).points[i + 1]);
        }
        return obstacles;
    }

    void layLines(int net, bool isImproved)
    {
        const RouteObstacles obstacles = obstaclesAbout(net);
        const Router router(obstacles);
        const bool isBare = std::ranges::all_of(linesOf(net), [&](int l) { return isMissing(l); });
        if (!isBare) {
            // New ways also keep off drawn lines.
            for (const int l : linesOf(net))
                if (isMissing(l))
                    take(l, router.route(endAt(line(l).portA), endAt(line(l).portB)));
            return;
        }
        std::set<int> held;
        for (const int p : picture_.nets[static_cast<std::size_t>(net)].ports)
            held.insert(port(p).symbol);
        for (const int l : linesOf(net))
            line(l).points = {port(line(l).portA).position, port(line(l).portB).position};
        const auto isFree = [&](QPointF place) {
            return std::ranges::none_of(obstacles.lines, [&](const QLineF& other) { return isTouching(place, other); });
        };
        NetTree tree(picture_, net, held);
        tree.cutAll();
        tree.join(router, isFree);
        if (isImproved)
            tree.improve(router, isFree);
        for (const int l : linesOf(net))
            take(l, tree.way(port(line(l).portA).position, port(line(l).portB).position));
    }

    [[nodiscard]] RouteEnd endAt(int p) const { return {port(p).position, port(p).side}; }

    void take(int l, std::vector<QPointF> way)
    {
        line(l).points = std::move(way);
        if (line(l).points.size() > 1)
            found_[line(l).id] = line(l).points;
        else
            line(l).points.clear();
    }

    SheetPicture picture_;
    std::vector<QRectF> reaches_;  ///< area of each net
    std::map<ConnectionId, std::vector<QPointF>> found_;
};

}  // namespace

Diagram withMissingLines(Diagram diagram)
{
    if (std::ranges::none_of(diagram.connections(), [](const auto& connection) { return connection.points.empty(); }))
        return diagram;
    const auto ways = LineFinder(diagram).find();
    if (ways.empty())
        return diagram;
    DiagramContent content = diagram.content();
    for (DiagramConnection& connection : content.connections)
        if (const auto way = ways.find(connection.id); way != ways.end()) {
            connection.points = way->second;
            connection.isRouted = true;
        }
    return Diagram(std::move(content));
}

}  // namespace bramah::model
