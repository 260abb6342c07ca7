// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/input_signal.h"
#include "solver/evaluate/saved_state.h"
#include "solver/flat_model/flat_model.h"
#include "solver/integrate/integration_settings.h"
#include "solver/parts/parts_choice.h"
#include "solver/tape/evaluation_mode.h"

#include <QRegularExpression>
#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

/// What an input of the model does in a run.
struct RunInput {
    QString path;
    std::vector<InputRow> rows;          ///< their times must not fall
    InputForm form = InputForm::Linear;  ///< inputs that change at events only are held
    QString unit = {};                   ///< SI unit of the values, as `Pa`; empty: not known
};

/// The settings of a run besides the model.
struct RunSettings : IntegrationSettings {
    EvaluationMode evaluation = EvaluationMode::Auto;
    double speed = kAsFastAsPossible;  ///< simulated seconds per second; 1: real time
    PartsChoice parts = PartsChoice::Joint;
    int threads = 0;            ///< for a run in parts; 0: as many as the processor has
    bool startsPaused = false;  ///< pauses at the start time, whose row is in the queue then

    /// The state from which the run starts instead of the model's own start.
    std::shared_ptr<const SavedState> startState;
    bool startsAtOperatingPoint = false;  ///< for the inputs at the start time; takes precedence over startState
    /// Variables to store: those whose whole path matches. Without it all variables with plain names that are not
    /// protected, at any depth.
    std::optional<QRegularExpression> variables;
    /// Values other than the model's, by parameter path, SI.
    std::vector<std::pair<QString, double>> parameterValues;
    /// Signals of inputs. The others keep their start values, or those among parameterValues.
    std::vector<RunInput> inputs;
};

/// The settings that a model's experiment asks for; a method that there is not is left to the choice of the program.
[[nodiscard]] RunSettings settingsOf(const Experiment& experiment);

}  // namespace bramah::solver
