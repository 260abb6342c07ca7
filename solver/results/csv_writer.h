// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

class QIODevice;

namespace bramah::solver {

/// The contents of a CSV file of results. RFC 4180: comma, CRLF, header row; `.` decimals; numbers as short as they are
/// exact; the first column is `time` in seconds.
struct CsvOptions {
    QStringList variables;  ///< paths, in this order; empty: all columns in the store's order
    /// Unit a variable is written in; SI where it gives nothing. A unit other than SI stands in the header: `p [bar]`.
    struct UnitChoice {
        QString name;
        double factor = 1;  ///< written = SI * factor + offset
        double offset = 0;
    };
    QHash<QString, UnitChoice> units;  ///< by variable path
    bool withEventRows = true;         ///< false: the sample grid alone
    double interval = 0;               ///< 0: the store's rows; else values at first time + k*interval
};

/// Writes \a store to \a device. Returns the reason of a failure, or nothing.
[[nodiscard]] std::optional<QString> writeCsv(const ResultStore& store, QIODevice& device,
                                              const CsvOptions& options = {});
/// Writes a file as a whole or not at all. Returns the reason of a failure, or nothing.
[[nodiscard]] std::optional<QString> writeCsvFile(const ResultStore& store, const QString& path,
                                                  const CsvOptions& options = {});

}  // namespace bramah::solver
