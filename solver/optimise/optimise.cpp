// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/optimise.h"

#include "solver/optimise/global_search.h"
#include "solver/optimise/mixed_search.h"
#include "solver/run/in_parallel.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

constexpr double kStep = 0.1, kShortStep = 0.02;
constexpr double kGlobalShare = 0.75;     // of the evaluations; the rest is for Local
constexpr std::size_t kWideNumber = 100;  // of the first global part
constexpr std::size_t kMostTries = 64;    // of places where a run succeeds
constexpr double kNear = 1e-3;
constexpr double kLeastRange = 1e-9;  // of an objective on a front
constexpr double kApart = 0.2;        // points of a front, in steps of an even one

/// All ways to give \a parts equal parts to \a count objectives.
void addWeights(std::size_t count, std::size_t parts, std::size_t rest, std::vector<double>& begun,
                std::vector<std::vector<double>>& all)
{
    if (begun.size() + 1 == count) {
        all.push_back(begun);
        all.back().push_back(static_cast<double>(rest) / static_cast<double>(parts));
        return;
    }
    for (std::size_t k = 0; k <= rest; ++k) {
        begun.push_back(static_cast<double>(k) / static_cast<double>(parts));
        addWeights(count, parts, rest - k, begun, all);
        begun.pop_back();
    }
}

/// Even weights of \a count objectives, at least \a wanted of them if that can be, none of them 0.
std::vector<std::vector<double>> evenWeights(std::size_t count, std::size_t wanted)
{
    std::vector<std::vector<double>> weights;
    for (std::size_t parts = count; weights.size() < wanted; ++parts) {
        weights.clear();
        std::vector<double> begun;
        addWeights(count, parts, parts, begun, weights);
        std::erase_if(weights, [](const auto& w) { return std::ranges::min(w) <= 0; });
    }
    return weights;
}

class Optimisation
{
public:
    Optimisation(const SearchProblem& problem, const SearchSettings& settings, const Evaluate& evaluate,
                 const SearchWatch& watch)
        : problem_(problem), settings_(settings), memory_(problem, settings, evaluate, watch)
    {
    }

    [[nodiscard]] SearchResult run()
    {
        SearchPart first(memory_, 0, settings_.evaluations);
        first.evaluate({memory_.space().placeOf(memory_.space().start())});
        if (memory_.judge().objectiveCount() > 1)
            return front(first);
        const LocalOutcome outcome = search(first, {}, settings_.seed);
        if (outcome.best == nullptr)
            return ended({}, outcome.end);
        return ended({outcome.best}, outcome.end);
    }

private:
    [[nodiscard]] SearchResult ended(const std::vector<const EvaluatedPoint*>& best, LocalEnd end) const
    {
        SearchResult result = memory_.result(best);
        result.end = memory_.isStopWanted()     ? SearchEnd::Stopped
                     : best.empty()             ? SearchEnd::NoneRuns
                     : end == LocalEnd::Over    ? SearchEnd::Spent
                     : end == LocalEnd::Blocked ? SearchEnd::Blocked
                                                : SearchEnd::Converged;
        return result;
    }

    /// The best point of one scalar; null where all failed.
    [[nodiscard]] LocalOutcome search(SearchPart& part, const Scalar& scalar, std::uint64_t seed)
    {
        if (canEnumerate(part.space(), part.left()))
            return {enumerateAll(part, scalar), part.memory().isStopWanted() ? LocalEnd::Over : LocalEnd::Converged};
        if (settings_.method == SearchMethod::Local) {
            const EvaluatedPoint* start = startOf(part, scalar);
            return start ? searchMixed(memory_, part, scalar, *start, kStep) : LocalOutcome{nullptr, LocalEnd::Over};
        }
        SearchPart wide = part.split(kGlobalShare, 2 * part.number() + kWideNumber);
        const EvaluatedPoint* known = memory_.best(scalar);
        const EvaluatedPoint* best =
            settings_.method == SearchMethod::Global
                ? evolve(wide, scalar, known ? std::vector{known} : std::vector<const EvaluatedPoint*>(), seed)
                : divide(wide, scalar);
        best = betterOf(best, known, scalar);
        if (best == nullptr)
            return {nullptr, LocalEnd::Over};
        const LocalOutcome local = searchMixed(memory_, part, scalar, *best, kShortStep);
        return {betterOf(local.best, best, scalar), wide.isOver() ? LocalEnd::Over : local.end};
    }

