// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <memory>

namespace bramah::solver {

/// A curve that has rows of its own, as measured values have, laid beside a run: gain * value + offset, so much later.
struct SideCurve {
    std::shared_ptr<const ResultStore> rows;  ///< never null
    int column = 0;
    double gain = 1;
    double offset = 0;
    double shift = 0;  ///< [s]

    /// The curve as its own file or run describes it, before gain and offset.
    [[nodiscard]] const ResultColumn& variable() const { return rows->columns()[static_cast<std::size_t>(column)]; }
    /// NaN where there is no value.
    [[nodiscard]] double at(double time) const;
};

}  // namespace bramah::solver
