// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "solver/flat_model/flat_model.h"

#include <functional>
#include <memory>
#include <optional>

namespace bramah::solver {

struct FlattenOptions {
    /// Modifications from outside as Modelica text, `(mass(m = 500), relief(p_set = 1.4e7))`; they win over all others.
    QByteArray overrides;
    /// Polled; true ends flattening without a model.
    std::function<bool()> isStopWanted;
    /// The model is looked at alone: its ports count as joined to something, as a component's do in a circuit.
    bool arePortsOpen = false;
};

/// Equations and unknowns of a class with all its parts, counted as specification 4.8 does: what its ports bring from
/// outside counts as equations, its inputs as known.
struct EquationBalance {
    std::int64_t equations = 0;
    std::int64_t unknowns = 0;
};

struct FlattenOutcome {
    std::unique_ptr<FlatModel> model;  ///< null if there are errors or flattening was stopped
    model::Diagnostics diagnostics;
    /// Components whose own equations and unknowns do not match: why a model cannot be solved, if it cannot.
    model::Diagnostics unbalanced;
    std::optional<EquationBalance> balance;  ///< nothing if there are errors or it cannot be told
};

/// Makes the scalar variables and equations of the model \a node: instantiates it, resolves names, expands arrays and
/// loops, inlines functions, and turns connections into equations. The library belongs to the calling thread.
[[nodiscard]] FlattenOutcome flatten(const model::ClassLibrary& library, const model::ClassNode& node,
                                     const FlattenOptions& options = {});

}  // namespace bramah::solver
