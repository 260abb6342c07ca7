// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/csv_text.h"

#include "solver/results/plain_number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

namespace bramah::solver {

QByteArray csvField(const QString& text)
{
    QByteArray bytes = text.toUtf8();
    if (!bytes.contains(',') && !bytes.contains('"') && !bytes.contains('\n') && !bytes.contains('\r'))
        return bytes;
    bytes.replace("\"", "\"\"");
    return '"' + bytes + '"';
}

char* writeCsvNumber(char* to, double value)
{
    const double size = std::abs(value);
    if (isPlainSize(size))
        return writePlainNumber(to, value);
    if (std::isfinite(value))
        return std::to_chars(to, to + kLongestCsvNumber, value, std::chars_format::scientific).ptr;
    const std::string_view text = std::isnan(value) ? "NaN" : value < 0 ? "-Inf" : "Inf";
    return std::ranges::copy(text, to).out;
}

void appendCsvNumber(QByteArray& line, double value)
{
    char buffer[48];
    line.append(buffer, writeCsvNumber(buffer, value) - buffer);
}

}  // namespace bramah::solver
