// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/parts_comparison.h"

#include "solver/translate.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kStandsStill = 1e-9;  // of its size: a variable that changes less has no range to compare with
constexpr double kLeastRange = 1e-18;  ///< in SI units; what moves less, as an empty cavity, is rounding

std::vector<std::size_t> gridRows(const ResultStore& store)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < store.rowCount(); ++row)
        if ((store.flags(row) & kGridRow) != 0)
            rows.push_back(row);
    return rows;
}

bool isAtEvent(const ResultStore& store, std::size_t row)
{
    return (store.flags(row) & (kBeforeEventRow | kAfterEventRow)) != 0;
}

QString shownNumber(double value, int digits)
{
    return QLocale().toString(value, 'g', digits);
}

}  // namespace

std::optional<ResultDifference> largestDifference(const ResultStore& first, const ResultStore& second)
{
    const std::vector<std::size_t> rows = gridRows(first), others = gridRows(second);
    const std::size_t count = std::min(rows.size(), others.size());
    std::optional<ResultDifference> largest;
    for (int column = 0; column < static_cast<int>(first.columns().size()); ++column) {
        const QString& path = first.columns()[static_cast<std::size_t>(column)].path;
        const int other = second.find(path);
        const ValueRange range = first.range(column);
        const double size = range.upper - range.lower;
        if (other < 0 || size < kLeastRange ||
            !(size > kStandsStill * std::max(std::fabs(range.upper), std::fabs(range.lower))))
            continue;
        for (std::size_t i = 0; i < count; ++i) {
            if (isAtEvent(first, rows[i]) || isAtEvent(second, others[i]))
                continue;
            const double a = first.value(column, rows[i]), b = second.value(other, others[i]);
            const double share = std::fabs(a - b) / size;
            if (!largest || share > largest->share)
                largest = ResultDifference{path, first.time(rows[i]), a, b, share};
        }
    }
    return largest;
}

QString comparedTimes(const ComparedRun& joint, const ComparedRun& inParts)
{
    const auto work = [](const ComparedRun& run) {
        return tr("%1 steps in %2 s")
            .arg(QLocale().toString(static_cast<qlonglong>(run.statistics.steps)),
                 shownNumber(run.statistics.integrateSeconds, 3));
    };
    return tr("In %1 parts and %2 threads: %3 of all together; jointly: %4.")
        .arg(inParts.statistics.parts.size())
        .arg(inParts.statistics.threads)
        .arg(work(inParts), work(joint));
}

QString comparedValues(const ComparedRun& joint, const ComparedRun& inParts)
{
    const auto most = largestDifference(joint.results, inParts.results);
    return most ? tr("largest difference %1 % of the range of %2, at %3 s")
                      .arg(shownNumber(100 * most->share, 3), most->path, shownNumber(most->time, 6))
                : tr("no variable changes that could be compared");
}

}  // namespace bramah::solver
