// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/local_search.h"

#include "solver/optimise/aim_search.h"
#include "solver/optimise/nlopt_method.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace bramah::solver {

namespace {

constexpr double kShorter = 0.25;    // of a step after a failed run
constexpr double kAnewStep = 0.02;   // from where a method has ended, to see whether it goes on
constexpr double kAlongStep = 0.05;  // along a region that fails
constexpr int kMostBeginnings = 12;
constexpr double kTermsWeight = 1e-3;  // as Scalar::of()

/// One search.
class LocalSearch
{
public:
    LocalSearch(SearchPart& part, const Scalar& scalar, const EvaluatedPoint& start)
        : part_(part), scalar_(scalar), free_(part.space().continuous()), best_(&start)
    {
        bestMerit_ = meritOf(start, part_.judge(), scalar_);
    }

    [[nodiscard]] LocalOutcome run(double step)
    {
        if (free_.empty())
            return {best_, LocalEnd::Converged};
        if (part_.judge().hasAimsOnly() && part_.judge().limitCount() == 0) {
            const AimOutcome outcome = searchAims(part_, *best_);
            take(*outcome.best);
            if (outcome.isReached)
                return {best_, LocalEnd::Converged};
        }
        goDownhill(step);
        if (isBlocked_ && !part_.isOver())
            goAlong();
        return {best_, part_.isOver() ? LocalEnd::Over : isBlocked_ ? LocalEnd::Blocked : LocalEnd::Converged};
    }

private:
    void goDownhill(double step)
    {
        for (int k = 0; k < kMostBeginnings && !part_.isOver(); ++k) {
            const Merit before = bestMerit_;
            std::vector<double> x = freePlaceOf(*best_);
            const bool isEnded = scalar_.weights.empty() ? goOnce(x, step) : goOnceWithBound(x, step);
            isBlocked_ = !isEnded && !part_.isOver() && !part_.isTurning();
            if (part_.isTurning())
                return;
            if (isBlocked_) {
                step *= kShorter;
                if (step < 4 * part_.tolerance())
                    return;
            } else if (!isClearlyBetter(before) && k > 0) {
                return;
            } else {
                step = std::min(step, kAnewStep);
            }
        }
    }

    [[nodiscard]] bool isClearlyBetter(const Merit& before) const
    {
        return bestMerit_.violation < before.violation ||
               bestMerit_.value < before.value - 1e-6 * std::max(1e-3, std::fabs(before.value));
    }

    /// The objective itself. False: it met a failed point, or is over.
    bool goOnce(std::vector<double>& x, double step)
    {
        const Judge& judge = part_.judge();
        BoxFunction function{std::vector<double>(x.size(), 0.0), std::vector<double>(x.size(), 1.0), judge.limitCount(),
                             [&](std::span<const double> at) -> std::optional<std::vector<double>> {
                                 const EvaluatedPoint* point = evaluate(at);
                                 if (point == nullptr || point->isFailed())
                                     return std::nullopt;
                                 std::vector<double> values{scalar_.of(judge.objectives(point->outcome))};
                                 std::ranges::copy(judge.excesses(point->outcome), std::back_inserter(values));
                                 return values;
                             }};
        const bool isFree = judge.limitCount() == 0 && x.size() > 1;
        return runNlopt(isFree ? NloptMethod::Bobyqa : NloptMethod::Cobyla, function, x, step, part_.tolerance());
    }

    /// The greatest of several terms is not smooth where they are equal, which is where the best lies. So a variable t
    /// is to be least that none of them may exceed (A. Pascoletti, P. Serafini, J. Optim. Theory Appl. 42, 1984).
    bool goOnceWithBound(std::vector<double>& x, double step)
    {
        const Judge& judge = part_.judge();
        const std::vector<double> terms = scalar_.terms(judge.objectives(best_->outcome));
        x.push_back(std::ranges::max(terms));
        BoxFunction function{std::vector<double>(x.size(), 0.0), std::vector<double>(x.size(), 1.0),
                             terms.size() + judge.limitCount(),
                             [&](std::span<const double> at) -> std::optional<std::vector<double>> {
                                 const EvaluatedPoint* point = evaluate(at.first(at.size() - 1));
                                 if (point == nullptr || point->isFailed())
                                     return std::nullopt;
                                 return boundedValues(*point, at.back());
                             }};
        function.lower.back() = -std::numeric_limits<double>::infinity();
        function.upper.back() = std::numeric_limits<double>::infinity();
        const bool isEnded = runNlopt(NloptMethod::Cobyla, function, x, step, part_.tolerance());
        x.pop_back();
        return isEnded;
    }

    [[nodiscard]] std::vector<double> boundedValues(const EvaluatedPoint& point, double bound) const
    {
        const std::vector<double> terms = scalar_.terms(part_.judge().objectives(point.outcome));
        std::vector<double> values{bound + kTermsWeight * std::accumulate(terms.begin(), terms.end(), 0.0)};
        for (const double term : terms)
            values.push_back(term - bound);
        std::ranges::copy(part_.judge().excesses(point.outcome), std::back_inserter(values));
        return values;
    }

    void goAlong()
    {
        const BoxFunction function{std::vector<double>(free_.size(), 0.0), std::vector<double>(free_.size(), 1.0), 0,
                                   [&](std::span<const double> at) -> std::optional<std::vector<double>> {
                                       const EvaluatedPoint* point = evaluate(at);
                                       if (point == nullptr)
                                           return std::nullopt;
                                       return std::vector{meritOf(*point, part_.judge(), scalar_).rank()};
                                   }};
        for (int k = 0; k < kMostBeginnings && !part_.isOver(); ++k) {
            const Merit before = bestMerit_;
            std::vector<double> x = freePlaceOf(*best_);
            runNlopt(NloptMethod::Sbplx, function, x, kAlongStep, part_.tolerance());
            if (!isClearlyBetter(before))
                break;
        }
    }

    [[nodiscard]] std::vector<double> freePlaceOf(const EvaluatedPoint& point) const
    {
        const std::vector<double> whole = part_.space().placeOf(point.point);
        std::vector<double> place;
        for (const std::size_t k : free_)
            place.push_back(whole[k]);
        return place;
    }

    /// Null when it is over, or nothing new comes.
    const EvaluatedPoint* evaluate(std::span<const double> at)
    {
        std::vector<double> place = part_.space().placeOf(best_->point);
        for (std::size_t k = 0; k < free_.size(); ++k)
            place[free_[k]] = at[k];
        const auto found =
            part_.isOver() || part_.isTurning() ? std::vector<const EvaluatedPoint*>() : part_.evaluate({place});
        if (found.empty())
            return nullptr;
        take(*found.front());
        return found.front();
    }

    void take(const EvaluatedPoint& point)
    {
        const Merit merit = meritOf(point, part_.judge(), scalar_);
        if (!(merit < bestMerit_))
            return;
        best_ = &point;
        bestMerit_ = merit;
    }

    SearchPart& part_;
    const Scalar& scalar_;
    const std::vector<std::size_t>& free_;
    const EvaluatedPoint* best_;
    Merit bestMerit_;
    bool isBlocked_ = false;
};

}  // namespace

LocalOutcome searchLocally(SearchPart& part, const Scalar& scalar, const EvaluatedPoint& start, double step)
{
    return LocalSearch(part, scalar, start).run(step);
}

}  // namespace bramah::solver
