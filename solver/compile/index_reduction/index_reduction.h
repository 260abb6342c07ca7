// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Pantelides' algorithm: differentiates the equations that constrain states until the highest derivatives can all be
/// solved for. The working set then holds the original equations and their derivatives, linked by `derivative` and
/// `antiderivative`. A structurally singular model is reported with its smallest wrong part.
void reduceIndex(Compilation& compilation);

/// Chooses, for each differentiated equation, a derivative that is not integrated but solved for (Mattsson and
/// Söderlind's dummy derivatives, chosen once), and so the states. Wishes decide first: never, avoid, variables the
/// model does not differentiate itself, default, fixed start, prefer, always; among equals, coefficients that cannot
/// become zero (see SignAnalysis), then the largest coefficient at the start values.
void selectStates(Compilation& compilation);

}  // namespace bramah::solver
