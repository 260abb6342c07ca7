// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <limits>

namespace bramah::solver {

/// Limits the steps of an integrator for some time, so that the return of a relation is seen or a failure avoided.
class StepLimit
{
public:
    /// A failed step is repeated in shorter ones; if one of these fails it is divided again, at most so many times.
    static constexpr int kMostRepeats = 5;

    /// Removes the limit from \a t on, where the integrator starts.
    void lift(double t) { until_ = t; }
    /// Limits steps to \a longest [s] until the time \a until.
    void set(double longest, double until)
    {
        longest_ = longest;
        until_ = until;
    }
    /// The longest step [s] as last set, also once the limit has passed.
    [[nodiscard]] double longest() const { return longest_; }
    /// The latest end of a step that begins at \a t; infinity if there is no limit.
    [[nodiscard]] double latestEnd(double t) const
    {
        return t < until_ ? t + longest_ : std::numeric_limits<double>::infinity();
    }

    /// May a failed step be repeated in shorter ones? False if that was done too often.
    [[nodiscard]] bool mayRepeat() { return ++repeats_ <= kMostRepeats; }
    /// Records that a step to \a t was kept.
    void pass(double t)
    {
        if (t >= until_)
            repeats_ = 0;
    }

private:
    double longest_ = 0;  // [s]
    double until_ = 0;
    int repeats_ = 0;  // consecutive ones
};

}  // namespace bramah::solver
