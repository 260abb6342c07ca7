// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QByteArray>

#include <tl/expected.hpp>

namespace bramah::solver {

/// Reads the contents of a CSV file of results or measurements, as model::CsvReader, with a header row; the first
/// column is the time in seconds. A unit in the header, as in `p [bar]`, becomes the column's unit; values are not
/// converted. Every row becomes one of the grid, except the first of two with the same time. The error is the reason of
/// a failure, with its line.
[[nodiscard]] tl::expected<ResultStore, QString> readCsv(const QByteArray& bytes);

}  // namespace bramah::solver
