// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/lapack_version.h"

#include <lapacke.h>

namespace bramah::solver {

std::string lapackVersion()
{
    lapack_int major = 0, minor = 0, patch = 0;
    LAPACKE_ilaver(&major, &minor, &patch);
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

}  // namespace bramah::solver
