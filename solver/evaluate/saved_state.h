// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/history/history_operator.h"

#include <map>
#include <string>
#include <vector>

namespace bramah::solver {

/// The state of a system at one moment: everything that another run needs to continue from there.
struct SavedState {
    std::string model;         ///< full name of its class
    double time = 0;           ///< [s]
    bool hasHadEvent = false;  ///< the event at this time, as the tick of a sampler, has already happened
    /// By path, SI: states, discrete variables, solved unknowns, truths of relations (`(a > b)`), values before the
    /// next event (`pre(n)`), parameters that the start determined.
    std::map<std::string, double> values;
    /// Histories of all operators with a past, by kind. A point of `delays` is a time before `time` [s] and the
    /// value then; a point of `transports`, the pipes of spatialDistribution(), is a place from 0 to 1 and the value
    /// there.
    std::map<std::string, std::vector<SignalHistory::Points>> histories;
};

}  // namespace bramah::solver
