// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/net_graph.h"
#include "model/routing/router.h"
#include "model/routing/sheet_picture.h"

#include <QLineF>

#include <functional>
#include <set>
#include <vector>

namespace bramah::model {

/// The drawing of one net as straight pieces that can be cut and added. Its terminals, the ports, stay; drawn nodes
/// follow the lines unless they are held.
class NetTree
{
public:
    /// The net's lines as drawn. \a held: nodes that stay, as indices into the picture's symbols.
    NetTree(const SheetPicture& picture, int net, const std::set<int>& held = {});

    /// Ends of lines that touch nothing.
    [[nodiscard]] std::vector<QPointF> looseEnds() const;
    /// The points at which three or more ways meet; a port counts as a way.
    [[nodiscard]] std::vector<QPointF> joints() const;
    /// The pieces of ways that turn back beside themselves.
    [[nodiscard]] std::vector<QLineF> runBacks() const;
    /// A lower bound for the cost of any drawing of the net.
    [[nodiscard]] double leastCost() const;
    /// The cost of the drawing in the router's units: length, bends, and lines that leave a port in a wrong direction.
    [[nodiscard]] double cost() const;

    /// A straight piece between two places where something begins, bends or meets.
    struct Edge {
        QLineF piece;
        bool bendsAtStart = false;  ///< a bend or joint, neither a port nor straight on
        bool bendsAtEnd = false;
    };
    /// Removes whole ways between ports and joints that contain an edge for which \a isWrong holds, or that turn back
    /// on themselves.
    void cutWays(const std::function<bool(const Edge&)>& isWrong);
    /// Removes all pieces; ports stay, for join().
    void cutAll();
    /// Is nothing of the net drawn?
    [[nodiscard]] bool isEmpty() const { return graph_.edges().empty(); }
    /// Removes ways with a loose end.
    void prune();
    /// Joins separate parts by ways of \a router. \a isFree: may a way begin or end at this place of the drawing?
    void join(const Router& router, const std::function<bool(QPointF)>& isFree);
    /// Replaces each way in turn if a cheaper one exists.
    void improve(const Router& router, const std::function<bool(QPointF)>& isFree);
    /// The straight pieces, each once.
    [[nodiscard]] std::vector<QLineF> pieces() const;

    /// The place for a drawn node: its own place if lines are there, a joint, else the middle of a long piece.
    [[nodiscard]] QPointF placeForNode(QPointF old, const std::vector<QPointF>& taken) const;
    /// The path along the drawing; empty if there is none.
    [[nodiscard]] std::vector<QPointF> way(QPointF from, QPointF to) const;

private:
    struct Terminal {
        QPointF position;
        std::optional<Side> side;
        bool isNode = false;
    };

    void addTerminal(const Terminal& terminal);
    void build(const std::vector<QLineF>& pieces);
    [[nodiscard]] QPointF at(int vertex) const { return graph_.vertices()[static_cast<std::size_t>(vertex)]; }
    [[nodiscard]] int otherEnd(int edge, int vertex) const;
    [[nodiscard]] bool isTerminal(int vertex) const;
    [[nodiscard]] bool isStraight(int vertex) const;
    /// For each edge the number of its way, a chain between ports and joints.
    [[nodiscard]] std::vector<int> waysOfEdges() const;
    [[nodiscard]] std::vector<QPointF> pointsOfWay(const std::vector<int>& ways, int way) const;
    [[nodiscard]] std::vector<int> partsOfVertices() const;
    [[nodiscard]] std::vector<RouteEnd> endsOf(const std::vector<int>& parts, int part, bool ofOthers,
                                               const std::function<bool(QPointF)>& isFree) const;
    [[nodiscard]] bool isBesidePort(QPointF place) const;
    [[nodiscard]] std::vector<QLineF> piecesBut(const std::function<bool(int edge)>& isGone) const;

    std::vector<Terminal> terminals_;
    NetGraph graph_;
};

}  // namespace bramah::model
