// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/net_flows.h"

#include <algorithm>
#include <cmath>

namespace bramah::model {

namespace {

constexpr double kSamePlace = 1e-6;

/// A net's drawing as a graph: vertices are the ends of segments, with the outflows there.
class FlowTree
{
public:
    FlowTree(const Net& net, const std::vector<Outflow>& outflows) : flows_(net.segments.size())
    {
        for (const NetSegment& segment : net.segments) {
            const std::size_t from = placeOf(segment.line.p1()), to = placeOf(segment.line.p2());
            ends_.emplace_back(from, to);
        }
        out_.resize(places_.size());
        for (const Outflow& outflow : outflows)
            if (const auto place = nearest(outflow.place); place < places_.size())
                out_[place] += outflow.flow;
        edges_.resize(places_.size());
        for (std::size_t s = 0; s < ends_.size(); ++s) {
            edges_[ends_[s].first].push_back(s);
            edges_[ends_[s].second].push_back(s);
        }
    }

    /// Walks each separate part of the drawing from its first vertex, without recursion, so that each vertex comes
    /// after the one it is reached from. False if there is a ring.
    bool walk()
    {
        std::vector<bool> isSeen(places_.size(), false);
        for (std::size_t root = 0; root < places_.size(); ++root) {
            if (isSeen[root])
                continue;
            isSeen[root] = true;
            std::vector<Reached> order{{root, kNone, root}};
            for (std::size_t k = 0; k < order.size(); ++k)
                for (const std::size_t edge : edges_[order[k].place]) {
                    if (edge == order[k].by)
                        continue;
                    const std::size_t other =
                        ends_[edge].first == order[k].place ? ends_[edge].second : ends_[edge].first;
                    if (isSeen[other])
                        return false;
                    isSeen[other] = true;
                    order.push_back({other, edge, order[k].place});
                }
            for (auto reached = order.rbegin(); reached != order.rend() && reached->by != kNone; ++reached) {
                flows_[reached->by] =
                    ends_[reached->by].first == reached->from ? out_[reached->place] : -out_[reached->place];
                out_[reached->from] += out_[reached->place];
            }
        }
        return true;
    }

    [[nodiscard]] std::vector<double> takeFlows() { return std::move(flows_); }

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    /// A vertex, the segment that leads to it, and the vertex at the other end of that.
    struct Reached {
        std::size_t place, by, from;
    };

    std::size_t placeOf(QPointF at)
    {
        const std::size_t known = nearest(at);
        if (known < places_.size())
            return known;
        places_.push_back(at);
        return places_.size() - 1;
    }
    [[nodiscard]] std::size_t nearest(QPointF at) const
    {
        const auto found = std::ranges::find_if(places_, [&](QPointF place) {
            return std::abs(place.x() - at.x()) < kSamePlace && std::abs(place.y() - at.y()) < kSamePlace;
        });
        return static_cast<std::size_t>(found - places_.begin());
    }

    std::vector<QPointF> places_;
    std::vector<double> out_;
    std::vector<std::pair<std::size_t, std::size_t>> ends_;
    std::vector<std::vector<std::size_t>> edges_;
    std::vector<double> flows_;
};

}  // namespace

std::vector<double> segmentFlows(const Net& net, const std::vector<Outflow>& outflows)
{
    FlowTree tree(net, outflows);
    return tree.walk() ? tree.takeFlows() : std::vector<double>();
}

}  // namespace bramah::model
