// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/linear_system.h"
#include "solver/flat_model/flat_model.h"

#include <QString>

#include <set>
#include <string>
#include <vector>

namespace bramah::solver {

/// Inputs and outputs added to a flat model as states, so that the Jacobian which the compiler derives anyway also
/// contains the matrices B, C and D: the change e of an input has der(e) = e1 and der(e1) = 0, the integral w of an
/// output has der(w) = output.
struct LinearPorts {
    /// A wanted input.
    struct Input {
        std::string path;          ///< as the user named it
        std::string change, rate;  ///< paths of e and e1
    };
    /// A wanted output.
    struct Output {
        std::string path;
        std::string integral;  ///< path of w
    };
    /// A delay cut out of the system: its output is an input of the system, its input is an output.
    struct Delay {
        std::string change, rate, integral;
        VariableId time = kNoVariable;
        Origin origin;
    };
    std::vector<Input> inputs;
    std::vector<Output> outputs;
    std::vector<Delay> delays;
};

/// Adds ports to \a model. An input is a parameter (then also in parameters computed from it, except those in \a
/// overridden), an input of the model, or a signal, whose change is added at the output or input. An output is any
/// variable. The output of each delay becomes an input as well, with its value at the point, under its name from
/// replaceDelaysByLags() or nameDelays(). Returns nothing, or what is wrong with a path.
[[nodiscard]] QString addLinearPorts(FlatModel& model, const std::vector<std::string>& inputs,
                                     const std::vector<std::string>& outputs, const std::set<std::string>& overridden,
                                     LinearPorts& ports);

/// The result of a linearisation.
struct Linearisation {
    EvaluationStatus status;
    LinearSystem system;
};

/// The linear system of \a evaluator, whose model has \a ports, around the point at \a time at which \a at
/// was last evaluated: another evaluator of the same model, without ports, its delays replaced by lags or
/// named.
[[nodiscard]] Linearisation linearise(SystemEvaluator& evaluator, const LinearPorts& ports, const SystemEvaluator& at,
                                      double time);

}  // namespace bramah::solver
