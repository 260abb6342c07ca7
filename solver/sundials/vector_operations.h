// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sundials/sundials_nvector.h>

namespace bramah::solver {

/// Gives a serial vector, and the vectors cloned from it, plain loops instead of SUNDIALS' own, which spend most of
/// their time on deciding what to do when vectors are as short as those of a drawn circuit. The results are the same
/// but for the order in which a norm is summed up.
void usePlainLoops(N_Vector vector);

}  // namespace bramah::solver
