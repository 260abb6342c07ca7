// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/watches/range_watch.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

RangeWatch::RangeWatch(const SystemEvaluator& evaluator, std::vector<std::size_t>& outputs, double slack)
    : evaluator_(evaluator), slack_(slack)
{
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    const auto& all = evaluator.layout().outputs;
    const std::vector<EqualOutput> equal = evaluator.equalOutputs();
    std::vector<std::size_t> columnOf(all.size(), kNone);  // by the output that stands for its equals
    for (std::size_t column = 0; column < outputs.size(); ++column)
        columnOf[equal[outputs[column]].first] = column;
    std::vector<std::size_t> outputOf(evaluator.model().variables.size(), kNone);
    for (std::size_t k = 0; k < all.size(); ++k)
        outputOf[index(all[k].variable)] = k;
    for (const VariableRange& range : evaluator.ranges()) {
        const std::size_t output = outputOf[index(range.variable)];
        if (output == kNone)
            continue;
        std::size_t& column = columnOf[equal[output].first];
        if (column == kNone) {
            column = outputs.size();
            outputs.push_back(output);
        }
        watched_.push_back({range, column, equal[output].isNegated != equal[outputs[column]].isNegated});
    }
    bounds_.resize(watched_.size());
}

void RangeWatch::setBounds()
{
    const std::vector<VariableRange> ranges = evaluator_.ranges();  // a new value of a parameter may have moved them
    for (std::size_t i = 0, next = 0; i < watched_.size(); ++i) {
        Watched& one = watched_[i];
        while (ranges[next].variable != one.range.variable)
            ++next;
        one.range = ranges[next];
        const auto [variable, least, most] = one.range;
        bounds_[i] = one.isNegated ? Bounds{-most, -least, one.column} : Bounds{least, most, one.column};
    }
}

void RangeWatch::look(std::span<const double> times, std::span<const double> values)
{
    if (watched_.empty() || times.empty())
        return;
    setBounds();
    const std::size_t rows = times.size(), width = values.size() / rows;
    // Without branches, as a run asks it of each value in each row.
    for (std::size_t row = 0; row < rows; ++row)
        for (Bounds& one : bounds_) {
            const double value = values[row * width + one.column];
            one.isLeft |= static_cast<unsigned>(value < one.least) | static_cast<unsigned>(value > one.most);
        }
    for (std::size_t i = 0; i < watched_.size(); ++i) {
        Watched& one = watched_[i];
        const auto column = values.subspan(one.column);
        one.size = std::max({one.size, std::fabs(column[0]), std::fabs(column[rows / 2 * width])});
        if (!one.isTold && bounds_[i].isLeft != 0)
            lookClosely(one, times, column, width);
    }
}

void RangeWatch::lookClosely(Watched& one, std::span<const double> times, std::span<const double> column,
                             std::size_t stride)
{
    const auto [variable, least, most] = one.range;
    for (std::size_t row = 0; row < times.size(); ++row)
        one.size = std::max(one.size, std::fabs(column[row * stride]));
    const auto margin = [&](double bound) {
        return slack_ * (std::isfinite(bound) ? std::max(one.size, std::fabs(bound)) : one.size);
    };
    for (std::size_t row = 0; row < times.size() && !one.isTold; ++row) {
        const double value = one.isNegated ? -column[row * stride] : column[row * stride];
        const bool isBelow = value < least - margin(least);
        one.isTold = isBelow || value > most + margin(most);
        if (one.isTold)
            warnings_.push_back({times[row], variable, value, isBelow ? least : most, isBelow});
    }
}

}  // namespace bramah::solver
