// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <QJsonArray>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace bramah::solver {

/// One view of a system's structure as a table, for the window and for the command line.
struct StructureTable {
    /// A line of a table; its cells are texts in the user's language.
    struct Row {
        QStringList cells;
        QString path;           ///< of the component or port of the row
        bool isMarked = false;  ///< a loop goes through it; of forms: it is impossible
        double share = 0;       ///< from -1 to 1, for a bar in the last column
        /// The values of numeric cells by column, in SI, for files.
        std::map<int, double> numbers = {};
        bool isChosen = false;    ///< of forms: the chosen one
        QStringList others = {};  ///< further components of the row, as of a part

        /// All components or ports of the row.
        [[nodiscard]] QStringList paths() const { return QStringList{path} + others; }
    };
    QStringList headers;
    std::vector<Row> rows;
    /// The names of the columns in files, the same in every language, such as `takes`. Columns without a key have their
    /// header as name.
    QStringList keys = {};

    /// The name of \a column in files.
    [[nodiscard]] QString key(int column) const { return keys.value(column, headers.value(column)); }
};

/// Each port with the variable it takes and the one it gives.
[[nodiscard]] StructureTable portTable(const CompiledSystem& system);
/// Each component with ports: its form (solver/inspection/port_causality.h).
[[nodiscard]] StructureTable formTable(const CompiledSystem& system);
/// Each way in which the ports of the component \a path can give and take; empty if there is no such component. An
/// empty path is the class itself, made with its ports open. The path of a row identifies its form by the variables
/// that the component is given, `A.p B.m_flow`; it is empty in the first row, where the program chooses.
[[nodiscard]] StructureTable possibleForms(const CompiledSystem& system, const QString& path);
/// A value of a run.
struct OrderValue {
    double number = 0;  ///< [SI]
    QString text;       ///< in the unit in which it is read, with it
};
/// Values of variables at some time of a run by path; nothing if unknown.
using ValueOf = std::function<std::optional<OrderValue>(const QString& path)>;

/// Everything solved during a run, in order; equations solved together have one number.
[[nodiscard]] StructureTable orderTable(const CompiledSystem& system, const ValueOf& valueOf = {});

/// The parts that can be computed independently, as they share only delayed values and values held between events: each
/// with its size, its components and the delayed values that it reads. Where delays cut the system for runs, these are
/// the parts of such a run.
[[nodiscard]] StructureTable partsTable(const CompiledSystem& system);

/// A question about computable variables: known and wanted ones, by paths.
struct ComputableQuestion {
    QStringList known;   ///< variables
    QStringList open;    ///< unknown parameters
    QStringList wanted;  ///< variables and parameters
};
/// For each wanted variable the way to compute it, or the missing variables (solver/inspection/computability.h), above
/// them what contradicts, and what moves in a system at rest. Names that \a system does not have are added to
/// \a unknownNames.
[[nodiscard]] StructureTable computableTable(const CompiledSystem& system, const ComputableQuestion& question,
                                             QStringList& unknownNames);

/// \a table with blanks between columns of equal width.
[[nodiscard]] QString textOf(const StructureTable& table);
/// The table in CSV (RFC 4180): keys on top, numbers in SI.
[[nodiscard]] QString csvOf(const StructureTable& table);
/// A list of objects with the headers as names.
[[nodiscard]] QJsonArray jsonOf(const StructureTable& table);
/// The order of computation for Graphviz: a node for each
/// step, an arc for each variable that a later step reads.
[[nodiscard]] QString dotOfOrder(const CompiledSystem& system);

}  // namespace bramah::solver
