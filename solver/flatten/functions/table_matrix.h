// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <span>
#include <vector>

namespace bramah::solver {

/// The numbers of a table, row by row.
struct TableMatrix {
    std::size_t rows = 0, columns = 0;
    std::vector<double> values;

    [[nodiscard]] double at(std::size_t row, std::size_t column) const { return values[row * columns + column]; }
    [[nodiscard]] std::vector<double> column(std::size_t column, std::size_t firstRow = 0) const;
};

/// The table that was read, or in `error` the reason why none was: in the interface's language, as the end of "the
/// table ... is wrong: ".
struct TableReading {
    TableMatrix matrix;
    QString error;
};

/// The table \a name of a text file as Modelica tools write them: a first line `#1`, then `double name(rows, columns)`
/// (or `float`) and the numbers row by row; `#` begins a comment. No name: the first table.
[[nodiscard]] TableReading readTextTable(const QString& fileName, const QString& name);
/// A file of comma separated values: one row a line, the first \a headerLines lines skipped.
[[nodiscard]] TableReading readCsvTable(const QString& fileName, const QString& delimiter, int headerLines);

/// The reason why \a x does not rise (strictly, if \a isStrict); empty if it does and all is finite.
[[nodiscard]] QString reasonNotRising(std::span<const double> x, bool isStrict);

}  // namespace bramah::solver
