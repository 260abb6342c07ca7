// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/overview/bonds/circuit_bonds.h"
#include "solver/overview/order_graph.h"
#include "solver/overview/structure_table.h"

namespace bramah::solver {

/// A circuit as a bond graph: junctions, elements, and bonds along which power flows (D. C. Karnopp, D. L. Margolis, R.
/// C. Rosenberg, System Dynamics).
struct BondGraph {
    /// A junction, an element, or a component as a box.
    struct Node {
        QString letter;      ///< see bondLetter(); empty for a component whose bonds no class tells
        QString name;        ///< of an element or a component: `cylinder.oilA`
        QString component;   ///< its path
        QStringList laws;    ///< equations of an element
        bool isOff = false;  ///< a store without its own state, or a source whose causality is overridden

        /// Is it a 0- or a 1-junction?
        [[nodiscard]] bool isJunction() const { return letter == QLatin1String("0") || letter == QLatin1String("1"); }
        [[nodiscard]] QString text() const;  ///< such as `R:orifice`
    };
    /// Which end of a bond receives the effort.
    enum class Stroke : std::uint8_t { Open, AtTail, AtHead };
    /// A bond between two nodes.
    struct Bond {
        int tail = 0, head = 0;  ///< nodes; power is positive from tail to head
        Stroke stroke = Stroke::Open;
    };
    std::vector<Node> nodes;
    std::vector<Bond> bonds;
    QStringList faults;  ///< why a component is a box although its class says something
};

/// Lines between ports become a 0-junction if the ports share an effort (pressure, voltage), a 1-junction if they share
/// a motion; adjacent junctions of one kind become one. Strokes at the ports of components are the compiler's; those
/// inside follow from them.
[[nodiscard]] BondGraph bondGraph(const CompiledSystem& system, const model::ClassLibrary& library);

/// The bond graph with places for drawing.
[[nodiscard]] OrderGraph drawnGraph(const BondGraph& graph);
/// A row for each bond: its two ends, and which one receives the effort.
[[nodiscard]] StructureTable bondTable(const BondGraph& graph);
/// For Graphviz; strokes are bars at the ends.
[[nodiscard]] QString dotOfBonds(const BondGraph& graph);

}  // namespace bramah::solver
