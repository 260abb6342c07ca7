// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/routing/pieces.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace bramah::test {

/// The dots of a drawing at which fewer than three lines meet: they mark no joint.
inline std::vector<QPointF> dotsWithoutJoint(const model::Diagram& diagram)
{
    std::vector<QPointF> wrong;
    for (const model::Net& net : diagram.nets())
        for (const QPointF& dot : net.dots) {
            QSet<std::pair<int, int>> ways;
            const auto add = [&](QPointF way) {
                if (const double length = std::hypot(way.x(), way.y()); length > model::kTouch)
                    ways.insert({qRound(100 * way.x() / length), qRound(100 * way.y() / length)});
            };
            for (const model::ConnectionId& id : net.connections) {
                const auto& points = diagram.connection(id)->points;
                for (std::size_t i = 0; i + 1 < points.size(); ++i)
                    if (model::isTouching(dot, QLineF(points[i], points[i + 1]))) {
                        add(points[i] - dot);
                        add(points[i + 1] - dot);
                    }
            }
            const auto ports = std::count_if(net.ports.begin(), net.ports.end(), [&](const model::PortRef& ref) {
                const model::DiagramPort* port = diagram.port(ref);
                const model::DiagramComponent* owner = diagram.component(ref.component);
                return port && !(owner && owner->isNode) && QLineF(port->position, dot).length() < model::kTouch;
            });
            if (ways.size() + ports < 3)
                wrong.push_back(dot);
        }
    return wrong;
}

}  // namespace bramah::test
