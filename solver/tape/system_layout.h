// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"
#include "solver/linear_algebra/sparse_pattern.h"

#include <string>
#include <vector>

namespace bramah::solver {

/// One unknown of the integrator.
struct StateLayout {
    VariableId variable = kNoVariable;
    double nominal = 1;  ///< positive; scales tolerances; with the parameter values of this run
    ComponentId component{};
    bool isUnsized = false;  ///< nothing tells its size: it starts at 0 and has no unit; its nominal value of 1 is none
};

struct RelationLayout {
    std::string text;  ///< as `relief.dp > relief.p_set`, for messages
    ComponentId component{};
};

/// A variable of which results can be stored.
struct OutputLayout {
    VariableId variable = kNoVariable;
};

/// The parts of a compiled system that an integrator sees.
struct SystemLayout {
    std::vector<StateLayout> states;      ///< x
    std::vector<StateLayout> algebraics;  ///< z: iteration variables of implicit blocks, unknowns of the DAE form only
    std::vector<RelationLayout> relations;
    std::vector<OutputLayout> outputs;
    SparsePattern odeJacobian;  ///< of the derivatives by x
    SparsePattern daeJacobian;  ///< of the residuals by [x; z]; the diagonal of the differential rows is in it
    double derivativeWork = 1;  ///< operations of one evaluation of the derivatives, Newton iterations counted once
    double jacobianWork = 1;    ///< operations of one Jacobian of the explicit form, its derivatives among them
};

}  // namespace bramah::solver
