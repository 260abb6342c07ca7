// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/bonds/circuit_bonds.h"
#include "app/structure/tables/order_graph.h"
#include "app/structure/tables/structure_table.h"

namespace bramah::app {

/// A circuit as a bond graph: junctions, elements, and bonds that power goes along (D. C. Karnopp, D. L. Margolis, R.
/// C. Rosenberg, System Dynamics).
struct BondGraph {
    struct Node {
        QString letter;      ///< as bondLetter(); empty: a component whose class names no bond graph
        QString name;        ///< of an element or a component, as `cylinder.oilA`
        QString component;   ///< its path
        QStringList laws;    ///< equations of an element
        bool isOff = false;  ///< a store without a state of its own, or a source whose causality another one takes

        [[nodiscard]] bool isJunction() const { return letter == QLatin1String("0") || letter == QLatin1String("1"); }
        [[nodiscard]] QString text() const;  ///< as `R:orifice`
    };
    enum class Stroke : std::uint8_t { Open, AtTail, AtHead };  ///< at the end that takes the effort
    struct Bond {
        int tail = 0, head = 0;  ///< nodes; power counts from tail to head
        Stroke stroke = Stroke::Open;
    };
    std::vector<Node> nodes;
    std::vector<Bond> bonds;
};

/// Where lines join ports stands a 0-junction if they share an effort (pressure, voltage), a 1-junction if they share a
/// motion; junctions of one kind side by side are one. Strokes are the compiler's at the ports of components, and
/// follow from them within.
[[nodiscard]] BondGraph bondGraph(const solver::CompiledSystem& system, BondTwins& twins);

/// With places to be drawn at.
[[nodiscard]] OrderGraph drawnGraph(const BondGraph& graph);
/// Each bond: from where to where, and who takes its effort.
[[nodiscard]] StructureTable bondTable(const BondGraph& graph);
/// For Graphviz; strokes are bars at the ends.
[[nodiscard]] QString dotOfBonds(const BondGraph& graph);

}  // namespace bramah::app
