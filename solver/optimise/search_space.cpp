// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/search_space.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

std::size_t countOf(const DesignVariable& variable)
{
    if (!variable.choices.empty())
        return variable.choices.size();
    return variable.isWhole ? static_cast<std::size_t>(variable.upper - variable.lower) + 1 : 0;
}

std::size_t nearest(const std::vector<double>& values, double value)
{
    const auto found = std::ranges::min_element(values, {}, [&](double x) { return std::fabs(x - value); });
    return static_cast<std::size_t>(found - values.begin());
}

}  // namespace

SearchSpace::SearchSpace(std::vector<DesignVariable> variables) : variables_(std::move(variables))
{
    for (std::size_t k = 0; k < variables_.size(); ++k) {
        counts_.push_back(countOf(variables_[k]));
        (isDiscrete(k) ? discrete_ : continuous_).push_back(k);
    }
}

double SearchSpace::combinations() const
{
    double product = 1;
    for (const std::size_t k : discrete_)
        product *= static_cast<double>(counts_[k]);
    return product;
}

std::size_t SearchSpace::indexAt(std::size_t k, double place) const
{
    const auto count = static_cast<double>(counts_[k]);
    return static_cast<std::size_t>(std::clamp(std::floor(place * count), 0.0, count - 1));
}

double SearchSpace::placeOfIndex(std::size_t k, std::size_t index) const
{
    return (static_cast<double>(index) + 0.5) / static_cast<double>(counts_[k]);
}

Point SearchSpace::at(std::span<const double> place) const
{
    Point point(size());
    for (std::size_t k = 0; k < size(); ++k) {
        const DesignVariable& variable = variables_[k];
        const double u = std::clamp(place[k], 0.0, 1.0);
        if (!variable.choices.empty())
            point[k] = variable.choices[indexAt(k, u)];
        else if (variable.isWhole)
            point[k] = variable.lower + static_cast<double>(indexAt(k, u));
        else if (u == 0 || u == 1)
            point[k] = u == 0 ? variable.lower : variable.upper;
        else if (variable.isLogarithmic)
            point[k] = variable.lower * std::pow(variable.upper / variable.lower, u);
        else
            point[k] = variable.lower + (variable.upper - variable.lower) * u;
    }
    return point;
}

std::vector<double> SearchSpace::placeOf(const Point& point) const
{
    std::vector<double> place(size());
    for (std::size_t k = 0; k < size(); ++k) {
        const DesignVariable& variable = variables_[k];
        const double value = std::clamp(point[k], variable.lower, variable.upper);
        if (!variable.choices.empty())
            place[k] = placeOfIndex(k, nearest(variable.choices, value));
        else if (variable.isWhole)
            place[k] = placeOfIndex(k, static_cast<std::size_t>(std::round(value - variable.lower)));
        else if (variable.isLogarithmic)
            place[k] = std::log(value / variable.lower) / std::log(variable.upper / variable.lower);
        else
            place[k] = (value - variable.lower) / (variable.upper - variable.lower);
    }
    return place;
}

Point SearchSpace::start() const
{
    Point point;
    for (const DesignVariable& variable : variables_)
        point.push_back(variable.start);
    return at(placeOf(point));
}

}  // namespace bramah::solver
