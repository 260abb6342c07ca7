// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/flat_model/flat_model.h"
#include "solver/linear_algebra/sparse_pattern.h"

#include <string>
#include <vector>

namespace bramah::solver {

/// An unknown of the integrator.
struct StateLayout {
    VariableId variable = kNoVariable;
    double nominal = 1;  ///< positive; scales tolerances; for the parameter values of this run
    ComponentId component{};
    bool isUnsized = false;  ///< its size is not known: it starts at 0, has no unit, and no nominal value was given
};

/// A zero-crossing function and what it belongs to.
struct RelationLayout {
    std::string text;  ///< as `relief.dp > relief.p_set`, for messages
    ComponentId component{};
};

/// A variable whose results can be stored.
struct OutputLayout {
    VariableId variable = kNoVariable;
};

/// The description of a compiled system for integrators.
struct SystemLayout {
    std::vector<StateLayout> states;      ///< x
    std::vector<StateLayout> algebraics;  ///< z: iteration variables of implicit blocks, unknowns only in the DAE form
    std::vector<RelationLayout> relations;
    std::vector<OutputLayout> outputs;
    SparsePattern odeJacobian;  ///< of the derivatives by x
    SparsePattern daeJacobian;  ///< of the residuals by [x; z]; includes the diagonal of the differential rows
    double derivativeWork = 1;  ///< operations for the derivatives, Newton iterations counted once
    double jacobianWork = 1;    ///< operations for a Jacobian of the explicit form, derivatives included
};

}  // namespace bramah::solver
