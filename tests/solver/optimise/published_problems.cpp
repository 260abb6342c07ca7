// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/optimise/published_problems.h"

#include <cmath>
#include <numbers>

namespace bramah::test {

using namespace solver;

namespace {

/// Each response from the second on must not be positive.
PublishedProblem problemOf(std::vector<DesignVariable> variables,
                           std::function<std::vector<double>(const Point&)> responses, double optimum,
                           std::size_t limits = 0)
{
    SearchProblem problem{std::move(variables), {Goal{}}, {}};
    for (std::size_t k = 1; k <= limits; ++k)
        problem.limits.push_back({k, true, 0});
    return {std::move(problem), std::move(responses), optimum};
}

}  // namespace

DesignVariable between(double lower, double upper, double start)
{
    return {start, lower, upper, {}, false, false};
}

Evaluate PublishedProblem::evaluate() const
{
    return [responses = responses](const std::vector<Point>& points) {
        std::vector<Outcome> outcomes;
        for (const Point& point : points)
            outcomes.push_back({responses(point), {}});
        return outcomes;
    };
}

PublishedProblem rosenbrock()
{
    return problemOf(
        {between(-2, 2, -1.2), between(-2, 2, 1)},
        [](const Point& x) { return std::vector{100 * std::pow(x[1] - x[0] * x[0], 2) + std::pow(1 - x[0], 2)}; }, 0);
}

PublishedProblem hockSchittkowski43()
{
    return problemOf(
        std::vector(4, between(-5, 5, 0)),
        [](const Point& x) {
            const double a = x[0], b = x[1], c = x[2], d = x[3];
            return std::vector{a * a + b * b + 2 * c * c + d * d - 5 * a - 5 * b - 21 * c + 7 * d,
                               a * a + b * b + c * c + d * d + a - b + c - d - 8,
                               a * a + 2 * b * b + c * c + 2 * d * d - a - d - 10,
                               2 * a * a + b * b + c * c + 2 * a - b - d - 5};
        },
        -44, 3);
}

PublishedProblem hockSchittkowski71()
{
    PublishedProblem made = problemOf(
        {between(1, 5, 1), between(1, 5, 5), between(1, 5, 5), between(1, 5, 1)},
        [](const Point& x) {
            double product = 1, squares = 0;
            for (const double value : x) {
                product *= value;
                squares += value * value;
            }
            return std::vector{x[0] * x[3] * (x[0] + x[1] + x[2]) + x[2], product, squares};
        },
        17.0140173);
    made.problem.limits = {{1, false, 25}, {2, true, 40}, {2, false, 40}};
    return made;
}

PublishedProblem himmelblau()
{
    return problemOf(
        {between(-5, 5, 0), between(-5, 5, 0)},
        [](const Point& x) {
            return std::vector{std::pow(x[0] * x[0] + x[1] - 11, 2) + std::pow(x[0] + x[1] * x[1] - 7, 2)};
        },
        0);
}

PublishedProblem branin()
{
    return problemOf(
        {between(-5, 10, 0), between(0, 15, 10)},
        [](const Point& x) {
            constexpr double kPi = std::numbers::pi;
            const double valley = x[1] - 5.1 / (4 * kPi * kPi) * x[0] * x[0] + 5 / kPi * x[0] - 6;
            return std::vector{valley * valley + 10 * (1 - 1 / (8 * kPi)) * std::cos(x[0]) + 10};
        },
        0.397887);
}

PublishedProblem rastrigin()
{
    return problemOf(
        {between(-5.12, 5.12, 4.3), between(-5.12, 5.12, -3.6)},
        [](const Point& x) {
            double sum = 20;
            for (const double value : x)
                sum += value * value - 10 * std::cos(2 * std::numbers::pi * value);
            return std::vector{sum};
        },
        0);
}

PublishedProblem weldedBeam()
{
    return problemOf(
        {between(0.1, 2, 1), between(0.1, 10, 5), between(0.1, 10, 5), between(0.1, 2, 1)},
        [](const Point& x) {
            constexpr double kLoad = 6000, kLength = 14, kE = 30e6, kG = 12e6;  // lb, in, psi
            const double h = x[0], l = x[1], t = x[2], b = x[3];
            const double direct = kLoad / (std::numbers::sqrt2 * h * l);
            const double moment = kLoad * (kLength + l / 2);
            const double radius = std::sqrt(l * l / 4 + std::pow((h + t) / 2, 2));
            const double polar = 2 * (std::numbers::sqrt2 * h * l * (l * l / 12 + std::pow((h + t) / 2, 2)));
            const double torsion = moment * radius / polar;
            const double shear = std::sqrt(direct * direct + direct * torsion * l / radius + torsion * torsion);
            const double bending = 6 * kLoad * kLength / (b * t * t);
            const double deflection = 4 * kLoad * std::pow(kLength, 3) / (kE * std::pow(t, 3) * b);
            const double buckling = 4.013 * kE * std::sqrt(t * t * std::pow(b, 6) / 36) / (kLength * kLength) *
                                    (1 - t / (2 * kLength) * std::sqrt(kE / (4 * kG)));
            return std::vector{
                1.10471 * h * h * l + 0.04811 * t * b * (14 + l), shear - 13600, bending - 30000,   h - b,
                0.10471 * h * h + 0.04811 * t * b * (14 + l) - 5, 0.125 - h,     deflection - 0.25, kLoad - buckling};
        },
        1.724852, 7);
}

PublishedProblem pressureVessel()
{
    DesignVariable thickness = between(0.0625, 99 * 0.0625, 1);
    for (int k = 1; k <= 99; ++k)
        thickness.choices.push_back(0.0625 * k);
    return problemOf(
        {thickness, thickness, between(10, 200, 50), between(10, 200, 100)},
        [](const Point& x) {
            const double shell = x[0], head = x[1], radius = x[2], length = x[3];
            return std::vector{0.6224 * shell * radius * length + 1.7781 * head * radius * radius +
                                   3.1661 * shell * shell * length + 19.84 * shell * shell * radius,
                               0.0193 * radius - shell, 0.00954 * radius - head,
                               1'296'000 - std::numbers::pi * radius * radius * (length + 4.0 / 3 * radius),
                               length - 240};
        },
        6059.714335, 4);
}

}  // namespace bramah::test
