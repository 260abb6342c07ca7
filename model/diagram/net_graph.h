// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"

#include <QHash>
#include <QPointF>

#include <cstdint>
#include <vector>

namespace bramah::model {

struct DiagramConnection;

/// The drawing of one net as a graph: vertices are ends, bends and places where lines meet; edges are the straight
/// pieces between them, each once even if several lines run along it.
class NetGraph
{
public:
    /// A straight piece between two vertices, each an index into vertices().
    struct Edge {
        int from = 0;
        int to = 0;
        std::vector<int> connections;  ///< indices into the list given to the constructor
    };

    /// \a connections are borrowed during construction only.
    explicit NetGraph(const std::vector<const DiagramConnection*>& connections);

    /// All ends, bends and meeting points [sheet], each place once; makeVertexAt() adds to them.
    [[nodiscard]] const std::vector<QPointF>& vertices() const { return vertices_; }
    /// All pieces, none twice; makeVertexAt() splits some.
    [[nodiscard]] const std::vector<Edge>& edges() const { return edges_; }
    /// Indices into edges() of the pieces that end at \a vertex, an index into vertices().
    [[nodiscard]] const std::vector<int>& edgesAt(int vertex) const
    {
        return edgesAt_[static_cast<std::size_t>(vertex)];
    }
    /// The line of a connection as vertices, including those that it passes.
    [[nodiscard]] const std::vector<int>& pathOf(int connection) const
    {
        return paths_[static_cast<std::size_t>(connection)];
    }
    /// The vertex at a point, or -1.
    [[nodiscard]] int vertexAt(QPointF point) const;
    /// The vertex at a point; splits the edge there if there is none yet. -1 if neither is there.
    int makeVertexAt(QPointF point);
    /// The shortest way along the drawing, both ends included; empty if there is none.
    [[nodiscard]] std::vector<QPointF> path(int from, int to) const;

private:
    using Key = std::pair<std::int64_t, std::int64_t>;
    [[nodiscard]] static Key keyOf(QPointF point);
    int vertex(QPointF point);
    void addEdge(int from, int to, int connection);

    std::vector<QPointF> vertices_;
    std::vector<Edge> edges_;
    std::vector<std::vector<int>> edgesAt_;
    std::vector<std::vector<int>> paths_;
    QHash<Key, int> vertexByKey_;
    QHash<std::pair<int, int>, int> edgeByEnds_;
};

/// Does \a point lie on the straight line from \a a to \a b, ends included?
[[nodiscard]] bool liesOn(QPointF point, QPointF a, QPointF b);

}  // namespace bramah::model
