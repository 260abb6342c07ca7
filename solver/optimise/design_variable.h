// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace bramah::solver {

/// A quantity whose value is searched, and where.
struct DesignVariable {
    double start = 0;             ///< where the search begins; one of \c choices if there are any
    double lower = 0, upper = 1;  ///< finite, lower < upper; of choices the least and the greatest
    std::vector<double> choices;  ///< it takes one of these values only, ascending; empty: any between the bounds
    bool isLogarithmic = false;   ///< equal ratios count alike, so both bounds are positive
    bool isWhole = false;         ///< takes whole numbers only; the bounds are whole

    friend bool operator==(const DesignVariable&, const DesignVariable&) = default;
};

}  // namespace bramah::solver
