// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace bramah::editor {

/// Numbers in rows of equal length, at least one each way.
using NumberTable = std::vector<std::vector<double>>;

/// The table in \a expression, `[0, 0; 1, 1]` or `{{0, 0}, {1, 1}}`; nothing if it is no table of numbers.
[[nodiscard]] std::optional<NumberTable> tableOf(const QString& expression);
/// The table as Modelica text, `[0, 0; 1, 1]`.
[[nodiscard]] QString tableText(const NumberTable& table);
/// The table in a text from a spreadsheet or editor: numbers separated by tabs, semicolons, commas or blanks; nothing
/// if it contains anything else or rows of different lengths.
[[nodiscard]] std::optional<NumberTable> pastedTable(const QString& text);

}  // namespace bramah::editor
