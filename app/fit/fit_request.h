// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/experiment_text.h"
#include "solver/questions/stored_questions.h"

namespace bramah::app {

/// What is done with measured runs.
enum class FitTask : std::uint8_t {
    Preview,  ///< what they can tell
    Fit,      ///< values of parameters that they ask for
    Faults,   ///< which fault explains them
};

/// A question to measured runs, as it is written.
struct FitRequest : solver::StoredFit {
    FitTask task = FitTask::Fit;
};

}  // namespace bramah::app
