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
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, 17);
    line.append(buffer, result.ptr - buffer);
}

}  // namespace bramah::solver
