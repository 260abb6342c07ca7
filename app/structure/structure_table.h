// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <QJsonArray>
#include <QStringList>

#include <vector>

namespace bramah::app {

/// One view of a system's structure as a table, for the window and the command line alike.
struct StructureTable {
    struct Row {
        QStringList cells;
        QString path;           ///< of the component or port it is about
        bool isMarked = false;  ///< a loop goes through it
        double share = 0;       ///< from -1 to 1, for a bar in the last column
    };
    QStringList headers;
    std::vector<Row> rows;
};

/// Each port: what it takes and what it gives.
[[nodiscard]] StructureTable portTable(const solver::CompiledSystem& system);
/// Each component with ports: its form (solver/inspection/port_causality.h).
[[nodiscard]] StructureTable formTable(const solver::CompiledSystem& system);
/// Each way in which the ports of the component \a path can give and take; empty if there is no such component.
[[nodiscard]] StructureTable possibleForms(const solver::CompiledSystem& system, const QString& path);
/// All that is solved during a run, in order; equations that are solved together have one number.
[[nodiscard]] StructureTable orderTable(const solver::CompiledSystem& system);

/// \a table with blanks between columns of equal width.
[[nodiscard]] QString textOf(const StructureTable& table);
/// With commas between cells, in quotation marks where they hold one (RFC 4180).
[[nodiscard]] QString csvOf(const StructureTable& table);
/// A list of objects, whose names are the headers.
[[nodiscard]] QJsonArray jsonOf(const StructureTable& table);
/// What is computed from what, for Graphviz: a node for each step of the order, an arc for each variable that a later
/// step reads.
[[nodiscard]] QString dotOfOrder(const solver::CompiledSystem& system);

}  // namespace bramah::app
