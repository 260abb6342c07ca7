// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <tl/expected.hpp>

namespace bramah::solver {

/// The records of a CSV file (RFC 4180) and their fields, without empty lines. Semicolons part fields where the first
/// line has some and no comma.
[[nodiscard]] QList<QStringList> csvRecords(const QByteArray& bytes);

/// Reads a CSV file of results or measurements: RFC 4180 with a header row; the first column is the time in seconds. A
/// unit in the header, as in `p [bar]`, becomes the column's unit; values stay as they are. Every row is taken as one
/// of the grid, except the first of two with equal time. Returns the reason of a failure, with its line.
[[nodiscard]] tl::expected<ResultStore, QString> readCsv(const QByteArray& bytes);
[[nodiscard]] tl::expected<ResultStore, QString> readCsvFile(const QString& path);

}  // namespace bramah::solver
