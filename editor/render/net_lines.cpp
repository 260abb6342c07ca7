// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/net_lines.h"

#include <optional>

namespace bramah::editor {

std::vector<QPolygonF> joinedLines(const model::Net& net, model::LineStyle style)
{
    std::vector<QPolygonF> lines;
    std::vector<bool> isUsed(net.segments.size(), false);
    const auto next = [&](QPointF at, std::size_t except) -> std::optional<std::size_t> {
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < net.segments.size(); ++i) {
            if (i == except || (net.segments[i].line.p1() != at && net.segments[i].line.p2() != at))
                continue;
            if (found)
                return std::nullopt;
            found = i;
        }
        return found && !isUsed[*found] && net.segments[*found].style == style ? found : std::nullopt;
    };
    for (std::size_t first = 0; first < net.segments.size(); ++first) {
        if (isUsed[first] || net.segments[first].style != style)
            continue;
        isUsed[first] = true;
        QPolygonF points{net.segments[first].line.p1(), net.segments[first].line.p2()};
        for (const bool isForward : {true, false}) {
            std::size_t current = first;
            while (const auto following = next(isForward ? points.back() : points.front(), current)) {
                current = *following;
                isUsed[current] = true;
                const QLineF& line = net.segments[current].line;
                const QPointF end = isForward ? points.back() : points.front();
                const QPointF other = line.p1() == end ? line.p2() : line.p1();
                if (isForward)
                    points.append(other);
                else
                    points.prepend(other);
            }
        }
        lines.push_back(std::move(points));
    }
    return lines;
}

std::vector<QLineF> barbsOf(const model::Net& net)
{
    constexpr double kBack = 2.4;
    constexpr double kAside = 1.2;
    std::vector<QLineF> barbs;
    for (const QLineF& head : net.heads) {
        if (head.length() < 1e-9)
            continue;
        const QPointF along = (head.p2() - head.p1()) / head.length();
        const QPointF left(-along.y(), along.x());
        barbs.emplace_back(head.p2(), head.p2() - kBack * along + kAside * left);
    }
    return barbs;
}

}  // namespace bramah::editor
