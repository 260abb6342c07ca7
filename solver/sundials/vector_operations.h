// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <sundials/sundials_nvector.h>

namespace bramah::solver {

/// Gives a serial vector, and vectors cloned from it, plain loops instead of SUNDIALS' own, which spend most time on
/// choosing between cases when vectors are as short as those of a drawn circuit. Results differ only by the order in
/// which a norm is summed.
void usePlainLoops(N_Vector vector);

}  // namespace bramah::solver
