// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/faults/fault_search.h"
#include "solver/use/model.h"

#include <memory>
#include <utility>
#include <vector>

namespace bramah::test {

/// A shipped example, and what its parts say can be wrong.
struct FaultyCircuit {
    std::shared_ptr<solver::Model> model;
    solver::FaultQuestion question;
};
/// That of `resources/examples`; throws if it cannot be read.
[[nodiscard]] FaultyCircuit faultyCircuit(const char* name);

/// The fault at \a parameter; throws if no part names it.
[[nodiscard]] const solver::FaultHypothesis& faultAt(const FaultyCircuit& circuit, const QString& parameter);

/// The circuit with \a fault of this size, measured at \a paths with 1 % noise, while the model is wrong by \a wrong.
[[nodiscard]] solver::FitExperiment measuredWith(const FaultyCircuit& circuit, const solver::FaultHypothesis& fault,
                                                 double size, const std::vector<std::pair<QString, double>>& wrong,
                                                 const std::vector<const char*>& paths, unsigned seed);

/// What a search found, a line for each fault.
[[nodiscard]] QString shownText(const solver::FaultAnswer& answer);

/// How a circuit with several faults, one at a time, is judged.
struct FaultScore {
    int named = 0;   ///< the fault that there is, and no other
    int honest = 0;  ///< that fault among others that cannot be told from it
    int wrong = 0;
    double worstSize = 0;  ///< of those named, the relative error

    [[nodiscard]] int all() const { return named + honest + wrong; }
};
/// A fault, by its parameter, and how far it has gone, as a share of the way to the worst case.
using FaultSizes = std::vector<std::pair<const char*, double>>;
/// Each fault \a seeds times, with other noise.
[[nodiscard]] FaultScore scoreOf(FaultyCircuit& circuit, const FaultSizes& faults,
                                 const std::vector<std::pair<QString, double>>& wrong,
                                 const std::vector<const char*>& paths, int seeds);

/// Eight faults of `cylinder_drive`, and of `load_sensing`.
[[nodiscard]] FaultSizes driveFaults();
[[nodiscard]] FaultSizes loadSensingFaults();

}  // namespace bramah::test
