// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/compare_results.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <utility>

namespace bramah::solver {
namespace {

constexpr double kSizePerRange = 1000;  // a variable that hardly changes is measured by its size

/// The rows of a variable.
struct ComparedCurve {
    std::vector<double> times, values;
    bool isDiscrete = false;

    ComparedCurve(const ResultStore& store, int column)
        : times(store.rowCount()),
          values(store.rowCount()),
          isDiscrete(store.columns()[static_cast<std::size_t>(column)].isDiscrete)
    {
        store.readTimes(0, times);
        store.read(column, 0, values);
    }

    /// Between two rows, the row before and the next one.
    [[nodiscard]] double between(std::size_t next, double time) const
    {
        const std::size_t before = next - 1;
        if (isDiscrete || times[next] <= times[before])
            return values[before];
        return values[before] +
               (values[next] - values[before]) * (time - times[before]) / (times[next] - times[before]);
    }
};

/// The smallest and the largest value of a curve within a stretch of time that moves on.
class MovingBounds
{
public:
    explicit MovingBounds(const ComparedCurve& curve) : curve_(curve) {}

    /// {NaN, NaN} if the curve has no value there, or a gap begins or ends there. \a from and \a to do not fall from
    /// call to call.
    [[nodiscard]] ValueRange within(double from, double to)
    {
        const std::vector<double>& times = curve_.times;
        for (; next_ < times.size() && times[next_] <= to; ++next_) {
            const double value = curve_.values[next_];
            if (std::isnan(value))
                continue;
            while (!largest_.empty() && curve_.values[largest_.back()] <= value)
                largest_.pop_back();
            largest_.push_back(next_);
            while (!smallest_.empty() && curve_.values[smallest_.back()] >= value)
                smallest_.pop_back();
            smallest_.push_back(next_);
        }
        for (std::deque<std::size_t>* rows : {&largest_, &smallest_})
            while (!rows->empty() && times[rows->front()] < from)
                rows->pop_front();
        while (first_ < times.size() && times[first_] < from)
            ++first_;
        ValueRange range{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
        bool reachesGap = false;
        const auto include = [&](double value) {
            reachesGap = reachesGap || std::isnan(value);
            range.lower = std::min(range.lower, value);
            range.upper = std::max(range.upper, value);
        };
        if (!largest_.empty()) {
            include(curve_.values[largest_.front()]);
            include(curve_.values[smallest_.front()]);
        }
        if (first_ > 0 && first_ < times.size())
            include(curve_.between(first_, from));
        if (next_ > 0 && next_ < times.size())
            include(curve_.between(next_, to));
        if (range.lower > range.upper || reachesGap)
            range.lower = range.upper = std::numeric_limits<double>::quiet_NaN();
        return range;
    }

private:
    const ComparedCurve& curve_;
    std::size_t first_ = 0;                       ///< the first row within
    std::size_t next_ = 0;                        ///< the first row behind
    std::deque<std::size_t> largest_, smallest_;  ///< rows that are, or will be, the largest and the smallest
};

/// Raises \a difference to the largest one of the rows of \a curve from what \a other is near them.
/// \a isSecond: \a curve is that of the second results.
void compareRows(const ComparedCurve& curve, const ComparedCurve& other, const ResultsComparison& comparison,
                 bool isSecond, VariableDifference& difference)
{
    MovingBounds bounds(other);
    for (std::size_t row = 0; row < curve.times.size(); ++row) {
        const double time = curve.times[row], value = curve.values[row];
        if (time < comparison.from || time > comparison.to)
            continue;
        const ValueRange range = bounds.within(time - comparison.time, time + comparison.time);
        if (std::isnan(value) || std::isnan(range.lower))
            continue;  // one of them has no value there
        const double nearest = std::clamp(value, range.lower, range.upper);
        const double distance = std::abs(value - nearest);
        if (!(distance > difference.greatest))
            continue;
        difference.greatest = distance;
        difference.time = time;
        difference.first = isSecond ? nearest : value;
        difference.second = isSecond ? value : nearest;
    }
}

double meanInterval(const ResultStore& store)
{
    return store.rowCount() < 2 ? 0
                                : (store.lastTime() - store.firstTime()) / static_cast<double>(store.rowCount() - 1);
}

double allowedOf(const ResultStore& first, int column, const ResultsComparison& comparison,
                 const ResultTolerance& tolerance)
{
    const ValueRange range = first.range(column, comparison.from, comparison.to);
    const double size = std::max(std::abs(range.lower), std::abs(range.upper));
    return std::max(tolerance.absolute, tolerance.relative * std::max(range.upper - range.lower, size / kSizePerRange));
}

}  // namespace

bool ResultsComparison::isAlike() const
{
    return !variables.empty() && onlyInFirst.isEmpty() && !hasOtherTimes &&
           std::ranges::all_of(variables, &VariableDifference::isWithin);
}

ResultsComparison compareResults(const ResultStore& first, const ResultStore& second, const ResultTolerance& tolerance)
{
    ResultsComparison comparison;
    const auto [shortest, longest] = std::minmax({meanInterval(first), meanInterval(second)});
    comparison.time = tolerance.time.value_or(longest);
    comparison.from = std::max(first.firstTime(), second.firstTime());
    comparison.to = std::min(first.lastTime(), second.lastTime());
    const auto isElsewhere = [&, shortest = shortest](double mine, double other, const std::optional<double>& wish,
                                                      bool isBegin) {
        const bool isWished = wish && (isBegin ? *wish >= std::max(mine, other) : *wish <= std::min(mine, other));
        return !isWished && std::abs(mine - other) > shortest;
    };
    comparison.hasOtherTimes = isElsewhere(first.firstTime(), second.firstTime(), tolerance.from, true) ||
                               isElsewhere(first.lastTime(), second.lastTime(), tolerance.to, false);
    comparison.from = std::max(comparison.from, tolerance.from.value_or(comparison.from));
    comparison.to = std::min(comparison.to, tolerance.to.value_or(comparison.to));

    const QRegularExpression wanted(QRegularExpression::anchoredPattern(tolerance.variables.pattern()));
    const auto isWanted = [&](const QString& path) {
        return tolerance.variables.pattern().isEmpty() || wanted.match(path).hasMatch();
    };
    for (int column = 0; column < static_cast<int>(first.columns().size()); ++column) {
        const QString& path = first.columns()[static_cast<std::size_t>(column)].path;
        if (!isWanted(path))
            continue;
        const int other = second.find(path);
        if (other < 0) {
            comparison.onlyInFirst << path;
            continue;
        }
        VariableDifference difference{path};
        difference.allowed = allowedOf(first, column, comparison, tolerance);
        const ComparedCurve mine(first, column), theirs(second, other);
        compareRows(mine, theirs, comparison, false, difference);
        compareRows(theirs, mine, comparison, true, difference);
        comparison.variables.push_back(std::move(difference));
    }
    for (const ResultColumn& column : second.columns())
        if (isWanted(column.path) && first.find(column.path) < 0)
            comparison.onlyInSecond << column.path;
    return comparison;
}

}  // namespace bramah::solver
