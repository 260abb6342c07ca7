// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/measures/curve_rows.h"

using namespace bramah::solver;

ResultStore storeOf(const std::vector<CurveByHand>& curves, const std::vector<double>& times)
{
    ResultStore store;
    std::vector<ResultColumn> columns;
    for (const CurveByHand& curve : curves)
        columns.push_back(curve.column);
    store.reset(std::move(columns));
    SampleBatch batch;
    for (std::size_t row = 0; row < times.size(); ++row) {
        const bool isBefore = row + 1 < times.size() && times[row + 1] == times[row];
        const bool isAfter = row > 0 && times[row - 1] == times[row];
        std::vector<double> values;
        for (const CurveByHand& curve : curves)
            values.push_back(curve.value(times[row], isBefore));
        batch.add(times[row], isBefore ? kBeforeEventRow : isAfter ? kAfterEventRow : kGridRow, values);
    }
    store.append(std::move(batch));
    return store;
}

std::vector<double> equalTimes(double from, double to, int count)
{
    std::vector<double> times;
    for (int k = 0; k <= count; ++k)
        times.push_back(from + (to - from) * k / count);
    return times;
}

ResultColumn columnNamed(const char* path, const char* unit, const char* displayUnit, const char* quantity)
{
    ResultColumn column;
    column.path = QString::fromUtf8(path);
    column.unit = QString::fromUtf8(unit);
    column.displayUnit = QString::fromUtf8(displayUnit);
    column.quantity = QString::fromUtf8(quantity);
    return column;
}
