// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/watches/zero_crossings.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <Eigen/Core>

namespace bramah::solver {
namespace {

using Values = Eigen::Map<const Eigen::ArrayXd>;

Values valuesOf(const std::vector<double>& values)
{
    return {values.data(), static_cast<Eigen::Index>(values.size())};
}

/// The least of \a values; NaN if one of them is. Works on four parts side by side, since each minimum waits for the
/// one before.
template <typename Expression>
double leastOf(const Expression& values)
{
    constexpr Eigen::Index kFewest = 8;
    const Eigen::internal::scalar_min_op<double, double, Eigen::PropagateNaN> lesser;
    const Eigen::Index size = values.size() / 4;
    if (size < kFewest)
        return values.template minCoeff<Eigen::PropagateNaN>();
    const auto part = [&](Eigen::Index i) { return values.segment(i * size, size); };
    const auto first = part(0).binaryExpr(part(1), lesser);
    const auto second = part(2).binaryExpr(part(3), lesser);
    double least = first.binaryExpr(second, lesser).template minCoeff<Eigen::PropagateNaN>();
    for (Eigen::Index i = 4 * size; i < values.size(); ++i)
        least = lesser(least, values.coeff(i));
    return least;
}

constexpr double kWidth = 8 * std::numeric_limits<double>::epsilon();
constexpr double kAtOnce = 1e-300;  ///< [s] smallest time after 0
constexpr int kMostIterations = 200;
constexpr double kLargestSeparation = 1e-11;  ///< relative to the time, or to the step if that is longer
constexpr double kLargestDelay = 1e-6;        ///< of a crossing behind others of its relation; share of the step left
constexpr double kSoon = 4;                   ///< a crossing within so many longest delays recurs

int signOf(double value)
{
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

}  // namespace

ZeroCrossings::ZeroCrossings(Equations& equations, RunMemory& memory)
    : equations_(equations),
      memory_(memory),
      reference_(equations.layout().relations.size()),
      referenceSigns_(reference_.size()),
      leftValues_(reference_.size()),
      rightValues_(reference_.size()),
      trialValues_(reference_.size()),
      states_(equations.layout().states.size()),
      timesAsked_(reference_.size()),
      lastOf_(reference_.size())
{
}

EvaluationStatus ZeroCrossings::takeReference(double t, std::span<const double> x)
{
    if (reference_.empty())
        return {};
    const EvaluationStatus status = equations_.relations(t, x, reference_);
    latestValues_ = reference_;
    std::ranges::transform(reference_, referenceSigns_.begin(), signOf);
    return status;
}

void ZeroCrossings::askAgain(const Crossing& crossing)
{
    constexpr int kMostTimes = 40;
    const auto relation = static_cast<std::size_t>(crossing.relation);
    const int before = -signOf(crossingValues_[relation]);
    if (before == 0 || signOf(reference_[relation]) == before || ++timesAsked_[relation] > kMostTimes)
        return;
    referenceSigns_[relation] = before;
    reference_[relation] = latestValues_[relation] = before * std::numeric_limits<double>::min();
}

bool ZeroCrossings::evaluate(double t, const Interpolate& interpolate, std::vector<double>& values)
{
    interpolate(t, states_);
    failure_ = equations_.relations(t, states_, values);
    return failure_.ok();
}

bool ZeroCrossings::isChanged(int relation, double value) const
{
    // NaN counts as a change: it comes from a held branch, which must be evaluated again.
    return std::isnan(value) || signOf(value) != signOf(reference_[static_cast<std::size_t>(relation)]);
}

int ZeroCrossings::firstChanged(const std::vector<double>& values) const
{
    // Usually nothing has changed, which one pass without branches shows.
    if (leastOf(valuesOf(values) * valuesOf(referenceSigns_)) > 0)
        return -1;
    for (std::size_t relation = 0; relation < values.size(); ++relation)
        if (isChanged(static_cast<int>(relation), values[relation]))
            return static_cast<int>(relation);
    return -1;
}

int ZeroCrossings::changedInNotch(std::size_t relation, double from, double to, const Interpolate& interpolate,
                                  double& time)
{
    constexpr int kMostTrials = 64;
    const double sign = referenceSigns_[relation], first = sign * latestValues_[relation],
                 middle = sign * leftValues_[relation], last = sign * rightValues_[relation];
    const double steepness = (std::max(first, last) - middle) / ((to - from) / 2);
    // The tip is where the lines from both ends meet, or near the lower end. From a point near by it is about as far
    // as the value says, to one side or the other: a little more, so that a band is not approached for ever.
    constexpr double kMore = 1.3;
    double place = first < last ? from : to, value = std::min(first, last), side = 1;
    int trials = 0, changed = -1;
    const auto isBetter = [&](double at) {
        if (!(at > from && at < to) || ++trials > kMostTrials || !evaluate(at, interpolate, trialValues_))
            return false;
        changed = firstChanged(trialValues_);
        const double found = sign * trialValues_[relation];
        if (changed < 0 && found >= value)
            return false;
        time = place = at;
        value = found;
        return true;
    };
    static_cast<void>(isBetter((from + to + (first - last) / steepness) / 2));
    for (bool isCloser = true; isCloser && changed < 0 && failure_.ok();) {
        const double way = kMore * side * value / steepness, before = place;
        isCloser = isBetter(before + way);
        if (!isCloser && failure_.ok() && isBetter(before - way)) {
            isCloser = true;
            side = -side;
        }
    }
    return changed;
}

int ZeroCrossings::firstExcursion(double from, double to, const Interpolate& interpolate, double& time)
{
    // first + slope*s + bend*s^2, signed so that it is positive now; s runs from 0 to 1.
    struct Parabola {
        double first, slope, bend;
        [[nodiscard]] bool turnsAroundBeyondZero() const
        {
            return slope < 0 && -slope < 2 * bend && slope * slope > 4 * first * bend;
        }
    };
    const auto parabola = [this](std::size_t relation) -> Parabola {
        const double sign = referenceSigns_[relation], first = sign * latestValues_[relation],
                     middle = sign * leftValues_[relation], last = sign * rightValues_[relation];
        return {first, 4 * middle - 3 * first - last, 2 * (first + last) - 4 * middle};
    };
    // A function with an extremum inside of the step is, in the middle, below the nearer quarter point of the line
    // between the ends; one with a notch that reaches zero, below about half of the difference of the ends. Usually
    // there is none, which one pass without branches shows.
    const Values signs = valuesOf(referenceSigns_), firsts = valuesOf(latestValues_), middles = valuesOf(leftValues_),
                 lasts = valuesOf(rightValues_);
    const auto above = signs * (4 * middles - firsts - lasts) - 2 * firsts.abs().min(lasts.abs());
    const auto level = signs * 1.5 * middles - (firsts - lasts).abs();
    if (leastOf(above.min(level)) >= 0)
        return -1;
    for (std::size_t relation = 0; relation < reference_.size(); ++relation) {
        const auto place = static_cast<Eigen::Index>(relation);
        if (above[place] >= 0 && level[place] >= 0)
            continue;
        const Parabola p = parabola(relation);
        if (!p.turnsAroundBeyondZero()) {
            if (const int changed = changedInNotch(relation, from, to, interpolate, time);
                changed >= 0 || !failure_.ok())
                return changed;
            continue;
        }
        time = from + (to - from) * (-p.slope / (2 * p.bend));
        if (!evaluate(time, interpolate, trialValues_))
            return -1;
        if (const int changed = firstChanged(trialValues_); changed >= 0)
            return changed;
    }
    return -1;
}

double ZeroCrossings::apartFromLast(int relation, double time, double to)
{
    const double scale = std::max(std::abs(to), to - time);
    // The earliest time behind `last`, and the separation for the next time.
    const auto earliestAfter = [&](LastCrossing& last, double longest, double soon) {
        if (!(last.time < time))  // the run has gone back
            last = {};
        const bool isSoon = time - last.time <= soon;
        last.separation = isSoon ? std::min(2 * last.separation, longest) : 4 * kWidth * scale;
        return last.time + last.separation;
    };
    LastCrossing& own = lastOf_[static_cast<std::size_t>(relation)];
    const double longest = kLargestSeparation * scale, longestOfOne = std::max(longest, kLargestDelay * (to - time));
    const double earliest = std::max(earliestAfter(last_, longest, last_.separation),
                                     earliestAfter(own, longestOfOne, kSoon * longestOfOne));
    last_.time = own.time = std::min(std::max(time, earliest), to);
    return own.time;
}

std::optional<Crossing> ZeroCrossings::firstCrossing(double from, double to, const Interpolate& interpolate)
{
    failure_ = {};
    if (reference_.empty() || !(from < to))
        return std::nullopt;
    std::optional<Bracket> bracket = firstBracket(from, to, interpolate);
    const double width = kWidth * std::max(std::abs(from), std::abs(to));
    if (!bracket || !closeIn(*bracket, width, interpolate))
        return std::nullopt;
    crossingValues_ = rightValues_;
    return Crossing{apartFromLast(bracket->relation, bracket->right, to), bracket->relation};
}

std::optional<ZeroCrossings::Bracket> ZeroCrossings::firstBracket(double from, double to,
                                                                  const Interpolate& interpolate)
{
    // The end first: the step has just been there, and it will be accepted there.
    const bool hasEnd = evaluate(to, interpolate, rightValues_);
    const EvaluationStatus failureAtEnd = failure_;
    if (hasEnd)
        memory_.keepPoint();
    const double middle = from + (to - from) / 2;
    if (!evaluate(middle, interpolate, leftValues_))
        return std::nullopt;
    if (const int relation = firstChanged(leftValues_); relation >= 0) {
        rightValues_.swap(leftValues_);
        leftValues_ = latestValues_;
        return Bracket{from, middle, relation};
    }
    memory_.expectToRemember();
    failure_ = failureAtEnd;
    if (!hasEnd)
        return std::nullopt;
    if (const int relation = firstChanged(rightValues_); relation >= 0)
        return Bracket{middle, to, relation};
    double turn = to;
    const int relation = firstExcursion(from, to, interpolate, turn);
    if (!failure_.ok())
        return std::nullopt;
    if (relation < 0) {
        latestValues_.swap(rightValues_);
        return std::nullopt;
    }
    leftValues_ = latestValues_;
    rightValues_.swap(trialValues_);
    return Bracket{from, turn, relation};
}

bool ZeroCrossings::closeIn(Bracket& bracket, double width, const Interpolate& interpolate)
{
    auto& [left, right, relation] = bracket;
    // A trial point at which any sign has changed becomes the right end, so that the bracket converges to the first
    // change of all.
    double leftWeight = 1;
    double rightWeight = 1;
    int lastMoved = 0;  // -1: the left end, 1: the right end
    for (int iteration = 0; right - left > width && iteration < kMostIterations; ++iteration) {
        const auto k = static_cast<std::size_t>(relation);
        const double gLeft = leftValues_[k] * leftWeight;
        const double gRight = rightValues_[k] * rightWeight;
        double trial = left + (right - left) / 2;
        if (iteration % 4 != 3 && std::isfinite(gRight)) {
            const double secant = left + (right - left) * (gLeft / (gLeft - gRight));
            // An exact zero is most likely left immediately: takes the next time.
            trial = gLeft == 0 ? std::max(std::nextafter(left, right), left + kAtOnce)
                               : std::clamp(secant, left + width / 2, right - width / 2);
        }
        if (!(trial > left && trial < right))
            break;
        if (!evaluate(trial, interpolate, trialValues_))
            return false;
        const int changed = isChanged(relation, trialValues_[k]) ? relation : firstChanged(trialValues_);
        if (changed >= 0) {
            right = trial;
            rightValues_.swap(trialValues_);
            leftWeight = changed == relation && lastMoved == 1 ? leftWeight / 2 : 1;
            rightWeight = 1;
            relation = changed;
            lastMoved = 1;
        } else {
            left = trial;
            leftValues_.swap(trialValues_);
            rightWeight = lastMoved == -1 ? rightWeight / 2 : 1;
            leftWeight = 1;
            lastMoved = -1;
        }
    }
    return true;
}

}  // namespace bramah::solver
