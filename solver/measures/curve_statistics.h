// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <tl/expected.hpp>

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace bramah::solver {

/// What is computed of a curve between two times.
enum class Statistic : std::uint8_t {
    First,   ///< the value at the beginning
    Last,    ///< the value at the end
    Change,  ///< the last value less the first one
    Minimum,
    Maximum,
    PeakToPeak,     ///< the largest value less the smallest one
    Mean,           ///< over time
    Rms,            ///< the root of the mean of the squares
    Integral,       ///< over time
    Slope,          ///< of the straight line from the first to the last value
    RiseTime,       ///< from 10 % to 90 % of the way from the first to the last value [s]
    Overshoot,      ///< how far the curve goes beyond its last value, as a part of the change
    SettlingTime,   ///< until the curve stays within 2 % of the change around its last value [s]
    Period,         ///< mean time between crossings of the mean in one direction [s]
    Duration,       ///< of the window itself [s]
    TimeOfMinimum,  ///< [s]
    TimeOfMaximum,  ///< [s]
};

/// All of them, in the order of the enumeration.
[[nodiscard]] const std::vector<Statistic>& allStatistics();
/// The name in words, translated.
[[nodiscard]] QString nameOf(Statistic statistic);
/// The name in files and on the command line: `riseTime`.
[[nodiscard]] QString keyOf(Statistic statistic);
/// The statistic of a keyOf(); nothing for other names.
[[nodiscard]] std::optional<Statistic> statisticNamed(const QString& key);

/// The unit and kind of a statistic's values for a \a curve.
[[nodiscard]] ResultColumn columnOf(Statistic statistic, const ResultColumn& curve);

/// A number of a curve, or why there is none, as a sentence for the user.
using StatisticValue = tl::expected<double, QString>;

/// Numbers of one curve within [from, to]. The curve is what is drawn: straight between rows, or constant where it is
/// discrete; two rows of one time are a jump. Values that are not finite are left out, and a curve without a finite one
/// has no numbers. Each number is found when it is asked for. Borrows the rows.
class CurveStatistics
{
public:
    /// \a column below 0: the run does not have the curve. The window is cut to the times of the run; [s].
    CurveStatistics(const ResultStore& rows, int column, double from, double to);

    /// The number, in the unit of columnOf(); the first one that needs sums goes through all rows of the window.
    [[nodiscard]] StatisticValue value(Statistic statistic);

private:
    struct Sums {
        double duration = 0, integral = 0, squares = 0;
    };
    template <typename Visit>
    void forEachPiece(Visit visit) const;
    [[nodiscard]] const Sums& sums();
    [[nodiscard]] StatisticValue riseTime();
    [[nodiscard]] StatisticValue overshoot();
    [[nodiscard]] StatisticValue settlingTime();
    [[nodiscard]] StatisticValue period();
    [[nodiscard]] StatisticValue timeOf(double extreme) const;
    [[nodiscard]] bool hasStep() const;

    const ResultStore& rows_;
    int column_;
    bool isHeld_;
    double from_, to_;
    double first_, last_;
    ValueRange range_;
    std::optional<QString> problem_;  ///< why there are no numbers at all
    std::optional<Sums> sums_;
};

}  // namespace bramah::solver
