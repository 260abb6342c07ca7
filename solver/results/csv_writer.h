// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

class QIODevice;

namespace bramah::solver {

/// The contents of a CSV file of results. RFC 4180: comma, CRLF, header row; `.` as decimal separator; the shortest
/// exact numbers; the first column is `time` in seconds.
struct CsvOptions {
    QStringList variables;  ///< paths, in this order; empty: all columns in the store's order
    /// The unit in which a variable is written; SI if not given. Other units stand in the header: `p [bar]`.
    struct UnitChoice {
        QString name;
        double factor = 1;  ///< written = SI * factor + offset
        double offset = 0;
    };
    QHash<QString, UnitChoice> units;  ///< by variable path
    bool withEventRows = true;         ///< false: only the rows of the grid
    double interval = 0;               ///< 0: rows as stored; else values at first time + k*interval
};

/// Writes \a store to \a device. Returns the reason of a failure, or nothing.
[[nodiscard]] std::optional<QString> writeCsv(const ResultStore& store, QIODevice& device,
                                              const CsvOptions& options = {});
/// Writes a file completely or not at all. Returns the reason of a failure, or nothing.
[[nodiscard]] std::optional<QString> writeCsvFile(const ResultStore& store, const QString& path,
                                                  const CsvOptions& options = {});

}  // namespace bramah::solver
