// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/design_variable.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace bramah::solver {

/// A value for each design variable.
using Point = std::vector<double>;

/// What came of one point.
struct Outcome {
    std::vector<double> responses;  ///< NaN: it has no value here, which is taken as a failure
    QString failure;                ///< why there are none; empty if there are
};

/// The outcomes of points, one for each. It is called in several threads at once.
using Evaluate = std::function<std::vector<Outcome>(const std::vector<Point>&)>;

/// What one response is to be.
struct Goal {
    /// What is wanted of the response.
    enum class Kind : std::uint8_t { Minimise, Maximise, Aim };
    Kind kind = Kind::Minimise;
    std::size_t response = 0;
    double value = 0;  ///< of Aim: what it is to be
};

/// What one response must keep: response <= value, or >= value.
struct Limit {
    std::size_t response = 0;
    bool isUpper = true;
    double value = 0;
};

/// Values of design variables are searched whose responses reach the goals within the limits. All aims together are one
/// objective, the sum of the squares of their deviations, each divided by the size of its value; with several
/// objectives the answer is their Pareto front.
struct SearchProblem {
    std::vector<DesignVariable> variables;
    std::vector<Goal> goals;
    std::vector<Limit> limits;
};

/// How the space is searched.
enum class SearchMethod : std::uint8_t {
    Local,   ///< downhill from the start: few points, the nearest optimum
    Global,  ///< differential evolution, then Local
    Divide,  ///< DIRECT-L, which divides the region, then Local: a few variables that are not choices, no random
             ///< numbers
};
/// By a name of `--method`: `local`, `global` or `divide`; nothing for others.
[[nodiscard]] std::optional<SearchMethod> searchMethodNamed(std::string_view name);
/// The name that searchMethodNamed() takes.
[[nodiscard]] std::string_view nameOf(SearchMethod method);

/// How a search is made.
struct SearchSettings {
    SearchMethod method = SearchMethod::Local;
    std::size_t evaluations = 1000;  ///< no more points than these
    std::uint64_t seed = 0;          ///< of Global; the same seed finds the same
    double tolerance = 1e-5;         ///< of each variable, as a share of its range
    std::size_t frontPoints = 15;    ///< about as many points of a front are found
    int threads = 1;                 ///< that call Evaluate at once
};

/// A point with its outcome.
struct EvaluatedPoint {
    Point point;
    Outcome outcome;
    double violation = 0;  ///< the sum of what is beyond limits, each divided by its size; 0: all are kept
    /// Has its run failed, or a goal or limit no value there?
    [[nodiscard]] bool isFailed() const { return !outcome.failure.isEmpty(); }
    /// Has it succeeded within all limits?
    [[nodiscard]] bool isFeasible() const { return !isFailed() && !(violation > 0); }
};

/// How a search is watched. Both may be empty; they are called in any thread, \c evaluated by one at a time.
struct SearchWatch {
    std::function<bool()> isStopWanted;
    /// A point is known. \c isBest: it is the best so far (of the first objective), or belongs to the front so far.
    std::function<void(const EvaluatedPoint&, bool isBest)> evaluated;
};

/// How a search ended.
enum class SearchEnd : std::uint8_t {
    Converged,
    Spent,     ///< all evaluations have been made
    Stopped,   ///< by the watch
    NoneRuns,  ///< every point that was tried failed
    Blocked,   ///< points around the best one fail
};

/// The result of optimise().
struct SearchResult {
    SearchEnd end = SearchEnd::Converged;
    std::vector<EvaluatedPoint> points;  ///< all, in an order that does not depend on threads
    /// Numbers of the best points: one, or a front along its first objective; none where all failed. Without a feasible
    /// one it is the one that breaks limits least.
    std::vector<std::size_t> best;
};

}  // namespace bramah::solver
