// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace bramah::solver {

/// Keeps the steps of an integrator short for a while: so that the return of a relation is seen, or a failure avoided.
class StepLimit
{
public:
    /// A failed step is repeated in shorter ones; if one of these fails it is divided again, so many times at most.
    static constexpr int kMostRepeats = 5;

    /// No limit from \a t on, where the integrator starts.
    void lift(double t) { until_ = t; }
    /// No step longer than \a longest [s] until the time \a until.
    void set(double longest, double until)
    {
        longest_ = longest;
        until_ = until;
    }
    [[nodiscard]] double longest() const { return longest_; }
    /// The time at which a step that begins at \a t has to end; infinity if there is no limit.
    [[nodiscard]] double latestEnd(double t) const
    {
        return t < until_ ? t + longest_ : std::numeric_limits<double>::infinity();
    }

    /// A step has failed and is to be repeated in shorter ones; false if that has been done too often.
    [[nodiscard]] bool mayRepeat() { return ++repeats_ <= kMostRepeats; }
    /// A step to \a t stands.
    void pass(double t)
    {
        if (t >= until_)
            repeats_ = 0;
    }

private:
    double longest_ = 0;  // [s]
    double until_ = 0;
    int repeats_ = 0;  // in a row
};

}  // namespace bramah::solver
