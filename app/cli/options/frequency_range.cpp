// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/frequency_range.h"

#include <QStringList>

#include <cmath>

namespace bramah::cli {
namespace {

constexpr int kDefaultFrequencies = 200;
constexpr int kMostFrequencies = 1'000'000;

}  // namespace

std::optional<std::vector<double>> frequenciesOf(const QString& range)
{
    const QStringList parts = range.split(QLatin1Char(':'));
    bool isFrom = false, isTo = false, isCount = true;
    const double from = parts.value(0).toDouble(&isFrom), to = parts.value(1).toDouble(&isTo);
    const int count = parts.size() > 2 ? parts.at(2).toInt(&isCount) : kDefaultFrequencies;
    if (parts.size() > 3 || !isFrom || !isTo || !isCount || !(from > 0) || !(to >= from) || !std::isfinite(to) ||
        count < 1 || count > kMostFrequencies)
        return std::nullopt;
    std::vector<double> frequencies;
    for (int k = 0; k < count; ++k) {
        const double share = count > 1 ? static_cast<double>(k) / (count - 1) : 0;
        frequencies.push_back(from * std::pow(to / from, share));
    }
    return frequencies;
}

}  // namespace bramah::cli
