// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Gives a start that the model itself writes also to variables that differ from its variable by parameters only: where
/// `joint.phi = boom.phi - base.phi` with a parameter `base.phi`, the start of `joint.phi` says where the boom is to
/// begin, whichever of both the equations are solved for. Starts that are written in the model stay. After aliases.
void carryStarts(Compilation& compilation);

}  // namespace bramah::solver
