// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_statistics.h"

#include <QString>

#include <vector>

namespace bramah::app {

/// What one component has cost a run.
struct SlowCause {
    QString component;          ///< empty for the model itself
    double limited = 0;         ///< the part of all steps that its states kept short, 0 to 1
    std::int64_t failures = 0;  ///< steps that failed because of its states
    std::int64_t events = 0;    ///< that its relations caused
    QString mainState;          ///< the state that limited most; empty if none did
    QString mainRelation;       ///< the relation that caused most events; empty if none did
};

/// The components that a run spent its work on, the dearest first: those that limited its steps, then those that caused
/// events.
[[nodiscard]] std::vector<SlowCause> slowCausesOf(const solver::RunStatistics& statistics);

}  // namespace bramah::app
