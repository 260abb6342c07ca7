// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/bonds/bond_graph.h"

#include "solver/overview/bonds/bond_strokes.h"
#include "solver/translate.h"

#include <algorithm>
#include <numeric>

namespace bramah::solver {
namespace {

using Node = BondGraph::Node;
using Bond = BondGraph::Bond;
using Stroke = BondGraph::Stroke;

class Maker
{
public:
    explicit Maker(const CircuitBonds& circuit) : circuit_(circuit) {}

    BondGraph make()
    {
        for (const BondPart& part : circuit_.parts)
            addPart(part);
        for (const std::vector<BondPort>& joint : circuit_.joints)
            addJoint(joint);
        while (mergeJunctions() || passThrough())
            continue;
        return std::move(graph_);
    }

private:
    int addNode(Node node)
    {
        graph_.nodes.push_back(std::move(node));
        return static_cast<int>(graph_.nodes.size()) - 1;
    }

    void addPart(const BondPart& part)
    {
        firstNodes_.push_back(static_cast<int>(graph_.nodes.size()));
        if (part.kind == BondPart::Kind::Element)
            addNode({bondLetter(part.className), part.path, part.path, {}});
        if (part.kind == BondPart::Kind::Component && !part.bonds)
            addNode({{}, part.path, part.path, {}});
        if (!part.bonds)
            return;
        const auto isJunction = [](const ComponentBonds::Element& element) {
            return element.letter == QLatin1String("0") || element.letter == QLatin1String("1");
        };
        const auto junctions = std::ranges::count_if(part.bonds->elements, isJunction);
        const bool isOne = static_cast<qsizetype>(part.bonds->elements.size()) - junctions == 1;
        for (const ComponentBonds::Element& element : part.bonds->elements)
            addNode({element.letter, isOne ? part.path : part.path + QLatin1Char('.') + element.name, part.path,
                     element.laws});
        for (const ComponentBonds::Bond& bond : part.bonds->bonds)
            graph_.bonds.push_back({firstNodes_.back() + bond.tail, firstNodes_.back() + bond.head});
    }

    /// The node that a port leads to; -1: none.
    [[nodiscard]] int nodeOf(const BondPort& port) const
    {
        const auto number = static_cast<std::size_t>(port.part);
        const BondPart& part = circuit_.parts[number];
        if (part.kind == BondPart::Kind::Joint)
            return -1;
        if (!part.bonds)
            return firstNodes_[number];
        const auto end = part.bonds->ports.find(port.name);
        return end == part.bonds->ports.end() ? -1 : firstNodes_[number] + end->second.element;
    }

    /// \a isAtHead: the port is at the head of the bond.
    [[nodiscard]] static Stroke strokeOf(const BondPort& port, bool isAtHead)
    {
        if (!port.givesEffort)
            return Stroke::Open;
        return *port.givesEffort == isAtHead ? Stroke::AtTail : Stroke::AtHead;
    }

    void addJoint(const std::vector<BondPort>& joint)
    {
        std::vector<const BondPort*> ends;
        for (const BondPort& port : joint)
            if (nodeOf(port) >= 0)
                ends.push_back(&port);
        if (ends.size() < 2)
            return;
        if (ends.size() == 2 && (ends[0]->side != ends[1]->side || ends[0]->side == BondPort::Side::Unknown)) {
            const bool isTurned = ends[0]->side == BondPort::Side::Head || ends[1]->side == BondPort::Side::Tail;
            const BondPort &tail = *ends[isTurned ? 1 : 0], &head = *ends[isTurned ? 0 : 1];
            const Stroke stroke = strokeOf(head, true);
            graph_.bonds.push_back(
                {nodeOf(tail), nodeOf(head), stroke == Stroke::Open ? strokeOf(tail, false) : stroke});
            return;
        }
        const BondPort& first = *ends.front();
        const bool isMechanical = std::ranges::any_of(joint, &BondPort::isMechanical);
        const int junction = addNode({isMechanical ? QStringLiteral("1") : QStringLiteral("0"),
                                      {},
                                      circuit_.parts[static_cast<std::size_t>(first.part)].path,
                                      {}});
        for (const BondPort* port : ends) {
            const bool isAtHead = port->side != BondPort::Side::Tail;
            graph_.bonds.push_back(
                {isAtHead ? junction : nodeOf(*port), isAtHead ? nodeOf(*port) : junction, strokeOf(*port, isAtHead)});
        }
    }

