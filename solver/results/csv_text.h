// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace bramah::solver {

/// A field of a CSV file (RFC 4180): quoted if it contains a comma, quote or line end.
[[nodiscard]] QByteArray csvField(const QString& text);
/// Writes the shortest text that reads back as the same number, or NaN, Inf, -Inf: at most kLongestCsvNumber
/// characters. Returns the end of the text.
[[nodiscard]] char* writeCsvNumber(char* to, double value);
constexpr int kLongestCsvNumber = 24;  ///< as of -0.000012345678901234567

/// Appends that text.
void appendCsvNumber(QByteArray& line, double value);

}  // namespace bramah::solver
