// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/search_memory.h"

#include "solver/translate.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

bool dominates(const std::vector<double>& a, const std::vector<double>& b)
{
    bool isBetter = false;
    for (std::size_t k = 0; k < a.size(); ++k) {
        if (a[k] > b[k])
            return false;
        isBetter |= a[k] < b[k];
    }
    return isBetter;
}

SearchMemory::SearchMemory(const SearchProblem& problem, const SearchSettings& settings, const Evaluate& evaluate,
                           const SearchWatch& watch)
    : settings_(settings), evaluate_(evaluate), watch_(watch), space_(problem.variables), judge_(problem)
{
}

std::vector<const EvaluatedPoint*> SearchMemory::evaluate(const std::vector<Point>& points, std::size_t number,
                                                          std::size_t first)
{
    std::vector<Point> missing;
    {
        const std::scoped_lock lock(mutex_);
        for (const Point& point : points)
            if (!entries_.contains(point) && std::ranges::find(missing, point) == missing.end())
                missing.push_back(point);
    }
    std::vector<Outcome> outcomes = missing.empty() ? std::vector<Outcome>() : evaluate_(missing);
    const std::scoped_lock lock(mutex_);
    for (std::size_t k = 0; k < outcomes.size(); ++k)
        take(missing[k], std::move(outcomes[k]), {number, first + k});
    std::vector<const EvaluatedPoint*> found;
    for (std::size_t k = 0; k < points.size(); ++k) {
        const auto entry = entries_.find(points[k]);
        if (entry == entries_.end())
            break;  // stopped meanwhile
        entry->second.order = std::min(entry->second.order, Order{number, first + k});
        found.push_back(&entry->second.point);
    }
    return found;
}

void SearchMemory::take(const Point& point, Outcome outcome, Order order)
{
    const auto isNumber = [](double value) { return std::isfinite(value); };
    if (outcome.failure.isEmpty() && !std::ranges::all_of(outcome.responses, isNumber))
        outcome.failure = tr("a goal or a limit has no value here");
    EvaluatedPoint evaluated{point, std::move(outcome), 0};
    if (!evaluated.isFailed()) {
        if (!judge_.hasSizes())
            judge_.takeSizes(evaluated.outcome);
        evaluated.violation = judge_.violation(evaluated.outcome);
    }
    const auto [entry, isNew] = entries_.try_emplace(point, Entry{std::move(evaluated), order});
    if (!isNew)
        return;
    const EvaluatedPoint& kept = entry->second.point;
    const bool isBestNow = isBest(kept);
    if (watch_.evaluated)
        watch_.evaluated(kept, isBestNow);
}

bool SearchMemory::isBest(const EvaluatedPoint& point)
{
    if (point.isFailed())
        return false;
    const Scalar first;
    const bool isBetter = best_ == nullptr || meritOf(point, judge_, first) < meritOf(*best_, judge_, first);
    if (isBetter)
        best_ = &point;
    if (judge_.objectiveCount() == 1 || !point.isFeasible())
        return isBetter;
    const std::vector<double> objectives = judge_.objectives(point.outcome);
    if (std::ranges::any_of(front_, [&](const auto& other) { return dominates(other, objectives); }))
        return false;
    std::erase_if(front_, [&](const auto& other) { return dominates(objectives, other); });
    front_.push_back(objectives);
    return true;
}

const EvaluatedPoint* SearchMemory::best(const Scalar& scalar) const
{
    const std::scoped_lock lock(mutex_);
    const EvaluatedPoint* best = nullptr;
    Merit merit;
    for (const auto& [point, entry] : entries_)
        if (const Merit other = meritOf(entry.point, judge_, scalar); !other.isFailed && (!best || other < merit)) {
            best = &entry.point;
            merit = other;
        }
    return best;
}

std::vector<const EvaluatedPoint*> SearchMemory::front() const
{
    const std::scoped_lock lock(mutex_);
    std::vector<std::pair<std::vector<double>, const EvaluatedPoint*>> feasible;
    for (const auto& [point, entry] : entries_)
        if (entry.point.isFeasible())
            feasible.emplace_back(judge_.objectives(entry.point.outcome), &entry.point);
    // A point is dominated by earlier ones only.
    std::ranges::stable_sort(feasible, {}, &decltype(feasible)::value_type::first);
    decltype(feasible) front;
    for (const auto& one : feasible) {
        const auto isWorse = [&](const auto& other) { return dominates(other.first, one.first); };
        const auto isSame = [&](const auto& other) { return other.first == one.first; };
        if (std::ranges::none_of(front, isWorse) && std::ranges::none_of(front, isSame))
            front.push_back(one);
    }
    std::vector<const EvaluatedPoint*> points;
    for (const auto& [objectives, point] : front)
        points.push_back(point);
    return points;
}

SearchResult SearchMemory::result(const std::vector<const EvaluatedPoint*>& chosen) const
{
    std::vector<const Entry*> ordered;
    for (const auto& [point, entry] : entries_)
        ordered.push_back(&entry);
    std::ranges::sort(ordered, {}, &Entry::order);
    SearchResult result;
    std::map<const EvaluatedPoint*, std::size_t> numbers;
    for (const Entry* entry : ordered) {
        numbers.emplace(&entry->point, result.points.size());
        result.points.push_back(entry->point);
    }
    for (const EvaluatedPoint* point : chosen)
        result.best.push_back(numbers.at(point));
    return result;
}

SearchPart SearchPart::split(double share, std::size_t number)
{
    const auto given = static_cast<std::size_t>(share * static_cast<double>(left()));
    made_ += given;
    return {memory_, number, given};
}

std::vector<const EvaluatedPoint*> SearchPart::evaluate(const std::vector<std::vector<double>>& places)
{
    std::vector<Point> points;
    const std::size_t first = made_;
    for (const std::vector<double>& place : places) {
        if (left() == 0)
            break;
        points.push_back(space().at(place));
        const bool isNew = asked_.insert(points.back()).second;
        ++(isNew ? made_ : repeated_);
        repeatedInARow_ = isNew ? 0 : repeatedInARow_ + 1;
    }
    return memory_.evaluate(points, number_, first);
}

}  // namespace bramah::solver
