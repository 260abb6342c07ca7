// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/causes/run_stretch.h"

#include <algorithm>

namespace bramah::app {

namespace {

constexpr std::size_t kMostRows = 4000;

}  // namespace

solver::StretchRows stretchOf(const RunRecord& run, const solver::CompiledSystem& system, RunParameters& parameters,
                              double from, double to)
{
    const solver::ResultStore& rows = run.results;
    std::size_t first = rows.rowAt(from), last = first;
    while (first + 1 < rows.rowCount() && rows.time(first + 1) <= from)
        ++first;  // behind an event
    last = rows.rowAt(to);
    while (last < rows.rowCount() && rows.time(last) <= to)
        ++last;
    std::vector<std::size_t> taken;
    const std::size_t step = std::max<std::size_t>(1, (last - first) / kMostRows);
    for (std::size_t row = first; row < last; row += step)
        taken.push_back(row);
    if (!taken.empty() && last > 0 && taken.back() != last - 1)
        taken.push_back(last - 1);
    const bool startsBetween = taken.empty() || rows.time(taken.front()) > from;
    const bool endsBetween = taken.empty() || rows.time(taken.back()) < to;
    solver::StretchRows stretch;
    if (startsBetween)
        stretch.times.push_back(from);
    for (const std::size_t row : taken)
        stretch.times.push_back(rows.time(row));
    if (endsBetween)
        stretch.times.push_back(to);
    stretch.values = [&run, &system, &parameters, taken = std::move(taken), startsBetween, endsBetween, from, to,
                      count = stretch.times.size()](solver::VariableId variable) -> std::vector<double> {
        const QString path = QString::fromStdString(system.model.variable(variable).path);
        const int column = run.results.find(path);
        if (column < 0) {
            const auto known = parameters.value(&run, path);
            return known ? std::vector<double>(count, known->value) : std::vector<double>();
        }
        std::vector<double> values;
        if (startsBetween)
            values.push_back(run.results.valueAt(column, from));
        for (const std::size_t row : taken)
            values.push_back(run.results.value(column, row));
        if (endsBetween)
            values.push_back(run.results.valueAt(column, to));
        return values;
    };
    return stretch;
}

}  // namespace bramah::app
