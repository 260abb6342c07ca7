// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/profile_bounds.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kFirstStep = 0.01;  // of the range
constexpr int kNarrowings = 6;

/// \a problem with one unknown held.
class HeldProblem
{
public:
    HeldProblem(const LeastSquaresProblem& problem, const LeastSquaresAnswer& best, std::size_t held)
        : problem_(problem), best_(best), held_(held), others_(best.point)
    {
        others_.erase(others_.begin() + static_cast<std::ptrdiff_t>(held));
    }

    /// By how much the least sum of squares is above the best one with the unknown at \a number; nothing where runs
    /// fail. Begins where the last search ended.
    [[nodiscard]] std::optional<double> rise(double number)
    {
        LeastSquaresProblem rest = problem_;
        rest.goesOn = {};
        rest.variables.erase(rest.variables.begin() + static_cast<std::ptrdiff_t>(held_));
        for (std::size_t k = 0; k < others_.size(); ++k)
            rest.variables[k].start = others_[k];
        rest.residuals = [&](const std::vector<std::vector<double>>& points) {
            std::vector<std::vector<double>> whole = points;
            for (std::vector<double>& point : whole)
                point.insert(point.begin() + static_cast<std::ptrdiff_t>(held_), number);
            return problem_.residuals(whole);
        };
        const LeastSquaresAnswer found = leastSquares(rest);
        if (found.residuals.empty())
            return std::nullopt;
        others_ = found.point;
        return std::max(0.0, found.sumOfSquares() - best_.sumOfSquares());
    }

private:
    const LeastSquaresProblem& problem_;
    const LeastSquaresAnswer& best_;
    std::size_t held_;
    std::vector<double> others_;
};

/// The place on one side where the squares have risen; nothing if they do not up to the bound \a end.
std::optional<double> placeOfRise(HeldProblem problem, double begin, double end, double rise, double firstStep,
                                  const std::function<bool()>& isStopWanted)
{
    double inside = begin, outside = begin, rootInside = 0, rootOutside = 0;
    for (double step = firstStep; rootOutside * rootOutside < rise; step *= 2) {
        if (outside == end || isStopWanted())
            return std::nullopt;
        inside = outside;
        rootInside = rootOutside;
        outside = end > begin ? std::min(begin + step, end) : std::max(begin - step, end);
        const auto there = problem.rise(outside);
        if (!there)  // no run there: it cannot lie beyond
            return outside;
        rootOutside = std::sqrt(*there);
    }
    const double wanted = std::sqrt(rise);
    for (int k = 0; k < kNarrowings && std::abs(rootOutside - wanted) > 1e-3 * wanted && !isStopWanted(); ++k) {
        const double share = std::clamp((wanted - rootInside) / (rootOutside - rootInside), 0.1, 0.9);
        const double middle = inside + share * (outside - inside);
        const double root = std::sqrt(problem.rise(middle).value_or(rise));
        (root < wanted ? inside : outside) = middle;
        (root < wanted ? rootInside : rootOutside) = root;
    }
    return inside + (wanted - rootInside) / (rootOutside - rootInside) * (outside - inside);
}

}  // namespace

ProfileBounds profileBounds(const LeastSquaresProblem& problem, const LeastSquaresAnswer& best, std::size_t k,
                            double rise, const std::function<bool()>& isStopWanted)
{
    const LeastSquaresVariable& variable = problem.variables[k];
    const HeldProblem held(problem, best, k);
    const double step = kFirstStep * (variable.upper - variable.lower);
    return {placeOfRise(held, best.point[k], variable.lower, rise, step, isStopWanted),
            placeOfRise(held, best.point[k], variable.upper, rise, step, isStopWanted)};
}

}  // namespace bramah::solver
