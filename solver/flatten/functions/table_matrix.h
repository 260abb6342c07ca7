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

    ///@{
    /// Elements and columns count from 0 and must exist; from \a firstRow on, of which there may be none.
    [[nodiscard]] double at(std::size_t row, std::size_t column) const { return values[row * columns + column]; }
    [[nodiscard]] std::vector<double> column(std::size_t column, std::size_t firstRow = 0) const;
    ///@}
};

/// The table that was read, or in `error` why none was, in the interface's language, as the end of "the table ... is
/// wrong: ".
struct TableReading {
    TableMatrix matrix;
    QString error;
};

/// Reads table \a name (empty: the first) from a text file in the usual format of Modelica tools: a first line `#1`,
/// then `double name(rows, columns)` (or `float`) and the numbers row by row; `#` begins a comment.
[[nodiscard]] TableReading readTextTable(const QString& fileName, const QString& name);
/// Reads a CSV file, one row a line, without the first \a headerLines lines and a line of titles. If \a delimiter does
/// not occur, the separator is found as by model::CsvReader.
[[nodiscard]] TableReading readCsvTable(const QString& fileName, const QString& delimiter, int headerLines);

/// Reads the matrix \a name of a MATLAB file, of version 4, 5 or 7.3; a name with a dot leads into a structure.
[[nodiscard]] TableReading readMatTable(const QString& fileName, const QString& name);

/// The reason why \a x does not increase (with \a isStrict: strictly) or is not finite; empty if all is well.
[[nodiscard]] QString reasonNotRising(std::span<const double> x, bool isStrict);

}  // namespace bramah::solver
