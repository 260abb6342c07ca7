// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/order_graph.h"

#include "model/text/dotted_name.h"
#include "solver/flat_model/expression_text.h"
#include "solver/inspection/system_structure.h"
#include "solver/overview/layered_layout.h"
#include "solver/translate.h"

#include <algorithm>
#include <map>
#include <set>

namespace bramah::solver {
namespace {

class GraphMaker
{
public:
    explicit GraphMaker(const CompiledSystem& system) : system_(system), structure_(*system.structure) {}

    OrderGraph make(OrderGraph::Level level)
    {
        if (level == OrderGraph::Level::Components)
            addComponents();
        for (const StructureBlock& block : structure_.blocks)
            if (level == OrderGraph::Level::Variables)
                addBlock(block);
            else if (level == OrderGraph::Level::Loops && !block.iterated.empty())
                addLoop(block);
        place();
        return std::move(graph_);
    }

private:
    [[nodiscard]] QString pathOf(VariableId id) const
    {
        return QString::fromStdString(system_.model.variable(id).path);
    }
    [[nodiscard]] QString componentOf(const Origin& origin) const
    {
        return QString::fromStdString(system_.model.component(origin.component).path);
    }

    int nodeOfState(VariableId state)
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

    void addBlock(const StructureBlock& block)
    {
        OrderGraph::Node node;
        for (const VariableId variable : block.variables)
            node.names << pathOf(variable);
        node.iterated = static_cast<int>(block.iterated.size());
        node.note = chosenAmong(block.variables);
        std::set<int> sources;
        for (const std::uint32_t number : block.equations) {
            const StructureEquation& equation = structure_.equations[number];
            node.equations << equationOf(number);
            node.labels << givenBy(block, number);
            if (node.component.isEmpty())
                node.component = componentOf(equation.origin);
            for (const VariableId state : equation.states)
                sources.insert(nodeOfState(state));
            for (const VariableId read : equation.unknowns)
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

    /// Says at which of these variables the user wants loops to be split; empty: at none.
    [[nodiscard]] QString chosenAmong(const std::vector<VariableId>& variables) const
    {
        QStringList chosen;
        for (const VariableId variable : variables)
            if (system_.model.variable(variable).isIterated)
                chosen << pathOf(variable);
        return chosen.isEmpty() ? QString() : tr("split at %1").arg(chosen.join(QStringLiteral(", ")));
    }

    /// The variable that an equation of a block computes, or by which an iterated one is corrected.
    [[nodiscard]] QString givenBy(const StructureBlock& block, std::uint32_t number) const
    {
        for (const VariableId variable : block.variables)
            if (structure_.variable(variable).equation == static_cast<std::int32_t>(number))
                return std::ranges::find(block.iterated, variable) == block.iterated.end()
                           ? pathOf(variable)
                           : QStringLiteral("◆ ") + pathOf(variable);
        return {};
    }

    [[nodiscard]] QString equationOf(std::uint32_t number) const
    {
        const StructureEquation& equation = structure_.equations[number];
        return QString::fromStdString(equationText(system_.model, equation.left, equation.right, 160));
    }

    int addNode(OrderGraph::Node node)
    {
        graph_.nodes.push_back(std::move(node));
        return static_cast<int>(graph_.nodes.size()) - 1;
    }

    void addArc(int from, int to)
    {
        OrderGraph::Node& node = graph_.nodes[static_cast<std::size_t>(to)];
        node.layer = std::max(node.layer, graph_.nodes[static_cast<std::size_t>(from)].layer + 1);
        graph_.arcs.push_back({from, to});
    }

    /// Adds guesses, the variables computed from them in order, and the equations that correct the guesses.
    void addLoop(const StructureBlock& block)
    {
        const auto first = static_cast<std::ptrdiff_t>(graph_.nodes.size());
        std::map<std::uint32_t, int> nodeOf;
        for (const VariableId variable : block.iterated) {
            OrderGraph::Node guess;
            guess.names << pathOf(variable);
            guess.iterated = 1;
            guess.note = chosenAmong({variable});
            guess.component = componentOf(system_.model.variable(variable).origin);
            nodeOf.emplace(index(variable), addNode(std::move(guess)));
        }
        const auto readsOf = [&](std::uint32_t number, int own) {
            for (const VariableId read : structure_.equations[number].unknowns)
                if (const auto from = nodeOf.find(index(read)); from != nodeOf.end() && from->second != own)
                    addArc(from->second, own);
        };
        for (const VariableId variable : block.variables) {
            const std::int32_t number = structure_.variable(variable).equation;
            if (nodeOf.contains(index(variable)) || number < 0)
                continue;
            OrderGraph::Node node;
            node.names << pathOf(variable);
            node.equations << equationOf(static_cast<std::uint32_t>(number));
            node.component = componentOf(structure_.equations[static_cast<std::size_t>(number)].origin);
            const int own = addNode(std::move(node));
            readsOf(static_cast<std::uint32_t>(number), own);
            nodeOf.emplace(index(variable), own);
        }
        int last = 0;
        for (auto node = graph_.nodes.begin() + first; node != graph_.nodes.end(); ++node)
            last = std::max(last, node->layer);
        for (const VariableId variable : block.iterated) {
            const std::int32_t number = structure_.variable(variable).equation;
            if (number < 0)
                continue;
            OrderGraph::Node corrected;
            corrected.names << pathOf(variable);
            corrected.iterated = 1;
            corrected.labels << QStringLiteral("◆ ") + pathOf(variable);
            corrected.note = tr("until it holds: %1")
                                 .arg(partOf(structure_.equations[static_cast<std::size_t>(number)].origin, true));
            corrected.equations << equationOf(static_cast<std::uint32_t>(number));
            corrected.component = componentOf(structure_.equations[static_cast<std::size_t>(number)].origin);
            const int own = addNode(std::move(corrected));
            readsOf(static_cast<std::uint32_t>(number), own);
            graph_.nodes.back().layer = std::max(graph_.nodes.back().layer, last);
        }
    }

    /// The component of the class itself to which an equation or a variable belongs; empty for the class. \a isWhole:
    /// its whole path.
    [[nodiscard]] QString partOf(const Origin& origin, bool isWhole = false) const
    {
        if (origin.connectionSet >= 0) {
            const auto& set = system_.model.connectionSets[static_cast<std::size_t>(origin.connectionSet)];
            return tr("joint of %1").arg(QString::fromStdString(set.connectors.front()));
        }
        return isWhole ? componentOf(origin) : model::firstName(componentOf(origin));
    }

    void addComponents()
    {
        std::map<QString, int> nodeOf;
        std::set<std::pair<QString, QString>> arcs;
        const auto own = [&](const QString& part) {
            const auto [known, isNew] = nodeOf.try_emplace(part, static_cast<int>(graph_.nodes.size()));
            if (isNew) {
                OrderGraph::Node node;
                node.names << (part.isEmpty() ? tr("the circuit itself") : part);
                node.component = part;
                graph_.nodes.push_back(std::move(node));
            }
            return known->second;
        };
        const auto giverOf = [&](VariableId variable) {
            const StructureVariable& described = structure_.variable(variable);
            return partOf(described.isGiven ? described.giver : system_.model.variable(variable).origin);
        };
        for (const StructureBlock& block : structure_.blocks)
            for (const std::uint32_t number : block.equations) {
                const QString to = partOf(structure_.equations[number].origin);
                const int node = own(to);
                graph_.nodes[static_cast<std::size_t>(node)].equations << equationOf(number);
                for (const auto* read : {&structure_.equations[number].unknowns, &structure_.equations[number].states})
                    for (const VariableId variable : *read)
                        if (const QString from = giverOf(variable); from != to)
                            arcs.emplace(from, to);
            }
        // Nodes are in the order in which their first variable is solved.
        std::set<std::pair<int, int>> onward;
        for (const auto& [from, to] : arcs)
            onward.emplace(own(from), own(to));
        for (const auto& [from, to] : onward)
            if (from < to)
                addArc(from, to);
        for (const auto& [from, to] : onward)
            if (from > to)
                graph_.arcs.push_back({from, to,
                                       graph_.nodes[static_cast<std::size_t>(from)].layer >=
                                           graph_.nodes[static_cast<std::size_t>(to)].layer});
        limitEquations();
    }

    void limitEquations()
    {
        constexpr int kMost = 12;
        for (OrderGraph::Node& node : graph_.nodes)
            if (node.equations.size() > kMost)
                node.equations = node.equations.mid(0, kMost) << QStringLiteral("…");
    }

    void place()
    {
        for (const OrderGraph::Node& node : graph_.nodes)
            graph_.layerCount = std::max(graph_.layerCount, node.layer + 1);
        LayeredNodes layered;
        layered.layers.resize(static_cast<std::size_t>(graph_.layerCount));
        layered.neighbours.resize(graph_.nodes.size());
        for (std::size_t i = 0; i < graph_.nodes.size(); ++i)
            layered.layers[static_cast<std::size_t>(graph_.nodes[i].layer)].push_back(i);
        for (const OrderGraph::Arc& arc : graph_.arcs) {
            const auto from = static_cast<std::size_t>(arc.from), to = static_cast<std::size_t>(arc.to);
            layered.neighbours[from].push_back(to);
            layered.neighbours[to].push_back(from);
        }
        static_cast<void>(placeInLayers(layered));
        for (const auto& layer : layered.layers)
            for (std::size_t i = 0; i < layer.size(); ++i)
                graph_.nodes[layer[i]].place = static_cast<int>(i);
    }

    const CompiledSystem& system_;
    const SystemStructure& structure_;
    OrderGraph graph_;
    std::map<std::uint32_t, int> stateNodes_;
    std::map<std::int32_t, int> blockNodes_;
};

}  // namespace

OrderGraph orderGraph(const CompiledSystem& system, OrderGraph::Level level)
{
    return GraphMaker(system).make(level);
}

}  // namespace bramah::solver
