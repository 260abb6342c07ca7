// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace bramah::editor {

/// Numbers in rows of equal length, at least one each way.
using NumberTable = std::vector<std::vector<double>>;

/// The table that \a expression writes down, `[0, 0; 1, 1]` or `{{0, 0}, {1, 1}}`; nothing if it is anything else.
[[nodiscard]] std::optional<NumberTable> tableOf(const QString& expression);
/// The table as Modelica text, `[0, 0; 1, 1]`.
[[nodiscard]] QString tableText(const NumberTable& table);
/// Rows and columns of a spreadsheet's or an editor's text: numbers between tabs, semicolons, commas or blanks; nothing
/// if it has anything else or rows of other lengths.
[[nodiscard]] std::optional<NumberTable> pastedTable(const QString& text);

}  // namespace bramah::editor
