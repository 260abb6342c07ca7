// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/judge.h"
#include "solver/optimise/search_space.h"

#include <map>
#include <mutex>
#include <set>

namespace bramah::solver {

/// All points that a search has evaluated: none is evaluated twice. Several threads may use it.
class SearchMemory
{
public:
    /// Borrows all; no points yet.
    SearchMemory(const SearchProblem& problem, const SearchSettings& settings, const Evaluate& evaluate,
                 const SearchWatch& watch);

    ///@{
    /// What the search was made with.
    [[nodiscard]] const SearchSpace& space() const { return space_; }
    [[nodiscard]] const Judge& judge() const { return judge_; }
    [[nodiscard]] const SearchSettings& settings() const { return settings_; }
    ///@}
    /// Has the watch asked for the end? False without a watch.
    [[nodiscard]] bool isStopWanted() const { return watch_.isStopWanted && watch_.isStopWanted(); }

    /// The points, which stay where they are. \a number: of the part of the search that asks, \a first: of the first
    /// point among all for which it has asked; they give the points their order.
    std::vector<const EvaluatedPoint*> evaluate(const std::vector<Point>& points, std::size_t number,
                                                std::size_t first);
    /// The best point so far; null without any that has not failed.
    [[nodiscard]] const EvaluatedPoint* best(const Scalar& scalar) const;
    /// Feasible points of which none is better in one objective without being worse in another, along the first one.
    [[nodiscard]] std::vector<const EvaluatedPoint*> front() const;
    /// All points in their order, and the numbers in it of \a chosen.
    [[nodiscard]] SearchResult result(const std::vector<const EvaluatedPoint*>& chosen) const;

private:
    using Order = std::pair<std::size_t, std::size_t>;
    struct Entry {
        EvaluatedPoint point;
        Order order;
    };
    void take(const Point& point, Outcome outcome, Order order);
    [[nodiscard]] bool isBest(const EvaluatedPoint& point);

    const SearchSettings& settings_;
    const Evaluate& evaluate_;
    const SearchWatch& watch_;
    SearchSpace space_;
    Judge judge_;
    mutable std::mutex mutex_;
    std::map<Point, Entry> entries_;
    const EvaluatedPoint* best_ = nullptr;
    std::vector<std::vector<double>> front_;  ///< objectives of the front so far
};

/// One part of a search, with a number of evaluations of its own: its path does not depend on the other parts.
class SearchPart
{
public:
    /// Borrows \a memory. \a number orders its points among those of other parts; \a evaluations are the most that it
    /// makes.
    SearchPart(SearchMemory& memory, std::size_t number, std::size_t evaluations)
        : memory_(memory), number_(number), most_(evaluations)
    {
    }

    /// The points of all parts.
    [[nodiscard]] const SearchMemory& memory() const { return memory_; }
    ///@{
    /// As of the memory; the tolerance is a share of a variable's range.
    [[nodiscard]] const SearchSpace& space() const { return memory_.space(); }
    [[nodiscard]] const Judge& judge() const { return memory_.judge(); }
    [[nodiscard]] double tolerance() const { return memory_.settings().tolerance; }
    ///@}
    /// The number by which its points are in order.
    [[nodiscard]] std::size_t number() const { return number_; }
    /// Of evaluations; one that this part repeats is free, but not for ever.
    [[nodiscard]] std::size_t left() const { return repeated_ < kMostRepeated * most_ ? most_ - made_ : 0; }
    /// It has asked for nothing new for long: its method turns in a circle.
    [[nodiscard]] bool isTurning() const { return repeatedInARow_ > kMostInARow; }
    /// Must the method end, as no evaluations are left or the user wants it?
    [[nodiscard]] bool isOver() const { return left() == 0 || memory_.isStopWanted(); }

    /// A part with the \a share of the evaluations that are left, which this one then no longer has.
    [[nodiscard]] SearchPart split(double share, std::size_t number);
    /// The points at \a places of the unit cube; fewer if that is more than is left.
    std::vector<const EvaluatedPoint*> evaluate(const std::vector<std::vector<double>>& places);

private:
    static constexpr std::size_t kMostRepeated = 20;  // for each evaluation

    static constexpr std::size_t kMostInARow = 500;

    SearchMemory& memory_;
    std::size_t number_, most_, made_ = 0, repeated_ = 0, repeatedInARow_ = 0;
    std::set<Point> asked_;
};

/// Is \a a nowhere worse than \a b, and somewhere better?
[[nodiscard]] bool dominates(const std::vector<double>& a, const std::vector<double>& b);

}  // namespace bramah::solver
