// SPDX-License-Identifier: BSD-3-Clause
#include "solver/sundials/loaded_version.h"

#include <sundials/sundials_version.h>

#include <array>

namespace bramah::solver {

std::string sundialsVersion()
{
    std::array<char, 64> text{};
    return SUNDIALSGetVersion(text.data(), static_cast<int>(text.size())) == 0 ? text.data() : std::string();
}

}  // namespace bramah::solver
