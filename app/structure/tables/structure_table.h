// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <QJsonArray>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace bramah::app {

/// One view of a system's structure as a table, for the window and the command line alike.
struct StructureTable {
    struct Row {
        QStringList cells;
        QString path;           ///< of the component or port it is about
        bool isMarked = false;  ///< a loop goes through it; of forms: it does not exist
        double share = 0;       ///< from -1 to 1, for a bar in the last column
        /// The values of numeric cells, by column: SI, for files.
        std::map<int, double> numbers = {};
        bool isChosen = false;  ///< of forms: it is the one that was chosen
    };
    QStringList headers;
    std::vector<Row> rows;
    /// The names of the columns in files, the same in every language, as `takes`. Columns beyond its end are called as
    /// their headers.
    QStringList keys = {};

    [[nodiscard]] QString key(int column) const { return keys.value(column, headers.value(column)); }
};

/// Each port with the variable that it takes and the one that it gives.
[[nodiscard]] StructureTable portTable(const solver::CompiledSystem& system);
/// Each component with ports: its form (solver/inspection/port_causality.h).
[[nodiscard]] StructureTable formTable(const solver::CompiledSystem& system);
/// Each way in which the ports of the component \a path can give and take; empty if there is no such component. An
/// empty path is the class itself, made with its ports open. A row's path identifies its form: the variables that are
/// given to the component, as `A.p B.m_flow`; none of the first row, where the program chooses.
[[nodiscard]] StructureTable possibleForms(const solver::CompiledSystem& system, const QString& path);
/// Values of variables at some time of a run, by path [SI]; nothing where they are not known.
using ValueOf = std::function<std::optional<double>(const QString& path)>;

/// All that is solved during a run, in order; equations that are solved together have one number.
[[nodiscard]] StructureTable orderTable(const solver::CompiledSystem& system, const ValueOf& valueOf = {});

/// The parts that are computed without each other, which share delayed values and values held between events at most:
/// each with its size, its components and the delayed values that it reads.
[[nodiscard]] StructureTable partsTable(const solver::CompiledSystem& system);

/// A question about computable variables: the known and the wanted ones, by paths.
struct ComputableQuestion {
    QStringList known;   ///< variables
    QStringList open;    ///< parameters that are not known
    QStringList wanted;  ///< variables and parameters
};
/// For each wanted variable the way that computes it, or the missing variables (solver/inspection/computability.h).
/// Names that \a system does not have are put into \a unknownNames.
[[nodiscard]] StructureTable computableTable(const solver::CompiledSystem& system, const ComputableQuestion& question,
                                             QStringList& unknownNames);

/// \a table with blanks between columns of equal width.
[[nodiscard]] QString textOf(const StructureTable& table);
/// The table with commas between cells, in quotation marks where they hold one (RFC 4180); keys on top, numbers in SI.
[[nodiscard]] QString csvOf(const StructureTable& table);
/// A list of objects, whose names are the headers.
[[nodiscard]] QJsonArray jsonOf(const StructureTable& table);
/// The order of computation for Graphviz: a node for each step of the order, an arc for each variable that a later step
/// reads.
[[nodiscard]] QString dotOfOrder(const solver::CompiledSystem& system);

}  // namespace bramah::app
