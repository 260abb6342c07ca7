// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/curve_statistics.h"

#include "model/units/unit.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace bramah::solver {

namespace {

constexpr std::size_t kRowsPerPass = 4096;
constexpr double kRiseBegin = 0.1, kRiseEnd = 0.9;
constexpr double kSettled = 0.02;
constexpr double kNoise = 0.05;   ///< of the peak-to-peak value: a smaller swing about the mean is no oscillation
constexpr double kNoStep = 1e-6;  ///< of the peak-to-peak value: a smaller change is none

}  // namespace

const std::vector<Statistic>& allStatistics()
{
    using enum Statistic;
    static const std::vector<Statistic> all = {First,        Last,   Change,   Minimum,       Maximum,      PeakToPeak,
                                               Mean,         Rms,    Integral, Slope,         RiseTime,     Overshoot,
                                               SettlingTime, Period, Duration, TimeOfMinimum, TimeOfMaximum};
    return all;
}

QString nameOf(Statistic statistic)
{
    switch (statistic) {
    case Statistic::First: return tr("First value");
    case Statistic::Last: return tr("Last value");
    case Statistic::Change: return tr("Change");
    case Statistic::Minimum: return tr("Minimum");
    case Statistic::Maximum: return tr("Maximum");
    case Statistic::PeakToPeak: return tr("Peak to peak");
    case Statistic::Mean: return tr("Mean");
    case Statistic::Rms: return tr("RMS");
    case Statistic::Integral: return tr("Integral");
    case Statistic::Slope: return tr("Slope");
    case Statistic::RiseTime: return tr("Rise time");
    case Statistic::Overshoot: return tr("Overshoot");
    case Statistic::SettlingTime: return tr("Settling time");
    case Statistic::Period: return tr("Period");
    case Statistic::Duration: return tr("Duration");
    case Statistic::TimeOfMinimum: return tr("Time of minimum");
    case Statistic::TimeOfMaximum: return tr("Time of maximum");
    }
    return {};
}

QString keyOf(Statistic statistic)
{
    switch (statistic) {
    case Statistic::First: return QStringLiteral("first");
    case Statistic::Last: return QStringLiteral("last");
    case Statistic::Change: return QStringLiteral("change");
    case Statistic::Minimum: return QStringLiteral("minimum");
    case Statistic::Maximum: return QStringLiteral("maximum");
    case Statistic::PeakToPeak: return QStringLiteral("peakToPeak");
    case Statistic::Mean: return QStringLiteral("mean");
    case Statistic::Rms: return QStringLiteral("rms");
    case Statistic::Integral: return QStringLiteral("integral");
    case Statistic::Slope: return QStringLiteral("slope");
    case Statistic::RiseTime: return QStringLiteral("riseTime");
    case Statistic::Overshoot: return QStringLiteral("overshoot");
    case Statistic::SettlingTime: return QStringLiteral("settlingTime");
    case Statistic::Period: return QStringLiteral("period");
    case Statistic::Duration: return QStringLiteral("duration");
    case Statistic::TimeOfMinimum: return QStringLiteral("timeOfMinimum");
    case Statistic::TimeOfMaximum: return QStringLiteral("timeOfMaximum");
    }
    return {};
}

std::optional<Statistic> statisticNamed(const QString& key)
{
    for (const Statistic statistic : allStatistics())
        if (key == keyOf(statistic))
            return statistic;
    return std::nullopt;
}

ResultColumn columnOf(Statistic statistic, const ResultColumn& curve)
{
    ResultColumn column;
    column.path = curve.path;
    column.component = curve.component;
    const auto overTime = [&](double power) {
        const auto unit = model::parseUnit(curve.unit);
        const auto second = model::parseUnit(u"s");
        if (!unit || curve.unit.isEmpty())
            return QString();
        model::Dimension dimension = unit->dimension;
        for (std::size_t k = 0; k < dimension.size(); ++k)
            dimension[k] += power * second->dimension[k];
        return model::siUnitOf(dimension);
    };
    switch (statistic) {
    case Statistic::RiseTime:
    case Statistic::SettlingTime:
    case Statistic::Period:
    case Statistic::Duration:
    case Statistic::TimeOfMinimum:
    case Statistic::TimeOfMaximum: column.unit = QStringLiteral("s"); return column;
    case Statistic::Overshoot:
        column.unit = QStringLiteral("1");
        column.displayUnit = QStringLiteral("%");
        return column;
    case Statistic::Integral: column.unit = overTime(1); return column;
    case Statistic::Slope: column.unit = overTime(-1); return column;
    case Statistic::Change:
    case Statistic::PeakToPeak:
        column = curve;
        column.isBoolean = false;
        // A difference has no zero of its own: 10 K are no 10 degC, and a pressure is neither absolute nor gauge.
        if (const auto shown = model::parseUnit(curve.displayUnit); shown && shown->offset != 0)
            column.displayUnit = column.ownUnit = column.unit == QLatin1String("K") ? column.unit : QString();
        column.quantity = curve.unit == QLatin1String("Pa") ? QStringLiteral("PressureDifference") : QString();
        return column;
    case Statistic::Mean:
    case Statistic::Rms:
        column = curve;
        column.isBoolean = false;
        return column;
    default: return curve;
    }
}

