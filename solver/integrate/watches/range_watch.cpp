// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrate/watches/range_watch.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

/// Is any of \a values outside of \a range? Without branches, as a run asks it of each value in each row.
bool isAnyOutside(std::span<const double> values, const VariableRange& range)
{
    unsigned outside = 0;
    for (const double value : values)
        outside |= static_cast<unsigned>(value < range.least) | static_cast<unsigned>(value > range.most);
    return outside != 0;
}

}  // namespace

RangeWatch::RangeWatch(const SystemEvaluator& evaluator, std::vector<std::size_t>& outputs, double slack)
    : evaluator_(evaluator), slack_(slack)
{
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    const auto& all = evaluator.layout().outputs;
    std::vector<std::size_t> columnOf(evaluator.model().variables.size(), kNone);
    for (std::size_t column = 0; column < outputs.size(); ++column)
        columnOf[index(all[outputs[column]].variable)] = column;
    std::vector<std::size_t> outputOf(columnOf.size(), kNone);
    for (std::size_t k = 0; k < all.size(); ++k)
        outputOf[index(all[k].variable)] = k;
    for (const VariableRange& range : evaluator.ranges()) {
        std::size_t& column = columnOf[index(range.variable)];
        const std::size_t output = outputOf[index(range.variable)];
        if (column == kNone && output == kNone)
            continue;
        if (column == kNone) {
            column = outputs.size();
            outputs.push_back(output);
        }
        watched_.push_back({range, column});
    }
}

void RangeWatch::look(std::span<const double> times, std::span<const std::vector<double>> columns)
{
    if (watched_.empty() || times.empty())
        return;
    const std::vector<VariableRange> ranges = evaluator_.ranges();  // a new value of a parameter may have moved them
    for (std::size_t i = 0, next = 0; i < watched_.size(); ++i) {
        Watched& one = watched_[i];
        while (ranges[next].variable != one.range.variable)
            ++next;
        one.range = ranges[next];
        const std::vector<double>& values = columns[one.column];
        one.size = std::max({one.size, std::fabs(values.front()), std::fabs(values[values.size() / 2])});
        if (!one.isTold && isAnyOutside(values, one.range))
            lookClosely(one, times, values);
    }
}

void RangeWatch::lookClosely(Watched& one, std::span<const double> times, std::span<const double> values)
{
    const auto [variable, least, most] = one.range;
    for (const double value : values)
        one.size = std::max(one.size, std::fabs(value));
    const auto margin = [&](double bound) {
        return slack_ * (std::isfinite(bound) ? std::max(one.size, std::fabs(bound)) : one.size);
    };
    for (std::size_t row = 0; row < values.size() && !one.isTold; ++row) {
        const double value = values[row];
        const bool isBelow = value < least - margin(least);
        one.isTold = isBelow || value > most + margin(most);
        if (one.isTold)
            warnings_.push_back({times[row], variable, value, isBelow ? least : most, isBelow});
    }
}

}  // namespace bramah::solver
