// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The state of a system at one moment: all that another run of it needs to go on from there.
struct SavedState {
    std::string model;  ///< full name of its class
    double time = 0;    ///< [s]
    /// By path, SI: states, discrete variables, solved unknowns, truths of relations (`(a > b)`), remembered values
    /// (`pre(n)`), parameters that the start determined.
    std::map<std::string, double> values;
    /// The past of each delay: time before `time` [s], value.
    std::vector<std::vector<std::pair<double, double>>> delays;
    /// The contents of the pipe of each spatialDistribution(): place from 0 to 1, value.
    std::vector<std::vector<std::pair<double, double>>> transports;
};

}  // namespace bramah::solver
