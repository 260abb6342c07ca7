// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace bramah::model {

class Instance;

/// The settings that `annotation(experiment(...))` gives for the runs of a model.
struct Experiment {
    double startTime = 0;             ///< [s]
    double stopTime = 1;              ///< [s]; without a word 1 s behind the start
    std::optional<double> interval;   ///< between rows [s]; NumberOfIntervals counts where Interval is not given
    std::optional<double> tolerance;  ///< relative
};

/// Reads the annotation of a model, or of the classes that it extends: its expressions may name parameters. Settings
/// without a value are left out. The one reader of this annotation.
[[nodiscard]] Experiment experimentOf(const Instance& instance);

}  // namespace bramah::model
