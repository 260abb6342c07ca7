// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Spanning trees of a graph whose nodes may be roots (Modelica specification 3.6, 9.4.2): all branches belong to a
/// tree, and as many connections as close no circle and join no two roots. Takes O(n log n) steps.
class SpanningForest
{
public:
    ///@{
    /// Numbers from 0, in the order of adding.
    using Node = std::uint32_t;
    using Edge = std::uint32_t;
    ///@}

    /// Adds a node that is no root.
    Node addNode();
    /// A node that is a root in any case.
    void addRoot(Node node);
    /// A node that may become the root where there is no other; the lowest \a priority first, then the first added.
    void addPotentialRoot(Node node, std::int64_t priority);
    /// An edge that belongs to a tree in any case.
    Edge addBranch(Node a, Node b);
    /// An edge that belongs to a tree if it can.
    Edge addConnection(Node a, Node b);

    /// Two roots joined by branches, a branch that closes a circle, and a part of the graph without any root: of each,
    /// the first one. Then the trees are not what the specification asks for.
    struct Faults {
        std::optional<std::pair<Node, Node>> joinedRoots;
        std::optional<Edge> circle;
        std::optional<Node> rootless;
    };
    /// Makes the trees. Call it once, when all is added. A part without a root gets its first node as one.
    Faults grow();

    ///@{
    /// Known after grow().
    [[nodiscard]] bool isInTree(Edge edge) const { return edges_[edge].isInTree; }
    [[nodiscard]] bool isRoot(Node node) const { return distances_[node] == 0; }
    ///@}
    /// The number of edges from the root to the node.
    [[nodiscard]] std::uint32_t distance(Node node) const { return distances_[node]; }

private:
    struct Link {
        Node a, b;
        bool isBranch = false, isInTree = false;
    };
    [[nodiscard]] Node treeOf(Node node);
    void join(Node a, Node b);
    void measure(const std::vector<Node>& roots);

    std::vector<Link> edges_;
    std::vector<Node> parents_;          ///< of the nodes in their sets
    std::vector<std::uint32_t> counts_;  ///< of nodes, by the set's first one
    std::vector<std::optional<Node>> rootOf_;
    std::vector<bool> isRoot_;
    std::vector<std::optional<std::int64_t>> priorities_;
    std::vector<std::uint32_t> distances_;
};

}  // namespace bramah::solver
