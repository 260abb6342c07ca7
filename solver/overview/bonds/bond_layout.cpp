// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/bonds/bond_graph.h"
#include "solver/overview/layered_layout.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <deque>

namespace bramah::solver {
namespace {

// px at a zoom of 1
constexpr double kLayerWidth = 190;
constexpr double kRowHeight = 130;
constexpr double kLeafX = 86, kLeafY = 58;
constexpr double kWidth = 100, kHeight = 22;  // of a name
constexpr std::size_t kCrowd = 5;             // bonds: an element with more is placed farther away
constexpr double kFarther = 1.3;

/// Places junctions, transformers and other nodes with several bonds in layers by their distance from the one at the
/// edge, and elements with one bond around their nodes where there is room.
class Layout
{
public:
    explicit Layout(const BondGraph& graph)
        : graph_(graph),
          neighbours_(graph.nodes.size()),
          places_(graph.nodes.size()),
          layers_(graph.nodes.size(), -1),
          isPlaced_(graph.nodes.size(), false)
    {
        for (const BondGraph::Bond& bond : graph.bonds) {
            neighbours_[static_cast<std::size_t>(bond.tail)].push_back(static_cast<std::size_t>(bond.head));
            neighbours_[static_cast<std::size_t>(bond.head)].push_back(static_cast<std::size_t>(bond.tail));
        }
    }

    std::vector<QPointF> make()
    {
        double top = 0;
        for (std::size_t node = 0; node < graph_.nodes.size(); ++node)
            if (layers_[node] < 0 && isInner(node))
                top = placePart(farthestFrom(farthestFrom(node)), top);
        for (std::size_t node = 0; node < graph_.nodes.size(); ++node)
            isPlaced_[node] = isInner(node);
        for (std::size_t node = 0; node < graph_.nodes.size(); ++node)
            if (isInner(node))
                placeLeaves(node);
        return places_;
    }

private:
    /// Has it several bonds, or only neighbours with one bond like itself?
    [[nodiscard]] bool isInner(std::size_t node) const
    {
        if (neighbours_[node].size() != 1)
            return true;
        const std::size_t other = neighbours_[node].front();
        return neighbours_[other].size() == 1 && node < other;
    }

    std::vector<std::vector<std::size_t>> layersFrom(std::size_t first, std::vector<int>& distances) const
    {
        std::vector<std::vector<std::size_t>> layers;
        distances[first] = 0;
        for (std::deque<std::size_t> open{first}; !open.empty(); open.pop_front()) {
            const std::size_t node = open.front();
            const auto layer = static_cast<std::size_t>(distances[node]);
            layers.resize(std::max(layers.size(), layer + 1));
            layers[layer].push_back(node);
            for (const std::size_t next : neighbours_[node])
                if (isInner(next) && distances[next] < 0) {
                    distances[next] = distances[node] + 1;
                    open.push_back(next);
                }
        }
        return layers;
    }

    [[nodiscard]] std::size_t farthestFrom(std::size_t node) const
    {
        std::vector<int> distances(graph_.nodes.size(), -1);
        return layersFrom(node, distances).back().front();
    }

    /// Places the part of the graph around \a first below \a top. Returns where the next part may begin.
    double placePart(std::size_t first, double top)
    {
        LayeredNodes layered{layersFrom(first, layers_), neighbours_};
        const std::vector<double> heights = placeInLayers(layered);
        double rows = 0;
        for (std::size_t layer = 0; layer < layered.layers.size(); ++layer)
            for (const std::size_t node : layered.layers[layer]) {
                places_[node] = {kLayerWidth * double(layer), top + kRowHeight * heights[node]};
                rows = std::max(rows, heights[node]);
            }
        return top + kRowHeight * (rows + 2);
    }

    void placeLeaves(std::size_t node)
    {
        std::vector<double> taken;  // directions, in degrees
        for (const std::size_t other : neighbours_[node])
            if (isInner(other))
                taken.push_back(QLineF(places_[node], places_[other]).angle());
        const double usual = neighbours_[node].size() > kCrowd ? kFarther : 1;
        for (const std::size_t leaf : neighbours_[node])
            if (!isInner(leaf)) {
                for (const double far : {usual, usual * kFarther, usual * kFarther * kFarther})
                    if (!isPlaced_[leaf])
                        placeLeaf(leaf, node, far, taken);
                if (!isPlaced_[leaf])
                    placeAt(leaf, node, usual, 90);
            }
    }

    /// Places a leaf where there is most room between the directions \a taken and no other node.
    void placeLeaf(std::size_t leaf, std::size_t node, double far, std::vector<double>& taken)
    {
        double best = -1, room = -1;
        for (const double angle : {90.0, 270.0, 135.0, 45.0, 225.0, 315.0, 180.0, 0.0, 112.0, 68.0, 248.0, 292.0}) {
            double nearest = 60;
            for (const double other : taken)
                nearest = std::min(nearest, std::fabs(std::remainder(angle - other, 360)));
            // A little more room does not justify a slanted bond.
            if (nearest > room + 1 && isFree(placeFrom(node, far, angle))) {
                room = nearest;
                best = angle;
            }
        }
        if (best < 0)
            return;
        taken.push_back(best);
        placeAt(leaf, node, far, best);
    }

    [[nodiscard]] QPointF placeFrom(std::size_t node, double far, double angle) const
    {
        const double radians = angle * std::acos(-1.0) / 180;
        return places_[node] + far * QPointF(kLeafX * std::cos(radians), -kLeafY * std::sin(radians));
    }

    void placeAt(std::size_t leaf, std::size_t node, double far, double angle)
    {
        places_[leaf] = placeFrom(node, far, angle);
        isPlaced_[leaf] = true;
    }

    [[nodiscard]] bool isFree(QPointF place) const
    {
        for (std::size_t node = 0; node < places_.size(); ++node)
            if (isPlaced_[node] && std::fabs(places_[node].x() - place.x()) < kWidth &&
                std::fabs(places_[node].y() - place.y()) < kHeight)
                return false;
        return true;
    }

    const BondGraph& graph_;
    std::vector<std::vector<std::size_t>> neighbours_;
    std::vector<QPointF> places_;
    std::vector<int> layers_;
    std::vector<bool> isPlaced_;
};

}  // namespace

OrderGraph drawnGraph(const BondGraph& graph)
{
    OrderGraph drawn;
    drawn.isBondGraph = true;
    const std::vector<QPointF> places = Layout(graph).make();
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        const BondGraph::Node& own = graph.nodes[node];
        OrderGraph::Node shown;
        shown.names << own.text();
        shown.letterLength = static_cast<int>(own.letter.size());
        shown.equations = own.laws;
        shown.component = own.component;
        shown.isOff = own.isOff;
        shown.at = places[node];
        drawn.nodes.push_back(std::move(shown));
    }
    for (const BondGraph::Bond& bond : graph.bonds)
        drawn.arcs.push_back({bond.tail, bond.head, false,
                              bond.stroke == BondGraph::Stroke::Open     ? OrderGraph::Stroke::None
                              : bond.stroke == BondGraph::Stroke::AtHead ? OrderGraph::Stroke::AtTo
                                                                         : OrderGraph::Stroke::AtFrom});
    return drawn;
}

}  // namespace bramah::solver
