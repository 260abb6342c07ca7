// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/fit_question.h"
#include "solver/results/result_store.h"

#include <functional>
#include <memory>
#include <random>

namespace bramah::test {

/// \a count samples of \a value from 0 to \a stop, with normal noise.
inline solver::SideCurve measuredCurve(const std::function<double(double)>& value, double stop, int count,
                                       double noise = 0, unsigned seed = 1)
{
    std::mt19937 generator(seed);
    std::normal_distribution<double> errors;
    auto store = std::make_shared<solver::ResultStore>();
    store->reset(std::vector<solver::ResultColumn>(1));
    solver::SampleBatch batch;
    for (int k = 0; k < count; ++k) {
        const double time = stop * k / (count - 1);
        const double x = value(time) + noise * errors(generator);
        batch.add(time, solver::kGridRow, {&x, 1});
    }
    store->append(std::move(batch));
    return {std::move(store)};
}

}  // namespace bramah::test