CurveStatistics::CurveStatistics(const ResultStore& rows, int column, double from, double to)
    : rows_(rows),
      column_(column),
      isHeld_(column >= 0 && rows.columns()[static_cast<std::size_t>(column)].isDiscrete),
      from_(from),
      to_(to),
      first_(std::numeric_limits<double>::quiet_NaN()),
      last_(first_)
{
    if (column < 0 || rows.isEmpty()) {
        problem_ = tr("The run has no values of it.");
        return;
    }
    from_ = std::max(from, rows.firstTime());
    to_ = std::min(to, rows.lastTime());
    if (!(from_ <= to_)) {
        problem_ = tr("The run has no values at these times.");
        return;
    }
    bool isFirst = true;
    forEachPiece([&](double, double v0, double, double v1) {
        for (const double value : {v0, v1}) {
            if (!std::isfinite(value))
                continue;
            if (std::exchange(isFirst, false)) {
                first_ = value;
                range_ = {value, value};
            }
            range_ = {std::min(range_.lower, value), std::max(range_.upper, value)};
            last_ = value;
        }
        return true;
    });
    if (isFirst)
        problem_ = tr("It has no value at these times.");
}

/// Calls \a visit with the two ends of each piece of the curve, (t0, v0, t1, v1), pieces of no duration at jumps too,
/// until it returns false.
template <typename Visit>
void CurveStatistics::forEachPiece(Visit visit) const
{
    std::vector<double> times(kRowsPerPass), values(kRowsPerPass);
    double t0 = from_, v0 = rows_.valueAt(column_, from_);
    bool isFirst = true;
    for (std::size_t row = rows_.rowAt(from_); row < rows_.rowCount();) {
        const std::size_t count = std::min(kRowsPerPass, rows_.rowCount() - row);
        rows_.readTimes(row, std::span(times).first(count));
        rows_.read(column_, row, std::span(values).first(count));
        for (std::size_t k = 0; k < count; ++k) {
            const double t1 = times[k], v1 = values[k];
            if (t1 > to_) {
                const double end = isHeld_ || t1 <= t0 ? v0 : v0 + (v1 - v0) * (to_ - t0) / (t1 - t0);
                if (t0 < to_ || isFirst)
                    visit(t0, v0, to_, end);
                return;
            }
            // A jump at the very beginning belongs to what was before.
            if (t1 > from_ || (isFirst && t1 == from_)) {
                if (t1 > t0 && isHeld_) {
                    if (!visit(t0, v0, t1, v0))
                        return;
                    t0 = t1;
                    if (v1 != v0 && !visit(t1, v0, t1, v1))
                        return;
                } else if (t1 > from_ && !visit(t0, v0, t1, v1)) {
                    return;
                }
                if (t1 > from_) {
                    t0 = t1;
                    v0 = v1;
                    isFirst = false;
                }
            }
        }
        row += count;
    }
    if (isFirst)
        visit(t0, v0, t0, v0);
}

const CurveStatistics::Sums& CurveStatistics::sums()
{
    if (!sums_) {
        sums_.emplace();
        forEachPiece([this](double t0, double v0, double t1, double v1) {
            const double h = t1 - t0;
            if (h > 0 && std::isfinite(v0) && std::isfinite(v1)) {
                sums_->duration += h;
                sums_->integral += 0.5 * h * (v0 + v1);
                sums_->squares += h * (v0 * v0 + v0 * v1 + v1 * v1) / 3;
            }
            return true;
        });
    }
    return *sums_;
}

