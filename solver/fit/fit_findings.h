// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/confidence.h"
#include "solver/fit/fit.h"

namespace bramah::solver {

/// What the user should know of fitted values, as sentences: which have no influence, which cannot be told apart, which
/// lie at a bound.
[[nodiscard]] std::vector<QString> findingsOfValues(const std::vector<FittedValue>& values,
                                                    const Confidence& confidence);
/// The same of what is left of the signals.
[[nodiscard]] std::vector<QString> findingsOfSignals(const std::vector<FittedSignal>& fitted,
                                                     const FitQuestion& question,
                                                     const std::vector<FitSamples>& samples);

}  // namespace bramah::solver
