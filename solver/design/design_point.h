// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/operating_point.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace bramah::solver {

/// "Which displacement gives 0.2 m/s at 20 kN?": which values of parameters give variables their wanted values, where
/// the system rests or moves at constant speed.
struct DesignQuestion {
    struct Wanted {
        std::string path;
        double value = 0;  ///< in the unit of the variable
    };
    std::vector<Wanted> known;
    std::vector<std::string> find;  ///< parameters, as many as `known`
    double time = 0;                ///< inputs have their values at this time [s]
    bool isAtStart = false;         ///< of the first instant of a run, `time` then; not of a state of rest
};

struct DesignAnswer {
    QString problem;             ///< why there is none, in words; empty if there is one
    std::vector<double> values;  ///< of the parameters, in the order of `find`
    OperatingPoint point;        ///< with these values; of a question about the start its states alone
    int pointCount = 0;          ///< points that were looked at
};

/// Newton's method with a line search about the operating point: the derivatives of the wanted variables by the
/// parameters are differences of operating points. Starts from the parameters' present values and leaves the found ones
/// in \a evaluator, or on a problem the present ones.
[[nodiscard]] DesignAnswer findDesignPoint(SystemEvaluator& evaluator, const DesignQuestion& question,
                                           const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
