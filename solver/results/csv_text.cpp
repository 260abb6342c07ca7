// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/csv_text.h"

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
    if (std::isfinite(value)) {
        // An exponent only if zeros would make the number long.
        const double size = std::abs(value);
        const bool isPlain = size == 0 || (size >= 1e-5 && size < 1e15);
        const auto format = isPlain ? std::chars_format::fixed : std::chars_format::scientific;
        return std::to_chars(to, to + kLongestCsvNumber, value, format).ptr;
    }
    const std::string_view text = std::isnan(value) ? "NaN" : value < 0 ? "-Inf" : "Inf";
    return std::ranges::copy(text, to).out;
}

void appendCsvNumber(QByteArray& line, double value)
{
    char buffer[kLongestCsvNumber];
    line.append(buffer, writeCsvNumber(buffer, value) - buffer);
}

}  // namespace bramah::solver
