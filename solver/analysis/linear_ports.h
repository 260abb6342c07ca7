// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/linear_system.h"
#include "solver/flat_model/flat_model.h"

#include <QString>

#include <set>
#include <string>
#include <vector>

namespace bramah::solver {

/// Inputs and outputs put into a flat model as states, so that the Jacobian that the compiler derives anyway holds the
/// matrices B, C and D too: an input's change e has der(e) = e1 and der(e1) = 0, an output's integral w has
/// der(w) = output.
struct LinearPorts {
    struct Input {
        std::string path;          ///< as the user named it
        std::string change, rate;  ///< paths of e and e1
    };
    struct Output {
        std::string path;
        std::string integral;  ///< path of w
    };
    /// A delay seen from the system without it: its output is an input of the system, its input an output.
    struct Delay {
        std::string change, rate, integral;
        VariableId time = kNoVariable;
        Origin origin;
    };
    std::vector<Input> inputs;
    std::vector<Output> outputs;
    std::vector<Delay> delays;
};

/// Adds ports to \a model. An input is a parameter (also where others are computed from it, except those in
/// \a overridden), an input of the model, or a signal: then its change is added to what an output gives or an input
/// gets. An output is any variable. What comes out of each delay is an input too, with its value at the point, as
/// replaceDelaysByLags() and nameDelays() call it. Returns the fault of a path, in words, or nothing.
[[nodiscard]] QString addLinearPorts(FlatModel& model, const std::vector<std::string>& inputs,
                                     const std::vector<std::string>& outputs, const std::set<std::string>& overridden,
                                     LinearPorts& ports);

/// The result of a linearisation.
struct Linearisation {
    EvaluationStatus status;
    LinearSystem system;
};

/// The linear system of \a evaluator, whose model has \a ports, around the values of \a at (another evaluator of the
/// same model, without ports, its delays replaced by lags or named, that was last evaluated at the point wanted) at
/// \a time.
[[nodiscard]] Linearisation linearise(SystemEvaluator& evaluator, const LinearPorts& ports, const SystemEvaluator& at,
                                      double time);

}  // namespace bramah::solver
