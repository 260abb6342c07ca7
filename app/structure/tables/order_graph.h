// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <QPointF>
#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::app {

/// The oriented graph of a system (Grossschmidt and Harf, figure 11): an arc from each variable to those computed from
/// it.
struct OrderGraph {
    /// The objects that nodes stand for.
    enum class Level : std::uint8_t {
        Variables,   ///< a state, or the variables of one solution step; iterated variables of its loop stand first
        Components,  ///< a component of the class itself
        Loops        ///< a variable of a loop; loops are cut at split nodes, guessed left, corrected right
    };
    struct Node {
        QStringList names;  ///< of its variables; iterated ones first
        int iterated = 0;   ///< so many of them
        QStringList equations;
        QStringList labels;  ///< by equation: the variable that it gives; fewer than equations: of the first ones
        QString note;        ///< below the names: of a split node, the place of the equation that corrects it
        QString component;   ///< path, as `pump`
        bool isState = false;
        int layer = 0;  ///< 0: states and variables that read nothing; else one more than the highest it reads
        int place = 0;  ///< within the layer, from above
        // Of a bond graph:
        QPointF at;            ///< where the middle stands [px at a zoom of 1]
        int letterLength = 0;  ///< of the part of its name before the colon, as the R of `R:orifice`; 0: a component
        bool isOff = false;    ///< its causality is another one than it should have
    };
    enum class Stroke : std::uint8_t { None, AtFrom, AtTo };
    struct Arc {
        int from = 0, to = 0;          ///< nodes
        bool isBack = false;           ///< to a lower layer: components depend on each other in circles
        Stroke stroke = Stroke::None;  ///< of a bond: at the end that takes the effort; power counts along the arc
    };
    std::vector<Node> nodes;
    std::vector<Arc> arcs;
    int layerCount = 0;
    bool isBondGraph = false;  ///< nodes stand where they say, with bonds between them
};

/// The graph with its layout: layers by the longest way, places by sweeps that bring nodes to the mean of their
/// neighbours (Sugiyama, Tagawa and Toda 1981).
[[nodiscard]] OrderGraph orderGraph(const solver::CompiledSystem& system,
                                    OrderGraph::Level level = OrderGraph::Level::Variables);

}  // namespace bramah::app
