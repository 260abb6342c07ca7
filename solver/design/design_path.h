// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/design/design_point.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace bramah::solver {

/// The values at which a design question is asked one after the other.
struct DesignPath {
    std::string over;            ///< a wanted variable of the question, or another parameter
    std::vector<double> places;  ///< of `over`, rising or falling, in the unit of the variable
};

/// Asks \a question at each of the places and gives \a take the number of the place and the value of the first
/// parameter of `find` there; NaN if there is no answer. Each question begins at the answer beside it: first upward
/// from the place nearest to the present value, then downward. The reason why there is no answer at all; empty if
/// there is one.
[[nodiscard]] QString followDesign(SystemEvaluator& evaluator, const DesignQuestion& question, const DesignPath& path,
                                   const std::function<void(int place, double value)>& take,
                                   const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
