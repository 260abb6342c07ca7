// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <QPointF>
#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::solver {

/// The oriented graph of a system (Grossschmidt and Harf, figure 11): an arc from each variable to the variables
/// computed from it.
struct OrderGraph {
    /// What a node represents.
    enum class Level : std::uint8_t {
        Variables,   ///< a state, or the variables of one step of the solution, iterated ones of its loop first
        Components,  ///< a component of the class itself
        Loops        ///< a variable of a loop, which is cut at split nodes: guessed on the left, corrected on the right
    };
    /// What stands for a variable, a step, a component, or an element of a bond graph.
    struct Node {
        QStringList names;  ///< of its variables; iterated ones first
        int iterated = 0;   ///< number of iterated variables
        QStringList equations;
        QStringList labels;  ///< by equation: its variable; the list may be shorter than that of equations
        QString note;        ///< below the names; of a split node: the place of the equation that corrects it
        QString component;   ///< path, as `pump`
        bool isState = false;
        int layer = 0;  ///< 0: states and variables that read nothing; else one more than the highest layer it reads
        int place = 0;  ///< within the layer, from above
        // Of a bond graph:
        QPointF at;            ///< its middle [px at a zoom of 1]
        int letterLength = 0;  ///< of the part of its name before the colon, the R of `R:orifice`; 0: a component
        bool isOff = false;    ///< its causality is not the preferred one
    };
    /// Where the causality stroke of a bond stands.
    enum class Stroke : std::uint8_t { None, AtFrom, AtTo };
    /// An arc from what is read to what is computed from it, or a bond.
    struct Arc {
        int from = 0, to = 0;          ///< nodes
        bool isBack = false;           ///< to a lower layer, as components may depend on each other in circles
        Stroke stroke = Stroke::None;  ///< of a bond: the end that receives the effort; power is positive along the arc
    };
    std::vector<Node> nodes;
    std::vector<Arc> arcs;
    int layerCount = 0;
    bool isBondGraph = false;  ///< nodes have their own places, with bonds between them
};

/// The graph with its layout: layers by the longest path, places within them as placeInLayers() orders them.
[[nodiscard]] OrderGraph orderGraph(const CompiledSystem& system,
                                    OrderGraph::Level level = OrderGraph::Level::Variables);

}  // namespace bramah::solver
