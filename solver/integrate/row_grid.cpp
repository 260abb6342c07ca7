// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/row_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {
namespace {

// A time of the output grid counts as equal to another time if they differ by less than this share of an interval.
constexpr double kGridTolerance = 1e-9;
// Two times count as equal if they differ by less than this share of the run's larger end.
constexpr double kRoundings = 4 * std::numeric_limits<double>::epsilon();

}  // namespace

RowGrid::RowGrid(const IntegrationSettings& settings)
    : start_(settings.startTime),
      stop_(settings.stopTime),
      interval_(settings.sampleInterval()),
      last_(std::isfinite(stop_) ? static_cast<std::int64_t>(std::floor((stop_ - start_) / interval_ + kGridTolerance))
                                 : std::numeric_limits<std::int64_t>::max() - 1)
{
}

double RowGrid::time(std::int64_t k) const
{
    return std::min(start_ + static_cast<double>(k) * interval_, stop_);
}

bool RowGrid::isNext(double t) const
{
    return !isDone() && std::abs(nextTime() - t) <= kGridTolerance * interval_;
}

bool RowGrid::isBefore(double t, std::int64_t further) const
{
    return next_ + further <= last_ && t - nextTime(further) > kGridTolerance * interval_;
}

bool RowGrid::isStopTime(double t) const
{
    // An event may be one rounding before the stop time, and no integrator can step over the rest.
    return std::isfinite(stop_) && stop_ - t <= kRoundings * std::max(std::abs(start_), std::abs(stop_));
}

bool RowGrid::endsBeforeStopTime() const
{
    return next_ == last_ + 1 && stop_ - time(last_) > kGridTolerance * interval_;
}

}  // namespace bramah::solver
