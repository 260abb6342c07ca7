// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <optional>
#include <string>

namespace bramah::model {

class Instance;

/// The run settings in a model's `annotation(experiment(...))`, and its method.
struct Experiment {
    double startTime = 0;             ///< [s]
    double stopTime = 1;              ///< [s]; without StopTime 1 s after the start
    std::optional<double> interval;   ///< between rows [s]; from NumberOfIntervals if Interval is not given
    std::optional<double> tolerance;  ///< relative
    std::string solver;               ///< the method, of `__Bramah(solver="cvode")`; empty: chosen by the program
};

/// Reads the annotations of a model, or else of its base classes; its expressions may use parameters. A setting without
/// a value keeps its default. This is the only reader of them.
[[nodiscard]] Experiment experimentOf(const Instance& instance);

}  // namespace bramah::model