    /// Replaces two junctions of a kind with a bond between them by one. False if there are none.
    bool mergeJunctions()
    {
        std::vector<int> same(graph_.nodes.size());
        std::iota(same.begin(), same.end(), 0);
        const auto rootOf = [&](int node) {
            while (same[static_cast<std::size_t>(node)] != node)
                node = same[static_cast<std::size_t>(node)];
            return node;
        };
        const auto isInner = [&](const Bond& bond) {
            const Node &tail = nodeAt(bond.tail), &head = nodeAt(bond.head);
            return tail.isJunction() && tail.letter == head.letter;
        };
        bool hasChanged = false;
        for (const Bond& bond : graph_.bonds)
            if (isInner(bond)) {
                const int a = rootOf(bond.tail), b = rootOf(bond.head);
                same[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
                hasChanged = true;
            }
        std::erase_if(graph_.bonds, isInner);
        std::vector<bool> isGone(graph_.nodes.size());
        for (Bond& bond : graph_.bonds) {
            bond.tail = rootOf(bond.tail);
            bond.head = rootOf(bond.head);
        }
        for (std::size_t node = 0; node < same.size(); ++node)
            isGone[node] = same[node] != static_cast<int>(node);
        if (hasChanged)
            removeNodes(isGone);
        return hasChanged;
    }

    /// Removes a junction with one bond in and one out. False if there is none.
    bool passThrough()
    {
        std::vector<std::vector<std::size_t>> in(graph_.nodes.size()), out(graph_.nodes.size());
        for (std::size_t bond = 0; bond < graph_.bonds.size(); ++bond) {
            in[static_cast<std::size_t>(graph_.bonds[bond].head)].push_back(bond);
            out[static_cast<std::size_t>(graph_.bonds[bond].tail)].push_back(bond);
        }
        for (std::size_t node = 0; node < graph_.nodes.size(); ++node) {
            if (!graph_.nodes[node].isJunction() || in[node].size() != 1 || out[node].size() != 1)
                continue;
            Bond& before = graph_.bonds[in[node].front()];
            const Bond behind = graph_.bonds[out[node].front()];
            before.head = behind.head;
            if (before.stroke == Stroke::Open)
                before.stroke = behind.stroke;
            graph_.bonds.erase(graph_.bonds.begin() + static_cast<std::ptrdiff_t>(out[node].front()));
            std::vector<bool> isGone(graph_.nodes.size());
            isGone[node] = true;
            removeNodes(isGone);
            return true;
        }
        return false;
    }

    [[nodiscard]] const Node& nodeAt(int number) const { return graph_.nodes[static_cast<std::size_t>(number)]; }

    void removeNodes(const std::vector<bool>& isGone)
    {
        std::vector<int> numbers;
        std::vector<Node> kept;
        for (std::size_t node = 0; node < isGone.size(); ++node) {
            numbers.push_back(static_cast<int>(kept.size()));
            if (!isGone[node])
                kept.push_back(std::move(graph_.nodes[node]));
        }
        graph_.nodes = std::move(kept);
        for (Bond& bond : graph_.bonds) {
            bond.tail = numbers[static_cast<std::size_t>(bond.tail)];
            bond.head = numbers[static_cast<std::size_t>(bond.head)];
        }
    }

    const CircuitBonds& circuit_;
    BondGraph graph_;
    std::vector<int> firstNodes_;  ///< by part
};

}  // namespace

QString BondGraph::Node::text() const
{
    if (letter.isEmpty() || isJunction())
        return letter.isEmpty() ? name : letter;
    return letter + QLatin1Char(':') + name;
}

BondGraph bondGraph(const CompiledSystem& system, const model::ClassLibrary& library)
{
    const CircuitBonds circuit = circuitBonds(system, library);
    BondGraph graph = Maker(circuit).make();
    graph.faults = circuit.faults;
    completeStrokes(graph);
    return graph;
}

StructureTable bondTable(const BondGraph& graph)
{
    StructureTable table{
        {tr("Bond"), tr("from"), tr("to"), tr("takes the effort")},
        {},
        {QStringLiteral("bond"), QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("takesEffort")}};
    // Numbers distinguish junctions.
    std::vector<QString> names;
    int junctions = 0;
    for (const Node& node : graph.nodes)
        names.push_back(node.isJunction() ? QStringLiteral("%1 (%2)").arg(node.letter).arg(++junctions) : node.text());
    for (std::size_t number = 0; number < graph.bonds.size(); ++number) {
        const Bond& bond = graph.bonds[number];
        const QString &tail = names[static_cast<std::size_t>(bond.tail)],
                      &head = names[static_cast<std::size_t>(bond.head)];
        const bool isOff = graph.nodes[static_cast<std::size_t>(bond.tail)].isOff ||
                           graph.nodes[static_cast<std::size_t>(bond.head)].isOff;
        table.rows.push_back({{QString::number(number + 1), tail, head,
                               bond.stroke == Stroke::Open     ? QString()
                               : bond.stroke == Stroke::AtHead ? head
                                                               : tail},
                              graph.nodes[static_cast<std::size_t>(bond.head)].component,
                              isOff});
        table.rows.back().numbers.emplace(0, static_cast<double>(number + 1));
    }
    return table;
}

QString dotOfBonds(const BondGraph& graph)
{
    QString text = QStringLiteral("digraph bonds {\n  rankdir=LR;\n  node [shape=plaintext];\n");
    for (std::size_t node = 0; node < graph.nodes.size(); ++node)
        text += QStringLiteral("  n%1 [label=\"%2\"%3];\n")
                    .arg(node)
                    .arg(graph.nodes[node].text(),
                         graph.nodes[node].letter.isEmpty() ? QStringLiteral(", shape=box") : QString());
    for (const Bond& bond : graph.bonds)
        text += QStringLiteral("  n%1 -> n%2 [dir=both, arrowhead=\"%3\", arrowtail=\"%4\"];\n")
                    .arg(bond.tail)
                    .arg(bond.head)
                    .arg(bond.stroke == Stroke::AtHead ? QStringLiteral("teelvee") : QStringLiteral("lvee"),
                         bond.stroke == Stroke::AtTail ? QStringLiteral("tee") : QStringLiteral("none"));
    return text + QStringLiteral("}\n");
}

}  // namespace bramah::solver
