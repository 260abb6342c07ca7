// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace bramah::solver {

/// A field of a CSV file (RFC 4180): quoted if it contains a comma, quote or line end.
[[nodiscard]] QByteArray csvField(const QString& text);
/// Appends the shortest text that reads back as the same number, or NaN, Inf, -Inf.
void appendCsvNumber(QByteArray& line, double value);

}  // namespace bramah::solver
