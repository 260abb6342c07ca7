// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/judge.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bramah::solver {

namespace {

constexpr double kKept = 1e-6;       // of a limit's size
constexpr double kSumWeight = 1e-3;  // of the sum of all terms beside the greatest one

}  // namespace

void Judge::takeSizes(const Outcome& outcome)
{
    for (const double value : outcome.responses)
        sizes_.push_back(std::isfinite(value) && value != 0 ? std::fabs(value) : 1);
}

double Judge::size(double value, std::size_t response) const
{
    return value != 0 ? std::fabs(value) : sizes_[response];
}

bool Judge::hasAimsOnly() const
{
    return std::ranges::all_of(problem_.goals, [](const Goal& goal) { return goal.kind == Goal::Kind::Aim; });
}

std::size_t Judge::objectiveCount() const
{
    const auto aims = std::ranges::count(problem_.goals, Goal::Kind::Aim, &Goal::kind);
    return problem_.goals.size() - static_cast<std::size_t>(aims) + (aims > 0 ? 1 : 0);
}

std::vector<double> Judge::objectives(const Outcome& outcome) const
{
    std::vector<double> all;
    for (const Goal& goal : problem_.goals)
        if (goal.kind != Goal::Kind::Aim)
            all.push_back((goal.kind == Goal::Kind::Minimise ? 1 : -1) * outcome.responses[goal.response] /
                          sizes_[goal.response]);
    if (const std::vector<double> missed = deviations(outcome); !missed.empty())
        all.push_back(std::inner_product(missed.begin(), missed.end(), missed.begin(), 0.0));
    return all;
}

std::vector<double> Judge::deviations(const Outcome& outcome) const
{
    std::vector<double> all;
    for (const Goal& goal : problem_.goals)
        if (goal.kind == Goal::Kind::Aim)
            all.push_back((outcome.responses[goal.response] - goal.value) / size(goal.value, goal.response));
    return all;
}

std::vector<double> Judge::excesses(const Outcome& outcome) const
{
    std::vector<double> all;
    for (const Limit& limit : problem_.limits)
        all.push_back((limit.isUpper ? 1 : -1) * (outcome.responses[limit.response] - limit.value) /
                      size(limit.value, limit.response));
    return all;
}

double Judge::violation(const Outcome& outcome) const
{
    double sum = 0;
    for (const double excess : excesses(outcome))
        sum += excess > kKept ? excess : 0;
    return sum;
}

std::vector<double> Scalar::terms(const std::vector<double>& objectives) const
{
    std::vector<double> all;
    for (std::size_t k = 0; k < weights.size(); ++k)
        all.push_back(weights[k] * (objectives[k] - ideal[k]) / range[k]);
    return all;
}

double Scalar::of(const std::vector<double>& objectives) const
{
    if (weights.empty())
        return objectives[single];
    const std::vector<double> all = terms(objectives);
    return std::ranges::max(all) + kSumWeight * std::accumulate(all.begin(), all.end(), 0.0);
}

double Merit::rank() const
{
    if (isFailed)
        return 3;
    return violation > 0 ? 1 + violation / (1 + violation) : value / (1 + std::fabs(value));
}

Merit meritOf(const EvaluatedPoint& point, const Judge& judge, const Scalar& scalar)
{
    if (point.isFailed())
        return {};
    return {false, point.violation, scalar.of(judge.objectives(point.outcome))};
}

}  // namespace bramah::solver
