// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/time_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {

namespace {

/// relative to the compared times: the difference that scaling and shifting can make between equal times
constexpr double kRoundOff = 1e-13;
constexpr double kNever = std::numeric_limits<double>::max();

}  // namespace

TimeTableClock::TimeTableClock(std::vector<double> x, Smoothness smoothness, Extrapolation extrapolation,
                               const TimeTableSetting& setting)
    : x_(std::move(x)), extrapolation_(extrapolation), setting_(setting)
{
    if (x_.size() < 2)
        return;
    const TimeEvents events = isCubic(smoothness)                          ? TimeEvents::NoTimeEvents
                              : smoothness == Smoothness::ConstantSegments ? TimeEvents::Always
                                                                           : setting.events;
    for (std::size_t k = 1; k + 1 < x_.size() && events != TimeEvents::NoTimeEvents; ++k) {
        const bool isJump = x_[k] == x_[k - 1];
        const bool isInside = x_[k] > x_.front() && x_[k] < x_.back();
        if (isInside && (isJump || events == TimeEvents::Always) && (instants_.empty() || instants_.back() < x_[k]))
            instants_.push_back(x_[k]);
    }
    instants_.push_back(x_.back());
}

bool TimeTableClock::isPeriodic() const
{
    return extrapolation_ == Extrapolation::Periodic && x_.back() > x_.front();
}

bool TimeTableClock::isPassed(double instant, double t) const
{
    const double scale = std::max({std::fabs(t), std::fabs(setting_.shiftTime), x_.back() - x_.front()});
    return instant <= t + kRoundOff * scale;
}

double TimeTableClock::nextEvent(double t) const
{
    if (!isPassed(setting_.startTime, t))
        return setting_.startTime;
    if (x_.size() < 2)
        return kNever;
    if (!isPeriodic()) {
        const double first = x_.front() + setting_.shiftTime;
        if (!isPassed(first, t))
            return first;
        for (const double instant : instants_)
            if (!isPassed(instant + setting_.shiftTime, t))
                return instant + setting_.shiftTime;
        return kNever;
    }
    const double period = x_.back() - x_.front();
    double turn = std::floor((t - setting_.shiftTime - x_.front()) / period);
    for (;; turn += 1)
        for (const double instant : instants_)
            if (const double at = instant + turn * period + setting_.shiftTime; !isPassed(at, t))
                return at;
}

double TimeTableClock::value(const Curve& curve, double t, double next, std::uint32_t order) const
{
    // The value is 0 until the event at the start has been handled; then `next` is behind it.
    if (next <= setting_.startTime || !isPassed(setting_.startTime, t))
        return 0;
    double own = t - setting_.shiftTime;
    if (x_.size() < 2)
        return curve(own, order);
    double ownNext = next - setting_.shiftTime;
    const double tolerance = 1e-9 * (x_.back() - x_.front());
    if (isPeriodic()) {
        const double period = x_.back() - x_.front();
        // `next` is in (first, last] of its period; slightly less than a period counts as one.
        const double turn = std::ceil((ownNext - x_.back()) / period - 1e-9);
        own -= turn * period;
        ownNext -= turn * period;
    } else if (ownNext > x_.back() + tolerance) {
        return isPassed(x_.back(), own) ? curve.beyond(true, own, order) : curve(own, order);
    }
    // The event that ends the present piece, and the one before, which began it.
    if (ownNext <= x_.front() + tolerance)
        return curve.beyond(false, own, order);
    const auto end = std::find_if(instants_.begin(), instants_.end(),
                                  [&](double instant) { return instant >= ownNext - tolerance; });
    const double last = end == instants_.end() ? x_.back() : *end;
    const double first = end == instants_.begin() ? x_.front() : *(end - 1);
    const auto begin = std::upper_bound(x_.begin(), x_.end(), first);
    const auto from = static_cast<std::size_t>(begin - x_.begin()) - 1;
    const auto to = static_cast<std::size_t>(std::lower_bound(x_.begin(), x_.end(), last) - x_.begin()) - 1;
    return curve.onSegment(std::clamp(segmentOf(x_, own), from, std::max(from, to)), own, order);
}

}  // namespace bramah::solver
