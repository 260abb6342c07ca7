// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measured/measured_data.h"

#include <vector>

namespace bramah::app {

/// Whether a variable of a run is as near to a measured channel as that allows.
struct MeasuredVerdict {
    QString variable;               ///< of the run
    solver::ResultColumn measured;  ///< the channel, in whose units differences are
    bool isPassed = false;
    double greatest = 0;  ///< measured minus simulated, where their distance is largest [SI]
    double time = 0;      ///< where that is [s]
};

/// The verdicts on the variables of \a run that channels with a band are laid beside.
[[nodiscard]] std::vector<MeasuredVerdict> verdictsOf(const solver::MeasuredData& data, const solver::ResultStore& run);

}  // namespace bramah::app
