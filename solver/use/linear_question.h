// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "solver/analysis/linear_system.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bramah::solver {

class Model;

/// The small changes of a model that someone asks for, and the point about which.
struct LinearQuestion {
    std::vector<std::string> inputs;   ///< paths of parameters and signals
    std::vector<std::string> outputs;  ///< paths of variables
    std::optional<double> time;        ///< of a run [s]; nothing: where everything rests
    bool isCut = false;                ///< the loop is cut at the one input, a signal, which becomes an output too
};

/// The result of linearSystemOf().
struct LinearAnswer {
    /// What came of the question.
    enum class Outcome : std::uint8_t {
        Found,
        NotCompiled,    ///< the model has errors, which `diagnostics` tell, or it was stopped
        WrongQuestion,  ///< as an input that is none
        NoPoint,        ///< nothing rests, or the run to the time failed
    };
    Outcome outcome = Outcome::Found;
    QString problem;    ///< why there is no system, in words
    QString component;  ///< path of the component that is the cause; may be empty
    model::Diagnostics diagnostics;
    LinearSystem system;
};

/// Takes \a model to the point of \a question and gives its linear system there. Blocks; for a worker.
[[nodiscard]] LinearAnswer linearSystemOf(Model& model, const LinearQuestion& question,
                                          const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
