// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/csv_text.h"

#include <charconv>
#include <cmath>

namespace bramah::solver {

QByteArray csvField(const QString& text)
{
    QByteArray bytes = text.toUtf8();
    if (!bytes.contains(',') && !bytes.contains('"') && !bytes.contains('\n') && !bytes.contains('\r'))
        return bytes;
    bytes.replace("\"", "\"\"");
    return '"' + bytes + '"';
}

void appendCsvNumber(QByteArray& line, double value)
{
    char buffer[40];
    if (std::isnan(value)) {
        line += "NaN";
        return;
    }
    if (std::isinf(value)) {
        line += value < 0 ? "-Inf" : "Inf";
        return;
    }
    // An exponent only if zeros would make the number long.
    const double size = std::abs(value);
    const bool isPlain = size == 0 || (size >= 1e-5 && size < 1e15);
    const auto format = isPlain ? std::chars_format::fixed : std::chars_format::scientific;
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value, format);
    line.append(buffer, result.ptr - buffer);
}

}  // namespace bramah::solver
