// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/order_graph.h"

#include "solver/flat_model/expression_text.h"
#include "solver/inspection/system_structure.h"

#include <algorithm>
#include <map>
#include <set>

namespace bramah::app {
namespace {

constexpr int kSweeps = 4;

class GraphMaker
{
public:
    explicit GraphMaker(const solver::CompiledSystem& system) : system_(system), structure_(*system.structure) {}

    OrderGraph make()
    {
        for (const solver::StructureBlock& block : structure_.blocks)
            addBlock(block);
        place();
        return std::move(graph_);
    }

private:
    [[nodiscard]] QString pathOf(solver::VariableId id) const
    {
        return QString::fromStdString(system_.model.variable(id).path);
    }
    [[nodiscard]] QString componentOf(const solver::Origin& origin) const
    {
        return QString::fromStdString(system_.model.component(origin.component).path);
    }

    int nodeOfState(solver::VariableId state)
    {
        const auto [known, isNew] = stateNodes_.try_emplace(index(state), static_cast<int>(graph_.nodes.size()));
        if (isNew) {
            OrderGraph::Node node;
            node.names << pathOf(state);
            node.component = componentOf(system_.model.variable(state).origin);
            node.isState = true;
            graph_.nodes.push_back(std::move(node));
        }
        return known->second;
    }

    void addBlock(const solver::StructureBlock& block)
    {
        OrderGraph::Node node;
        for (const solver::VariableId variable : block.variables)
            node.names << pathOf(variable);
        node.iterated = static_cast<int>(block.iterated.size());
        std::set<int> sources;
        for (const std::uint32_t number : block.equations) {
            const solver::StructureEquation& equation = structure_.equations[number];
            node.equations << QString::fromStdString(
                solver::equationText(system_.model, equation.left, equation.right, 160));
            if (node.component.isEmpty())
                node.component = componentOf(equation.origin);
            for (const solver::VariableId state : equation.states)
                sources.insert(nodeOfState(state));
            for (const solver::VariableId read : equation.unknowns)
                if (const auto from = blockNodes_.find(structure_.variable(read).block); from != blockNodes_.end())
                    sources.insert(from->second);
        }
        const int own = static_cast<int>(graph_.nodes.size());
        for (const int source : sources) {
            node.layer = std::max(node.layer, graph_.nodes[static_cast<std::size_t>(source)].layer + 1);
            graph_.arcs.push_back({source, own});
        }
        if (!block.variables.empty())
            blockNodes_.emplace(structure_.variable(block.variables.front()).block, own);
        graph_.nodes.push_back(std::move(node));
    }

    void place()
    {
        for (const OrderGraph::Node& node : graph_.nodes)
            graph_.layerCount = std::max(graph_.layerCount, node.layer + 1);
        std::vector<std::vector<int>> layers(static_cast<std::size_t>(graph_.layerCount));
        for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
            auto& layer = layers[static_cast<std::size_t>(graph_.nodes[i].layer)];
            graph_.nodes[i].place = static_cast<int>(layer.size());
            layer.push_back(static_cast<int>(i));
        }
        std::vector<std::vector<int>> neighbours(graph_.nodes.size());
        for (const OrderGraph::Arc& arc : graph_.arcs) {
            neighbours[static_cast<std::size_t>(arc.from)].push_back(arc.to);
            neighbours[static_cast<std::size_t>(arc.to)].push_back(arc.from);
        }
        for (int sweep = 0; sweep < kSweeps; ++sweep)
            for (std::vector<int>& layer : layers)
                sortByNeighbours(layer, neighbours);
    }

    void sortByNeighbours(std::vector<int>& layer, const std::vector<std::vector<int>>& neighbours)
    {
        std::map<int, double> mean;
        for (const int node : layer) {
            const auto& around = neighbours[static_cast<std::size_t>(node)];
            double sum = 0;
            for (const int other : around)
                sum += graph_.nodes[static_cast<std::size_t>(other)].place;
            mean[node] = around.empty() ? graph_.nodes[static_cast<std::size_t>(node)].place
                                        : sum / static_cast<double>(around.size());
        }
        std::ranges::stable_sort(layer, {}, [&](int node) { return mean[node]; });
        for (std::size_t i = 0; i < layer.size(); ++i)
            graph_.nodes[static_cast<std::size_t>(layer[i])].place = static_cast<int>(i);
    }

    const solver::CompiledSystem& system_;
    const solver::SystemStructure& structure_;
    OrderGraph graph_;
    std::map<std::uint32_t, int> stateNodes_;
    std::map<std::int32_t, int> blockNodes_;
};

}  // namespace

OrderGraph orderGraph(const solver::CompiledSystem& system)
{
    return GraphMaker(system).make();
}

}  // namespace bramah::app
