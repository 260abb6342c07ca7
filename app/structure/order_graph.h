// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::app {

/// The oriented graph of a system (Grossschmidt and Harf, figure 11): what is computed from what. A node is a state or
/// what is solved in one go; where a loop was cut, the iterated variables of its node are the split nodes.
struct OrderGraph {
    struct Node {
        QStringList names;  ///< of its variables; iterated ones first
        int iterated = 0;   ///< so many of them
        QStringList equations;
        QString component;  ///< path, as `pump`
        bool isState = false;
        int layer = 0;  ///< 0: states and what needs nothing; else one more than the highest it reads
        int place = 0;  ///< within the layer, from above
    };
    struct Arc {
        int from = 0, to = 0;  ///< nodes
    };
    std::vector<Node> nodes;
    std::vector<Arc> arcs;
    int layerCount = 0;
};

/// The graph with its layout: layers by the longest way, places by sweeps that bring nodes to the mean of their
/// neighbours (Sugiyama, Tagawa and Toda 1981).
[[nodiscard]] OrderGraph orderGraph(const solver::CompiledSystem& system);

}  // namespace bramah::app
