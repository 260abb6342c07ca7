// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/search_problem.h"

namespace bramah::solver {

/// What outcomes are worth: the objectives and limits of a problem, as numbers of usual size. Several threads may ask
/// it once it has its sizes.
class Judge
{
public:
    /// Borrows \a problem. Knows no sizes yet.
    explicit Judge(const SearchProblem& problem) : problem_(problem) {}

    /// The first outcome that has not failed tells the sizes of those responses whose goals and limits do not.
    void takeSizes(const Outcome& outcome);
    /// Has takeSizes() been called? Only then can outcomes be judged.
    [[nodiscard]] bool hasSizes() const { return !sizes_.empty(); }

    /// Of goals other than aims, and one more for all aims together.
    [[nodiscard]] std::size_t objectiveCount() const;
    /// The number of limits of the problem.
    [[nodiscard]] std::size_t limitCount() const { return problem_.limits.size(); }
    /// Each is to be small. Minimise and Maximise in the order of goals, then that of all aims.
    [[nodiscard]] std::vector<double> objectives(const Outcome& outcome) const;
    /// The objectives are the aims alone.
    [[nodiscard]] bool hasAimsOnly() const;
    /// Of each aim: response less value, divided by its size.
    [[nodiscard]] std::vector<double> deviations(const Outcome& outcome) const;
    /// Of each limit how far a response is beyond it, divided by its size; negative: within.
    [[nodiscard]] std::vector<double> excesses(const Outcome& outcome) const;
    /// The sum of what is beyond limits by more than 1e-6 of their size.
    [[nodiscard]] double violation(const Outcome& outcome) const;

private:
    [[nodiscard]] double size(double value, std::size_t response) const;

    const SearchProblem& problem_;
    std::vector<double> sizes_;  ///< of each response
};

/// One number of several objectives, to be small: a single one of them, or the greatest of their weighted distances
/// from the best that each can reach (augmented weighted Chebyshev norm; R. E. Steuer, E.-U. Choo, Math. Programming
/// 26, 1983). Unlike a weighted sum it finds every point of a front, also where the front is concave.
struct Scalar {
    std::size_t single = 0;
    std::vector<double> weights;  ///< empty: the objective \c single
    std::vector<double> ideal, range;

    /// Of each objective its weighted distance.
    [[nodiscard]] std::vector<double> terms(const std::vector<double>& objectives) const;
    /// That number. \a objectives are as many as the judge has.
    [[nodiscard]] double of(const std::vector<double>& objectives) const;
};

/// What a point is worth where one is to be chosen, the smaller the better: a feasible one is better than one that
/// breaks limits, of two of these the one that breaks them less, and any is better than a failed one (the rules of
/// K. Deb, Comput. Methods Appl. Mech. Engrg. 186, 2000). So no number stands for a failure.
struct Merit {
    bool isFailed = true;
    double violation = 0, value = 0;

    friend auto operator<=>(const Merit&, const Merit&) = default;
    /// In the same order: below 1 where feasible, from 1 to 2 where limits are broken, 3 where failed; for methods that
    /// compare only.
    [[nodiscard]] double rank() const;
};
/// What \a point is worth by \a scalar; the worst of all if its run failed.
[[nodiscard]] Merit meritOf(const EvaluatedPoint& point, const Judge& judge, const Scalar& scalar);

}  // namespace bramah::solver
