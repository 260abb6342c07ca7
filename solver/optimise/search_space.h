// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/search_problem.h"

#include <span>

namespace bramah::solver {

/// Design variables seen by methods: each runs from 0 to 1, on a logarithmic scale if it asks for that. Those with
/// choices or whole numbers have as many equal stretches as values.
class SearchSpace
{
public:
    /// Variables with bounds in order, or with choices; those on a logarithmic scale are above 0.
    explicit SearchSpace(std::vector<DesignVariable> variables);

    /// The number of variables: the dimension of the unit cube.
    [[nodiscard]] std::size_t size() const { return variables_.size(); }
    /// Variable \a k as it was given.
    [[nodiscard]] const DesignVariable& variable(std::size_t k) const { return variables_[k]; }
    /// How many values a variable can take; 0: any between its bounds.
    [[nodiscard]] std::size_t count(std::size_t k) const { return counts_[k]; }
    /// Can it take only some values?
    [[nodiscard]] bool isDiscrete(std::size_t k) const { return counts_[k] > 0; }
    ///@{
    /// The numbers of the variables of this sort, rising; each variable is in one of the two.
    [[nodiscard]] const std::vector<std::size_t>& continuous() const { return continuous_; }
    [[nodiscard]] const std::vector<std::size_t>& discrete() const { return discrete_; }
    ///@}
    /// The number of all combinations of discrete values; 1 without any, infinite if there are too many to count.
    [[nodiscard]] double combinations() const;

    /// The values at a place of the unit cube; what is outside is taken to its faces.
    [[nodiscard]] Point at(std::span<const double> place) const;
    /// The place of values; of discrete ones the middle of their stretch.
    [[nodiscard]] std::vector<double> placeOf(const Point& point) const;
    /// The place of the value \a index of a discrete variable.
    [[nodiscard]] double placeOfIndex(std::size_t k, std::size_t index) const;
    /// The value of a discrete variable at \a place, as index into its values; places outside of the cube belong to the
    /// ends.
    [[nodiscard]] std::size_t indexAt(std::size_t k, double place) const;
    /// The start values, the nearest that the variables can take.
    [[nodiscard]] Point start() const;

private:
    std::vector<DesignVariable> variables_;
    std::vector<std::size_t> counts_, continuous_, discrete_;
};

}  // namespace bramah::solver
