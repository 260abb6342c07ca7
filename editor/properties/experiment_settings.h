// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace bramah::model {
class Instance;
}

namespace bramah::editor {

/// The settings that `annotation(experiment(...))` of a class gives for its runs; Modelica's defaults where it says
/// nothing.
struct ExperimentSettings {
    double startTime = 0;            ///< [s]
    double stopTime = 1;             ///< [s]
    std::optional<double> interval;  ///< [s]; nothing: 500 intervals
    double tolerance = 1e-6;

    friend bool operator==(const ExperimentSettings&, const ExperimentSettings&) = default;
};

/// As model::experimentOf(), which the command line reads too.
[[nodiscard]] ExperimentSettings experimentSettings(const model::Instance& model);
/// The annotation's arguments as Modelica text: `StopTime = 3, Tolerance = 1e-6`; defaults are left out, StopTime
/// never.
[[nodiscard]] QString experimentArguments(const ExperimentSettings& settings);

}  // namespace bramah::editor
