// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/energy_audit.h"
#include "solver/results/result_store.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bramah::model {
class ClassLibrary;
}  // namespace bramah::model

namespace bramah::solver {

/// A run of a circuit that also integrates the power of each component (solver/analysis/energy_audit.h).
struct EnergyRun {
    QString problem;             ///< why there are no results, in words; empty if there are some
    bool hasWrongValue = false;  ///< the problem is a value that the model cannot take
    std::vector<AuditedComponent> components;
    std::shared_ptr<const ResultStore>
        results;  ///< columns `in_0`, `drive_0`, `energy_0`, `driven_0`, `left_0`, `stored_0`, ...
};

/// What a run whose energy is followed differs in from the text.
struct EnergyChoices {
    std::vector<std::string> values;  ///< of parameters, as Model::set() takes them
    /// From when to when [s]; otherwise the time of the experiment.
    std::optional<std::pair<double, double>> times;
};

/// Runs \a className of \a library with \a choices; adds a class to the library. Blocks; for a worker.
[[nodiscard]] EnergyRun followEnergy(const std::shared_ptr<model::ClassLibrary>& library, const std::string& className,
                                     const EnergyChoices& choices = {}, const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