StatisticValue CurveStatistics::value(Statistic statistic)
{
    if (problem_)
        return tl::make_unexpected(*problem_);
    const auto overTime = [&](double value) -> StatisticValue {
        if (sums().duration > 0)
            return value / sums().duration;
        return tl::make_unexpected(tr("The window has no duration."));
    };
    switch (statistic) {
    case Statistic::First: return first_;
    case Statistic::Last: return last_;
    case Statistic::Change: return last_ - first_;
    case Statistic::Minimum: return range_.lower;
    case Statistic::Maximum: return range_.upper;
    case Statistic::PeakToPeak: return range_.upper - range_.lower;
    case Statistic::Mean: return overTime(sums().integral);
    case Statistic::Rms: return overTime(sums().squares).map([](double square) { return std::sqrt(square); });
    case Statistic::Integral: return sums().integral;
    case Statistic::Slope:
        if (to_ > from_)
            return (last_ - first_) / (to_ - from_);
        return tl::make_unexpected(tr("The window has no duration."));
    case Statistic::RiseTime: return riseTime();
    case Statistic::Overshoot: return overshoot();
    case Statistic::SettlingTime: return settlingTime();
    case Statistic::Period: return period();
    case Statistic::Duration: return to_ - from_;
    case Statistic::TimeOfMinimum: return timeOf(range_.lower);
    case Statistic::TimeOfMaximum: return timeOf(range_.upper);
    }
    return tl::make_unexpected(QString());
}

bool CurveStatistics::hasStep() const
{
    return std::abs(last_ - first_) > kNoStep * (range_.upper - range_.lower);
}

StatisticValue CurveStatistics::riseTime()
{
    if (!hasStep())
        return tl::make_unexpected(tr("It ends where it began, so there is no rise."));
    std::optional<double> begin, end;
    forEachPiece([&](double t0, double v0, double t1, double v1) {
        const double part0 = (v0 - first_) / (last_ - first_), part1 = (v1 - first_) / (last_ - first_);
        const auto crossing = [&](double level) {
            return t0 + (t1 - t0) * std::clamp((level - part0) / (part1 - part0), 0.0, 1.0);
        };
        if (!begin && part1 >= kRiseBegin)
            begin = part0 >= kRiseBegin ? t0 : crossing(kRiseBegin);
        if (begin && !end && part1 >= kRiseEnd)
            end = part0 >= kRiseEnd ? t0 : crossing(kRiseEnd);
        return !end;
    });
    if (!end)
        return tl::make_unexpected(tr("It does not reach 90 % of its change."));
    return *end - *begin;
}

StatisticValue CurveStatistics::overshoot()
{
    if (!hasStep())
        return tl::make_unexpected(tr("It ends where it began, so there is no step to go beyond."));
    const double beyond = last_ > first_ ? range_.upper - last_ : last_ - range_.lower;
    return beyond / std::abs(last_ - first_);
}

StatisticValue CurveStatistics::settlingTime()
{
    if (!hasStep())
        return tl::make_unexpected(tr("It ends where it began, so there is no step to settle from."));
    const double band = kSettled * std::abs(last_ - first_);
    double settled = from_;
    forEachPiece([&](double t0, double v0, double t1, double v1) {
        if (std::abs(v1 - last_) > band) {
            settled = t1;
        } else if (std::abs(v0 - last_) > band) {
            // It enters the band within this piece.
            const double edge = last_ + (v0 > last_ ? band : -band);
            settled = t0 + (t1 - t0) * (v1 == v0 ? 1 : (edge - v0) / (v1 - v0));
        }
        return true;
    });
    return settled - from_;
}

/// Crossings of the mean upward, of which each counts when the curve has been below the mean by a part of its range
/// since the one before: noise about the mean is no oscillation.
StatisticValue CurveStatistics::period()
{
    if (!(sums().duration > 0))
        return tl::make_unexpected(tr("The window has no duration."));
    const double mean = sums().integral / sums().duration;
    const double depth = kNoise * (range_.upper - range_.lower);
    std::optional<double> firstCrossing, lastCrossing, crossing;
    int count = 0;
    bool wasBelow = false;
    forEachPiece([&](double t0, double v0, double t1, double v1) {
        wasBelow = wasBelow || v0 < mean - depth;
        if (v0 < mean && v1 >= mean)
            crossing = t0 + (t1 - t0) * (mean - v0) / (v1 - v0);
        if (wasBelow && crossing && v1 > mean + depth) {
            if (!firstCrossing)
                firstCrossing = crossing;
            lastCrossing = crossing;
            ++count;
            wasBelow = false;
            crossing.reset();
        }
        return true;
    });
    if (count < 2)
        return tl::make_unexpected(tr("It does not swing twice about its mean."));
    return (*lastCrossing - *firstCrossing) / (count - 1);
}

StatisticValue CurveStatistics::timeOf(double extreme) const
{
    double time = from_;
    forEachPiece([&](double t0, double v0, double t1, double v1) {
        time = v0 == extreme ? t0 : t1;
        return v0 != extreme && v1 != extreme;
    });
    return time;
}

}  // namespace bramah::solver
