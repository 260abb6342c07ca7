// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measures/side_curve.h"
#include "solver/run/run_settings.h"
#include "solver/use/free_parameter.h"

#include <QString>

#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace bramah::solver {

class CompiledSystem;

/// A measured signal and the variable of the model that is to follow it.
struct FitSignal {
    QString variable;
    SideCurve measured;  ///< in the unit of the variable, SI
    double weight = 1;   ///< beside the other signals, whose weights their noise gives; above 0
};

/// A measured run, and how the model repeats it.
struct FitExperiment {
    QString name;
    std::vector<FitSignal> signals;
    std::vector<std::pair<QString, double>> values;  ///< of parameters and starts in this run, SI
    std::vector<RunInput> inputs;                    ///< what was measured and drives the model, see system
    /// The model in which its inputs, and what else is driven, follow signals; null: that of the question.
    std::shared_ptr<const CompiledSystem> system = nullptr;
    /// The bounds of the time [s] by which the measured values come later than the model; nothing: they are in step.
    std::optional<ValueRange> shift;
    /// The measured times [s] that count.
    ValueRange window{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    bool isValidation = false;  ///< takes no part in the fit, but shows what it is worth
};

/// What becomes of measured values far from all others.
enum class Outliers {
    Count,      ///< as the others
    CountLess,  ///< by their amount, not by their square
    LeaveOut,   ///< farther than four times the noise: not at all
};
/// By a name of `--outliers`: `count`, `less` or `out`; nothing for others.
[[nodiscard]] std::optional<Outliers> outliersNamed(std::string_view name);
/// The name that outliersNamed() takes.
[[nodiscard]] std::string_view nameOf(Outliers outliers);

/// Which values of parameters bring a model nearest to measurements?
struct FitQuestion {
    std::shared_ptr<const CompiledSystem> system;
    RunSettings settings;  ///< of each run
    std::vector<FreeParameter> parameters;
    std::vector<FitExperiment> experiments;
    Outliers outliers = Outliers::Count;
    double tolerance = 1e-8;  ///< of runs, if the settings ask for no smaller one: slopes are differences between them
    int jobs = 1;             ///< runs at a time
};

}  // namespace bramah::solver