    [[nodiscard]] const EvaluatedPoint* betterOf(const EvaluatedPoint* a, const EvaluatedPoint* b,
                                                 const Scalar& scalar) const
    {
        if (a == nullptr || b == nullptr)
            return a ? a : b;
        return meritOf(*b, memory_.judge(), scalar) < meritOf(*a, memory_.judge(), scalar) ? b : a;
    }

    /// Where a local search begins: at the start or, if that fails, at the best of evenly spread places.
    [[nodiscard]] const EvaluatedPoint* startOf(SearchPart& part, const Scalar& scalar)
    {
        if (const EvaluatedPoint* known = memory_.best(scalar))
            return known;
        const std::size_t size = part.space().size();
        for (std::size_t count = 4 * size; count <= kMostTries * size && !part.isOver(); count *= 2) {
            part.evaluate(evenPlaces(size, count, settings_.seed));
            if (const EvaluatedPoint* found = memory_.best(scalar))
                return found;
        }
        return nullptr;
    }

    [[nodiscard]] SearchResult front(SearchPart& first)
    {
        const std::size_t count = memory_.judge().objectiveCount();
        const std::size_t wanted = settings_.frontPoints > count ? settings_.frontPoints - count : 1;
        const std::vector<std::vector<double>> weights = evenWeights(count, wanted);
        const std::size_t each = first.left() / (count + weights.size());
        if (canEnumerate(first.space(), first.left())) {
            (void)enumerateAll(first, {});
            return ended(memory_.front(), LocalEnd::Converged);
        }
        LocalEnd end = LocalEnd::Converged;
        for (std::size_t k = 0; k < count && !memory_.isStopWanted(); ++k) {
            SearchPart part(memory_, 1 + k, each);
            const LocalOutcome outcome = search(part, Scalar{k, {}, {}, {}}, settings_.seed + k);
            if (outcome.best == nullptr)
                return ended({}, outcome.end);
            end = std::max(end, outcome.end);
        }
        if (memory_.front().empty()) {
            const EvaluatedPoint* nearest = memory_.best({});
            return ended({nearest}, end);
        }
        std::vector<Scalar> scalars(weights.size(), rangeOf(memory_.front()));
        for (std::size_t k = 0; k < weights.size(); ++k)
            scalars[k].weights = weights[k];
        end = std::max(end, searchEach(scalars, 1 + count, each));
        return ended(pointsFor(scalars), end);
    }

    /// Of \a scalars, with \a evaluations each.
    [[nodiscard]] LocalEnd searchEach(const std::vector<Scalar>& scalars, std::size_t number, std::size_t evaluations)
    {
        std::vector<LocalEnd> ends(scalars.size(), LocalEnd::Converged);
        std::vector<const EvaluatedPoint*> starts;
        for (const Scalar& scalar : scalars)
            starts.push_back(memory_.best(scalar));
        // A global search is one batch after the other in all threads already.
        const bool isLocal = settings_.method == SearchMethod::Local && memory_.space().discrete().empty();
        forEachInParallel(scalars.size(), isLocal ? settings_.threads : 1, [&](std::size_t k) {
            SearchPart part(memory_, number + k, evaluations);
            ends[k] = isLocal ? searchLocally(part, scalars[k], *starts[k], kStep).end
                              : search(part, scalars[k], settings_.seed + number + k).end;
            return true;
        });
        return std::ranges::max(ends);
    }

