// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <tl/expected.hpp>

namespace bramah::solver {

/// The records of a CSV file (RFC 4180) as lists of fields, without empty lines. Semicolons separate fields if the
/// first line contains some and no comma.
[[nodiscard]] QList<QStringList> csvRecords(const QByteArray& bytes);

/// Reads a CSV file of results or measurements: RFC 4180 with a header row; the first column is the time in seconds. A
/// unit in the header, as in `p [bar]`, becomes the column's unit; values are not converted. Every row becomes one of
/// the grid, except the first of two with the same time. The error is the reason of a failure, with its line.
[[nodiscard]] tl::expected<ResultStore, QString> readCsv(const QByteArray& bytes);
[[nodiscard]] tl::expected<ResultStore, QString> readCsvFile(const QString& path);

}  // namespace bramah::solver
