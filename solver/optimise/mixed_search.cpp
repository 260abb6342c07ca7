// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/mixed_search.h"

#include "solver/run/in_parallel.h"

#include <algorithm>
#include <atomic>

namespace bramah::solver {

namespace {

constexpr std::size_t kBatch = 256;
constexpr std::size_t kLeastSearch = 20;     // evaluations a continuous variable of a search in one combination
constexpr std::size_t kFirstNumber = 1'000;  // of parts in combinations, behind those that optimise() numbers
constexpr double kNeighbourStep = 0.05;

using Place = std::vector<double>;

/// The place with the combination \a number of discrete values; others as in \a place.
Place combination(const SearchSpace& space, Place place, std::size_t number)
{
    for (const std::size_t k : space.discrete()) {
        place[k] = space.placeOfIndex(k, number % space.count(k));
        number /= space.count(k);
    }
    return place;
}

const EvaluatedPoint* bestOf(const std::vector<const EvaluatedPoint*>& points, const SearchPart& part,
                             const Scalar& scalar)
{
    const EvaluatedPoint* best = nullptr;
    Merit bestMerit;
    for (const EvaluatedPoint* point : points)
        if (const Merit merit = meritOf(*point, part.judge(), scalar); merit < bestMerit) {
            best = point;
            bestMerit = merit;
        }
    return best;
}

LocalOutcome searchEachCombination(SearchMemory& memory, SearchPart& part, const Scalar& scalar,
                                   const EvaluatedPoint& start, double step)
{
    const SearchSpace& space = part.space();
    const auto count = static_cast<std::size_t>(space.combinations());
    const std::size_t each = part.left() / count;
    std::vector<const EvaluatedPoint*> best(count);
    std::atomic<bool> isBlocked = false, isOver = false;
    forEachInParallel(count, memory.settings().threads, [&](std::size_t number) {
        SearchPart own(memory, kFirstNumber + number, each);
        const auto begun = own.evaluate({combination(space, space.placeOf(start.point), number)});
        if (begun.empty() || begun.front()->isFailed())
            return true;
        const LocalOutcome outcome = searchLocally(own, scalar, *begun.front(), step);
        best[number] = outcome.best;
        if (outcome.end != LocalEnd::Converged)
            (outcome.end == LocalEnd::Over ? isOver : isBlocked) = true;
        return true;
    });
    std::erase(best, nullptr);
    const EvaluatedPoint* found = bestOf(best, part, scalar);
    return {found ? found : &start, part.isOver() || isOver ? LocalEnd::Over
                                    : isBlocked             ? LocalEnd::Blocked
                                                            : LocalEnd::Converged};
}

std::vector<Place> neighboursOf(const SearchSpace& space, const EvaluatedPoint& point)
{
    const Place middle = space.placeOf(point.point);
    std::vector<Place> places;
    for (const std::size_t k : space.discrete()) {
        const std::size_t index = space.indexAt(k, middle[k]);
        for (const std::size_t other : {index - 1, index + 1})
            if (other < space.count(k)) {
                places.push_back(middle);
                places.back()[k] = space.placeOfIndex(k, other);
            }
    }
    return places;
}

LocalOutcome searchNeighbours(SearchPart& part, const Scalar& scalar, const EvaluatedPoint& start, double step)
{
    const auto isBetter = [&](const EvaluatedPoint& a, const EvaluatedPoint& b) {
        return meritOf(a, part.judge(), scalar) < meritOf(b, part.judge(), scalar);
    };
    LocalOutcome outcome{&start};
    bool isSearched = false;  // around the best combination so far
    while (!part.isOver()) {
        const EvaluatedPoint* next = bestOf(part.evaluate(neighboursOf(part.space(), *outcome.best)), part, scalar);
        if (next != nullptr && isBetter(*next, *outcome.best)) {
            outcome.best = next;
            isSearched = false;
        } else if (!isSearched) {
            outcome = searchLocally(part, scalar, *outcome.best, step);
            isSearched = true;
        } else {
            const LocalOutcome other = next ? searchLocally(part, scalar, *next, kNeighbourStep) : outcome;
            if (!isBetter(*other.best, *outcome.best))
                break;
            outcome = other;
        }
    }
    if (part.isOver())
        outcome.end = LocalEnd::Over;
    return outcome;
}

}  // namespace

bool canEnumerate(const SearchSpace& space, std::size_t evaluations)
{
    return space.continuous().empty() && space.combinations() <= static_cast<double>(evaluations);
}

const EvaluatedPoint* enumerateAll(SearchPart& part, const Scalar& scalar)
{
    const SearchSpace& space = part.space();
    const auto count = static_cast<std::size_t>(space.combinations());
    const EvaluatedPoint* best = nullptr;
    for (std::size_t first = 0; first < count && !part.isOver(); first += kBatch) {
        std::vector<Place> places;
        for (std::size_t number = first; number < std::min(count, first + kBatch); ++number)
            places.push_back(combination(space, Place(space.size()), number));
        auto found = part.evaluate(places);
        if (best)
            found.push_back(best);
        best = bestOf(found, part, scalar);
    }
    return best;
}

LocalOutcome searchMixed(SearchMemory& memory, SearchPart& part, const Scalar& scalar, const EvaluatedPoint& start,
                         double step)
{
    const SearchSpace& space = part.space();
    if (space.discrete().empty())
        return searchLocally(part, scalar, start, step);
    const double needed = space.combinations() * static_cast<double>(kLeastSearch * space.continuous().size());
    if (!space.continuous().empty() && needed <= static_cast<double>(part.left()))
        return searchEachCombination(memory, part, scalar, start, step);
    return searchNeighbours(part, scalar, start, step);
}

}  // namespace bramah::solver
