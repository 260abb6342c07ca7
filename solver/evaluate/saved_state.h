// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/history/history_operator.h"

#include <map>
#include <string>
#include <vector>

namespace bramah::solver {

/// The state of a system at one moment: all that another run of it needs to go on from there.
struct SavedState {
    std::string model;         ///< full name of its class
    double time = 0;           ///< [s]
    bool hasHadEvent = false;  ///< what happens at this time itself, as the tick of a sampler, has happened
    /// By path, SI: states, discrete variables, solved unknowns, truths of relations (`(a > b)`), remembered values
    /// (`pre(n)`), parameters that the start determined.
    std::map<std::string, double> values;
    /// The pasts of all operators that have one, by the kind of operator: points of `delays` are a time before `time`
    /// [s] and the value then; points of `transports`, the pipes of spatialDistribution(), are a place from 0 to 1 and
    /// the value there.
    std::map<std::string, std::vector<SignalHistory::Points>> histories;
};

}  // namespace bramah::solver
