// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/frequency_question.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace bramah::app {

std::vector<const solver::HarmonicPoint*> pointsOf(const std::vector<solver::HarmonicPoint>& points,
                                                   std::size_t amplitude)
{
    std::vector<const solver::HarmonicPoint*> list;
    for (const solver::HarmonicPoint& point : points)
        if (point.amplitude == amplitude && !point.outputs.empty() && point.failure.isEmpty())
            list.push_back(&point);
    std::ranges::sort(list, {}, [](const solver::HarmonicPoint* point) { return point->frequency; });
    return list;
}

LoopAnswer loopAnswerOf(const FrequencyQuestion& question, const LinearAnswer& linear,
                        const std::vector<solver::HarmonicPoint>& points)
{
    LoopAnswer loop;
    std::vector<std::size_t> order(question.amplitudes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t a) { return question.amplitudes[a]; });
    const std::vector<double> all = question.frequencies();
    std::vector<solver::CrossingsOfAmplitude> crossings;
    for (const std::size_t a : order) {
        const double amplitude = question.amplitudes[a];
        std::vector<double> frequencies;
        std::vector<std::complex<double>> answers;
        for (const solver::HarmonicPoint* point : pointsOf(points, a)) {
            frequencies.push_back(all[point->frequency]);
            answers.push_back(point->outputs[0].harmonics[0] / amplitude);
        }
        crossings.push_back({amplitude, solver::axisCrossingsOf(frequencies, answers)});
        if (answers.empty() || !linear.problem.isEmpty() || linear.system.states.empty())
            continue;
        const auto nearest =
            std::ranges::max_element(answers, {}, [](std::complex<double> value) { return std::abs(std::arg(value)); });
        const auto k = static_cast<std::size_t>(nearest - answers.begin());
        const auto exact =
            solver::frequencyResponse(linear.system, 0, 0, {2 * std::numbers::pi * frequencies[k]}).front();
        loop.inverse.emplace_back(amplitude, solver::negativeInverse(exact, answers[k]));
    }
    loop.cycles = solver::limitCyclesOf(crossings);
    return loop;
}

}  // namespace bramah::app
