// SPDX-License-Identifier: BSD-3-Clause
#include "solver/structure/spanning_forest.h"

#include <limits>

namespace bramah::solver {

namespace {

constexpr std::uint32_t kNotReached = std::numeric_limits<std::uint32_t>::max();

}  // namespace

SpanningForest::Node SpanningForest::addNode()
{
    const auto node = static_cast<Node>(parents_.size());
    parents_.push_back(node);
    counts_.push_back(1);
    rootOf_.emplace_back();
    isRoot_.push_back(false);
    priorities_.emplace_back();
    distances_.push_back(kNotReached);
    return node;
}

void SpanningForest::addRoot(Node node)
{
    isRoot_[node] = true;
    rootOf_[node] = node;
}

void SpanningForest::addPotentialRoot(Node node, std::int64_t priority)
{
    if (!priorities_[node] || *priorities_[node] > priority)
        priorities_[node] = priority;
}

SpanningForest::Edge SpanningForest::addBranch(Node a, Node b)
{
    edges_.push_back({a, b, true, false});
    return static_cast<Edge>(edges_.size() - 1);
}

SpanningForest::Edge SpanningForest::addConnection(Node a, Node b)
{
    edges_.push_back({a, b, false, false});
    return static_cast<Edge>(edges_.size() - 1);
}

SpanningForest::Node SpanningForest::treeOf(Node node)
{
    while (parents_[node] != node)
        node = parents_[node] = parents_[parents_[node]];
    return node;
}

void SpanningForest::join(Node a, Node b)
{
    if (counts_[a] < counts_[b])
        std::swap(a, b);
    parents_[b] = a;
    counts_[a] += counts_[b];
    if (!rootOf_[a])
        rootOf_[a] = rootOf_[b];
}

SpanningForest::Faults SpanningForest::grow()
{
    Faults faults;
    for (Edge edge = 0; edge < edges_.size(); ++edge) {
        Link& link = edges_[edge];
        if (!link.isBranch)
            continue;
        link.isInTree = true;
        const Node a = treeOf(link.a);
        const Node b = treeOf(link.b);
        if (a == b) {
            if (!faults.circle)
                faults.circle = edge;
            continue;
        }
        if (rootOf_[a] && rootOf_[b] && !faults.joinedRoots)
            faults.joinedRoots = {*rootOf_[a], *rootOf_[b]};
        join(a, b);
    }
    for (Link& link : edges_) {
        const Node a = treeOf(link.a);
        const Node b = treeOf(link.b);
        if (link.isBranch || a == b || (rootOf_[a] && rootOf_[b]))
            continue;
        link.isInTree = true;
        join(a, b);
    }
    // The trees without a root are parts of the graph on their own: each takes its best potential root.
    std::vector<std::optional<Node>> best(parents_.size());
    for (Node node = 0; node < parents_.size(); ++node) {
        std::optional<Node>& chosen = best[treeOf(node)];
        const bool isBetter = priorities_[node] && (!chosen || *priorities_[node] < *priorities_[*chosen]);
        if (isBetter)
            chosen = node;
    }
    std::vector<Node> roots;
    for (Node node = 0; node < parents_.size(); ++node) {
        const Node tree = treeOf(node);
        if (isRoot_[node] || (!rootOf_[tree] && best[tree] == node))
            roots.push_back(node);
        if (rootOf_[tree] || best[tree])
            continue;
        if (!faults.rootless)
            faults.rootless = node;
        best[tree] = node;
        roots.push_back(node);
    }
    measure(roots);
    return faults;
}

void SpanningForest::measure(const std::vector<Node>& roots)
{
    std::vector<std::vector<Node>> neighbours(parents_.size());
    for (const Link& link : edges_)
        if (link.isInTree) {
            neighbours[link.a].push_back(link.b);
            neighbours[link.b].push_back(link.a);
        }
    std::vector<Node> open = roots;
    for (const Node root : roots)
        distances_[root] = 0;
    for (std::size_t at = 0; at < open.size(); ++at)
        for (const Node next : neighbours[open[at]])
            if (distances_[next] == kNotReached) {
                distances_[next] = distances_[open[at]] + 1;
                open.push_back(next);
            }
}

}  // namespace bramah::solver
