// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Prepares all expressions for simulation: homotopy(actual, simplified) becomes the actual expression, and powers with
/// small whole, half and quarter exponents become products and square roots, which cost a tenth of a general power.
void simplifyForSimulation(Compilation& compilation);

}  // namespace bramah::solver