    [[nodiscard]] std::vector<double> objectivesOf(const EvaluatedPoint* point) const
    {
        return memory_.judge().objectives(point->outcome);
    }

    /// The best and the range of each objective on a front.
    [[nodiscard]] Scalar rangeOf(const std::vector<const EvaluatedPoint*>& points) const
    {
        Scalar scalar;
        scalar.ideal = scalar.range = objectivesOf(points.front());
        for (const EvaluatedPoint* point : points) {
            const std::vector<double> objectives = objectivesOf(point);
            for (std::size_t k = 0; k < objectives.size(); ++k) {
                scalar.ideal[k] = std::min(scalar.ideal[k], objectives[k]);
                scalar.range[k] = std::max(scalar.range[k], objectives[k]);
            }
        }
        for (std::size_t k = 0; k < scalar.ideal.size(); ++k)
            scalar.range[k] = std::max(scalar.range[k] - scalar.ideal[k], kLeastRange);
        return scalar;
    }

    /// The ends of the front, and of all points the best by each of \a scalars: no point dominates it. Along the first
    /// objective, without those that lie close together.
    [[nodiscard]] std::vector<const EvaluatedPoint*> pointsFor(const std::vector<Scalar>& scalars) const
    {
        const std::vector<const EvaluatedPoint*> front = memory_.front();
        std::vector<const EvaluatedPoint*> chosen;
        for (std::size_t k = 0; k < scalars.front().weights.size(); ++k)
            chosen.push_back(*std::ranges::min_element(front, {}, [&](const auto* p) { return objectivesOf(p)[k]; }));
        for (const Scalar& scalar : scalars) {
            const EvaluatedPoint* best = memory_.best(scalar);
            const auto isNear = [&](const EvaluatedPoint* other) {
                return distance(scalar, best, other) < kApart / static_cast<double>(settings_.frontPoints);
            };
            if (best->isFeasible() && std::ranges::none_of(chosen, isNear))
                chosen.push_back(best);
        }
        std::ranges::sort(chosen, {}, [&](const auto* point) { return objectivesOf(point); });
        chosen.erase(std::ranges::unique(chosen).begin(), chosen.end());
        return chosen;
    }

    /// Of two points: the greatest of the differences of their objectives, each as a share of its range.
    [[nodiscard]] double distance(const Scalar& scalar, const EvaluatedPoint* a, const EvaluatedPoint* b) const
    {
        const std::vector<double> of = objectivesOf(a), other = objectivesOf(b);
        double most = 0;
        for (std::size_t k = 0; k < of.size(); ++k)
            most = std::max(most, std::fabs(of[k] - other[k]) / scalar.range[k]);
        return most;
    }

    const SearchProblem& problem_;
    const SearchSettings& settings_;
    SearchMemory memory_;
};

}  // namespace

SearchResult optimise(const SearchProblem& problem, const SearchSettings& settings, const Evaluate& evaluate,
                      const SearchWatch& watch)
{
    return Optimisation(problem, settings, evaluate, watch).run();
}

BoundHit boundHit(const DesignVariable& variable, double value)
{
    const SearchSpace space({variable});
    const double place = space.placeOf({value}).front();
    if (space.isDiscrete(0)) {
        const std::size_t index = space.indexAt(0, place);
        return index == 0 ? BoundHit::Lower : index + 1 == space.count(0) ? BoundHit::Upper : BoundHit::None;
    }
    return place < kNear ? BoundHit::Lower : place > 1 - kNear ? BoundHit::Upper : BoundHit::None;
}

bool isAtLimit(const Limit& limit, double response)
{
    const double size = std::max(std::fabs(limit.value), 1e-300);
    return (limit.isUpper ? response - limit.value : limit.value - response) >= -kNear * size;
}

bool isBeyondLimit(const Limit& limit, double response)
{
    const double size = limit.value != 0 ? std::fabs(limit.value) : 1;
    return (limit.isUpper ? response - limit.value : limit.value - response) > 1e-6 * size;
}

}  // namespace bramah::solver
