// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace bramah::model {
class Instance;
}

namespace bramah::editor {

/// The run settings of a class's `annotation(experiment(...))` and `__Bramah(solver=...)`; Modelica's defaults if they
/// are missing.
struct ExperimentSettings {
    double startTime = 0;            ///< [s]
    double stopTime = 1;             ///< [s]
    std::optional<double> interval;  ///< [s]; nothing: 500 intervals
    double tolerance = 1e-6;
    QString solver;  ///< the name of a method; empty: chosen by the program

    friend bool operator==(const ExperimentSettings&, const ExperimentSettings&) = default;
};

/// Reads them by model::experimentOf(), like the command line.
[[nodiscard]] ExperimentSettings experimentSettings(const model::Instance& model);

}  // namespace bramah::editor
