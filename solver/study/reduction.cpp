// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/reduction.h"

#include "solver/value_names.h"

#include <cmath>

namespace bramah::solver {
namespace {

double meanOf(const ResultStore& results, int column)
{
    double integral = 0;
    for (std::size_t row = 1; row < results.rowCount(); ++row) {
        const double width = results.time(row) - results.time(row - 1);
        integral += width * (results.value(column, row) + results.value(column, row - 1)) / 2;
    }
    const double length = results.lastTime() - results.firstTime();
    return length > 0 ? integral / length : results.value(column, 0);
}

constexpr std::array<std::string_view, 4> kNames{"final", "min", "max", "mean"};

}  // namespace

std::optional<Reduction> reductionNamed(std::string_view name)
{
    return valueNamed<Reduction>(kNames, name);
}

std::string_view nameOf(Reduction reduction)
{
    return kNames[static_cast<std::size_t>(reduction)];
}

double reduced(const ResultStore& results, int column, Reduction reduction)
{
    if (results.isEmpty())
        return std::nan("");
    switch (reduction) {
    case Reduction::Final: return results.value(column, results.rowCount() - 1);
    case Reduction::Min: return results.range(column).lower;
    case Reduction::Max: return results.range(column).upper;
    case Reduction::Mean: return meanOf(results, column);
    }
    return std::nan("");
}

}  // namespace bramah::solver
