// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/order_graph.h"

#include "solver/inspection/port_causality.h"

#include <algorithm>
#include <deque>
#include <map>

namespace bramah::app {
namespace {

using solver::PortCausality;

class BondGraphMaker
{
public:
    explicit BondGraphMaker(const solver::CompiledSystem& system) : model_(system.model)
    {
        for (const PortCausality& port : portCausalities(model_, *system.structure))
            if (model_.component(port.component).parent == solver::ComponentId{})
                ports_.emplace(port.connector, port);
    }

    OrderGraph make()
    {
        for (const solver::ConnectionSet& set : model_.connectionSets)
            addJoint(set);
        layOut();
        return std::move(graph_);
    }

private:
    int nodeOf(const PortCausality& port)
    {
        const auto [known, isNew] = nodes_.try_emplace(index(port.component), static_cast<int>(graph_.nodes.size()));
        if (isNew) {
            OrderGraph::Node node;
            node.component = QString::fromStdString(model_.component(port.component).path);
            node.names << node.component;
            graph_.nodes.push_back(std::move(node));
        }
        return known->second;
    }

    void addJoint(const solver::ConnectionSet& set)
    {
        std::vector<const PortCausality*> joined;
        for (const std::string& connector : set.connectors)
            if (const auto port = ports_.find(connector); port != ports_.end())
                joined.push_back(&port->second);
        if (joined.size() < 2)
            return;
        if (joined.size() == 2) {
            const int from = nodeOf(*joined[0]), to = nodeOf(*joined[1]);
            graph_.arcs.push_back({from, to, false, strokeAt(*joined[1])});
            return;
        }
        OrderGraph::Node junction;
        junction.names << (joined.front()->isMechanical ? QStringLiteral("1") : QStringLiteral("0"));
        junction.component = QString::fromStdString(model_.component(joined.front()->component).path);
        junction.isState = true;  // drawn round
        const int from = static_cast<int>(graph_.nodes.size());
        graph_.nodes.push_back(std::move(junction));
        for (const PortCausality* port : joined) {
            const int to = nodeOf(*port);
            graph_.arcs.push_back({from, to, false, strokeAt(*port)});
        }
    }

    /// The causal stroke of a bond whose head is at \a port.
    [[nodiscard]] static OrderGraph::Stroke strokeAt(const PortCausality& port)
    {
        return port.givesEffort ? OrderGraph::Stroke::AtFrom : OrderGraph::Stroke::AtTo;
    }

    /// Layers by the shortest way from the first component of each part of the circuit.
    void layOut()
    {
        std::vector<std::vector<int>> neighbours(graph_.nodes.size());
        for (const OrderGraph::Arc& arc : graph_.arcs) {
            neighbours[static_cast<std::size_t>(arc.from)].push_back(arc.to);
            neighbours[static_cast<std::size_t>(arc.to)].push_back(arc.from);
        }
        std::vector<int> layers(graph_.nodes.size(), -1);
        std::map<int, int> used;
        for (std::size_t first = 0; first < layers.size(); ++first) {
            if (layers[first] >= 0)
                continue;
            layers[first] = 0;
            for (std::deque<int> open{static_cast<int>(first)}; !open.empty(); open.pop_front()) {
                const auto node = static_cast<std::size_t>(open.front());
                graph_.nodes[node].layer = layers[node];
                graph_.nodes[node].place = used[layers[node]]++;
                graph_.layerCount = std::max(graph_.layerCount, layers[node] + 1);
                for (const int next : neighbours[node])
                    if (layers[static_cast<std::size_t>(next)] < 0) {
                        layers[static_cast<std::size_t>(next)] = layers[node] + 1;
                        open.push_back(next);
                    }
            }
        }
    }

    const solver::FlatModel& model_;
    std::map<std::string, PortCausality> ports_;
    std::map<std::uint32_t, int> nodes_;  ///< by component
    OrderGraph graph_;
};

}  // namespace

OrderGraph bondGraph(const solver::CompiledSystem& system)
{
    return BondGraphMaker(system).make();
}

}  // namespace bramah::app
