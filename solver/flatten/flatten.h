// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "solver/flat_model/flat_model.h"

#include <functional>
#include <memory>
#include <optional>

namespace bramah::solver {

/// How a model is flattened.
struct FlattenOptions {
    /// Modifications from outside as Modelica text, `(mass(m = 500), relief(p_set = 1.4e7))`; they win over all others.
    QByteArray overrides;
    /// Polled; when it returns true, flattening ends without a model.
    std::function<bool()> isStopWanted;
    /// The model is checked by itself: its ports count as joined to something, as those of a component in a circuit.
    bool arePortsOpen = false;
    /// Functions that are evaluated from a table of their law, as densities of oils, stay laws: for the text of the
    /// equations, which other tools run.
    bool keepsLaws = false;
};

/// Numbers of equations and unknowns of a class with its parts, counted as in specification 4.7: each port adds the
/// equations that it gets from outside, and inputs count as known.
struct EquationBalance {
    std::int64_t equations = 0;
    std::int64_t unknowns = 0;
};

/// The result of flatten().
struct FlattenOutcome {
    std::unique_ptr<FlatModel> model;  ///< null if there are errors or flattening was stopped
    model::Diagnostics diagnostics;
    /// Components whose own equations and unknowns do not match: the likely reason if the model cannot be solved.
    model::Diagnostics unbalanced;
    std::optional<EquationBalance> balance;  ///< nothing if there are errors, or if it is not known
};

/// Makes the scalar variables and equations of the model \a node: instantiates it, resolves names, expands arrays and
/// loops, inlines functions, and turns connections into equations. The library belongs to the calling thread.
[[nodiscard]] FlattenOutcome flatten(const model::ClassLibrary& library, const model::ClassNode& node,
                                     const FlattenOptions& options = {});

}  // namespace bramah::solver
