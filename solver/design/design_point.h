// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/operating_point.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace bramah::solver {

/// Which values of parameters give variables their wanted values, where the system rests or moves at constant speed?
/// Example: the displacement that gives 0.2 m/s at 20 kN.
struct DesignQuestion {
    /// A variable and the value that it shall have.
    struct Wanted {
        std::string path;
        double value = 0;  ///< in the unit of the variable
    };
    std::vector<Wanted> known;
    std::vector<std::string> find;  ///< parameters, as many as wanted values
    double time = 0;                ///< inputs have their values at this time [s]
    bool isAtStart = false;         ///< at the first instant of a run from `time` on, not at a state of rest
};

/// The result of findDesignPoint().
struct DesignAnswer {
    QString problem;             ///< the reason why there is none; empty if there is one
    std::vector<double> values;  ///< values of the parameters, in the order of `find`
    OperatingPoint point;        ///< at these values; for a question about the start only its states
    int pointCount = 0;          ///< number of points that were evaluated
};

/// Newton's method with a line search on operating points: derivatives of wanted variables by the parameters are
/// difference quotients of operating points. Starts from the present values of the parameters and leaves the found ones
/// in \a evaluator; if there is a problem, the present ones.
[[nodiscard]] DesignAnswer findDesignPoint(SystemEvaluator& evaluator, const DesignQuestion& question,
                                           const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
